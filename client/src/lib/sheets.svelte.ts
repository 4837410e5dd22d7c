// What lies open over the table: a sheet, a card seen from close by, a rule.
import type { Sitting } from './sitting.svelte';
import type { ErrorTold } from './types';

export type SheetName = 'menu' | 'lesson' | 'chat' | 'seats' | 'book' | 'search' | 'log';

export class Sheets {
  open = $state<SheetName | ''>('');
  card = $state('');
  rule = $state('');
  why = $state(''); // the card is not offered, and by which rule
  whyRule = $state('');

  constructor(
    private readonly sitting: () => Sitting | null,
    private readonly worded: (refused: ErrorTold) => string,
  ) {}

  get any(): boolean {
    return !!(this.open || this.card || this.rule);
  }

  close = (): void => {
    this.open = '';
  };

  cite = (id: string): void => {
    this.rule = id;
  };

  inspect = (card: string, option?: number): void => {
    this.card = card;
    this.why = this.whyRule = '';
    if (option !== undefined) this.explain(card, option).catch(() => undefined); // the card can be read without it
  };

  /** What is not offered can still be asked about: one is told why not, and by which rule. */
  private async explain(card: string, option: number): Promise<void> {
    const sitting = this.sitting();
    if (!sitting?.choice.question || sitting.choice.offers(option)) return;
    const refused = await sitting.line.whyNot(sitting.choice.question.number, option);
    if (!refused || this.card !== card) return;
    this.why = this.worded(refused);
    this.whyRule = refused.rule;
  }

  /** What lies on top is put away. False if there was nothing. */
  putAway(): boolean {
    if (!this.any) return false;
    if (this.card) this.card = '';
    else if (this.rule) this.rule = '';
    else this.open = '';
    return true;
  }
}
