// The answer to the open question: picked on the table, and confirmed below it. What one means to choose, now or later, can
// be announced openly at any time.
import type { GameFace } from '../games/face';
import type { Notice } from './notice.svelte';
import type { Sitting } from './sitting.svelte';
import { sound } from './sound.svelte';

export class Answer {
  sending = $state(false);
  announced = $state<number | null>(null);
  /** What the button would send: what is picked, or what it means while nothing is. */
  readonly chosen = $derived.by(() => {
    const choice = this.sitting()?.choice;
    return choice?.selected ?? (choice?.question ? (this.game()?.fallback?.(choice.question) ?? null) : null);
  });
  /** What is picked may be announced openly before it is confirmed, or instead. */
  readonly picked = $derived.by(() => {
    const sitting = this.sitting();
    const option = sitting?.choice.selected ?? null;
    return option === null ? null : this.announceable(this.game()?.speech.subject(option, sitting!.view) ?? '');
  });

  constructor(
    private readonly sitting: () => Sitting | null,
    private readonly game: () => GameFace | null,
    private readonly notice: Notice,
  ) {
    $effect(() => {
      void this.sitting()?.choice.question?.number;
      this.announced = null;
    });
  }

  confirm = async (): Promise<void> => {
    const sitting = this.sitting();
    const question = sitting?.choice.question;
    const option = this.chosen;
    if (!sitting || !question || option === null || this.sending) return;
    this.sending = true;
    this.notice.quiet();
    try {
      sound.play('card');
      await sitting.line.decide(question.number, option);
    } catch (error) {
      this.notice.tell(error);
    } finally {
      this.sending = false;
    }
  };

  /** At once, without the button. */
  decide = (option: number): void => {
    const sitting = this.sitting();
    if (sitting?.question) this.notice.attempt(sitting.line.decide(sitting.question.number, option));
  };

  giveUp = (): void => {
    const sitting = this.sitting();
    const option = this.game()?.giveUp;
    if (option !== undefined) this.notice.attempt(sitting?.line.decide(sitting.question?.number ?? 0, option));
  };

  /** The option by which a card is announced openly; that binds nobody, and is possible at any time. */
  announceable(card: string): number | null {
    const sitting = this.sitting();
    if (!sitting?.view || sitting.me < 0 || sitting.over || sitting.lesson || sitting.botSits || !card) return null;
    return this.game()?.announces?.(card, sitting.view) ?? null;
  }

  announce = (option: number): void => {
    this.notice.quiet();
    this.sitting()
      ?.line.announce(option)
      .then(() => (this.announced = option), this.notice.tell);
  };
}
