// What has been picked so far for the open question. Only what the server offers can be picked.
import type { OptionTold, QuestionTold } from './types';

export class Choice {
  question = $state.raw<QuestionTold | null>(null);
  selected = $state<number | null>(null);

  /** A new question empties the hand; the same one, told again, does not. A lesson lets one pick even a single option. */
  ask(question: QuestionTold | null, taught = false): void {
    if (question && this.question && question.number === this.question.number && question.kind === this.question.kind) {
      this.question = question;
      if (this.selected !== null && !this.offers(this.selected)) this.selected = null;
      return;
    }
    this.question = question;
    this.selected = question?.options.length === 1 && !taught ? (question.options[0]?.option ?? null) : null;
  }

  get options(): OptionTold[] {
    return this.question?.options ?? [];
  }

  offers(option: number): boolean {
    return this.options.some((one) => one.option === option);
  }

  /** The number key of an option, 0 if it has none. */
  key(option: number): number {
    const at = this.options.findIndex((one) => one.option === option);
    return at < 0 || at > 8 ? 0 : at + 1;
  }

  pick(option: number): void {
    if (this.offers(option)) this.selected = this.selected === option ? null : option;
  }

  pickKey(number: number): void {
    const found = this.options[number - 1];
    if (found) this.selected = found.option;
  }

  /** The next option, or the one before: round and round. */
  step(by: number): void {
    const count = this.options.length;
    if (!count) return;
    const at = this.options.findIndex((one) => one.option === this.selected);
    this.selected = this.options[(at < 0 ? (by > 0 ? 0 : count - 1) : at + by + count) % count]?.option ?? null;
  }

  drop(): void {
    this.selected = null;
  }
}
