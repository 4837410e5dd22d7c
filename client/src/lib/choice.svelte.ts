// What has been picked so far for the open question. Only what the server offers can be picked.
import type { Hint, OptionTold, QuestionTold } from './types';

/** What a hint says about an option: the chance of winning in percent, and whether it is the best. */
export interface Tip {
  percent: number;
  best: boolean;
}

export class Choice {
  question = $state.raw<QuestionTold | null>(null);
  selected = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null); // for the open question

  /** A new question empties the hand; the same one, told again, does not. A lesson lets one pick even a single option. */
  ask(question: QuestionTold | null, taught = false): void {
    if (question && question.number === this.question?.number && question.kind === this.question.kind) {
      this.question = question;
      if (this.selected !== null && !this.offers(this.selected)) this.selected = null;
      return;
    }
    this.question = question;
    this.hint = null;
    this.selected = question?.options.length === 1 && !taught ? (question.options[0]?.option ?? null) : null;
  }

  /** A hint has come; too late if something else is asked by now. */
  advise(hint: Hint): void {
    if (hint.decision === this.question?.number) this.hint = hint;
  }

  tip(option: number): Tip | null {
    const at = this.hint?.prospects.findIndex((one) => one.option === option) ?? -1;
    const found = at < 0 ? undefined : this.hint?.prospects[at];
    return found ? { percent: Math.round(100 * found.chance), best: at === 0 } : null;
  }

  /** What is said about the best of several options that one thing on the table stands for. */
  bestTip(options: number[]): Tip | null {
    const found = options.map((option) => this.tip(option)).filter((tip) => tip !== null);
    return found.sort((a, b) => Number(b.best) - Number(a.best) || b.percent - a.percent)[0] ?? null;
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
