// A hint is thought of on the server; meanwhile everything can be done, and it glows when it comes.
import type { Notice } from './notice.svelte';
import type { Sitting } from './sitting.svelte';

export class Hinting {
  wanted = $state(false);
  readonly can = $derived.by(() => {
    const sitting = this.sitting();
    return !!sitting?.line.head?.hints && !!sitting.choice.question && !sitting.lesson && !sitting.director.busy;
  });
  private readonly asking = $derived.by(() => this.sitting()?.choice.question?.number ?? -1); // the same question may be told again

  constructor(
    private readonly sitting: () => Sitting | null,
    private readonly notice: Notice,
  ) {
    $effect(() => {
      void this.asking;
      this.wanted = false;
    });
  }

  /** Ask for a hint, or do without it again. */
  toggle = async (): Promise<void> => {
    const sitting = this.sitting();
    const choice = sitting?.choice;
    if (!sitting || !choice?.question || !this.can) return;
    if (this.wanted) {
      this.wanted = false;
      choice.hint = null;
      return;
    }
    this.wanted = true;
    this.notice.quiet();
    const number = choice.question.number;
    const still = (): boolean => this.wanted && this.asking === number;
    try {
      const found = await sitting.line.hint(number);
      if (still()) choice.advise(found);
    } catch (error) {
      if (!still()) return;
      this.wanted = false;
      this.notice.tell(error);
    }
  };
}
