// The answer to the open question: picked on the table, confirmed below it, and openly announced before if one likes.
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
  /** A card may be announced openly; that binds nobody. */
  readonly canAnnounce = $derived.by(() => {
    const choice = this.sitting()?.choice;
    return (
      !!choice?.question &&
      !!this.game()?.announces(choice.question.kind) &&
      choice.selected !== null &&
      !this.sitting()?.lesson
    );
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

  announce = (): void => {
    const sitting = this.sitting();
    const option = sitting?.choice.selected ?? null;
    if (!sitting || option === null) return;
    this.notice.quiet();
    sitting.line.announce(option).then(() => (this.announced = option), this.notice.tell);
  };
}
