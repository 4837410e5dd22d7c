// What lies open over the table: a sheet, a card seen from close by, a rule.
import { Refusal } from './api';
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

  /** What is not offered can still be asked about: the server says why not, and by which rule. */
  inspect = (card: string, option?: number): void => {
    this.card = card;
    this.why = this.whyRule = '';
    const sitting = this.sitting();
    if (option === undefined || !sitting?.choice.question || sitting.choice.offers(option)) return;
    sitting.line.preview(sitting.choice.question.number, option).catch((error: unknown) => {
      if (!(error instanceof Refusal) || this.card !== card || error.status === 0) return;
      this.why = this.worded(error.told);
      this.whyRule = error.told.rule;
    });
  };

  /** What lies on top is put away. False if there was nothing. */
  putAway(): boolean {
    if (!this.any) return false;
    if (this.card) this.card = '';
    else if (this.rule) this.rule = '';
    else this.open = '';
    return true;
  }
}
