// A deck being built. What is allowed is for the game to say: every change is sent to the server and its answer shown.
import { checkDeck, Refusal, type DeckTold } from '../../lib/api';
import { keep } from '../../lib/kept';
import { deckRefusal, ownDecks, type Kept } from './own';
import type { DeckEntry } from './types';

export type Part = 'spells' | 'pool';
export type Counts = Record<string, number>;

const WAIT = 250;

export class Building {
  name = $state('');
  sovereign = $state('');
  rune = $state('');
  parts = $state<Record<Part, Counts>>({ spells: {}, pool: {} });
  faults = $state.raw<DeckTold['faults'] | null>(null);
  problem = $state('');
  own = $state<Kept[]>(ownDecks());
  private timer = 0;
  private asked = 0;

  take(deck: Pick<DeckEntry, 'name' | 'sovereign' | 'rune' | 'spells' | 'pool'>): void {
    this.name = deck.name;
    this.sovereign = deck.sovereign;
    this.rune = deck.rune;
    this.parts = { spells: { ...deck.spells }, pool: { ...deck.pool } };
    this.check();
  }

  count = (part: Part, card: string): number => this.parts[part][card] ?? 0;
  copies = (card: string): number => this.count('spells', card) + this.count('pool', card);
  size = (part: Part): number => Object.values(this.parts[part]).reduce((all, one) => all + one, 0);

  add(part: Part, card: string, by: number): void {
    const number = this.count(part, card) + by;
    const { [card]: _, ...others } = this.parts[part];
    this.parts[part] = number > 0 ? { ...this.parts[part], [card]: number } : others;
    this.check();
  }

  get text(): string {
    const rows = (part: Part): string =>
      Object.entries(this.parts[part])
        .map(([card, number]) => `${number} ${card}`)
        .join('\n');
    return `name: ${this.name.replaceAll('\n', ' ')}\nsovereign: ${this.sovereign}\nrune: ${this.rune}\n\nspells\n${rows('spells')}\n\npool\n${rows('pool')}\n`;
  }

  /** Ask the server, a moment after the last change. */
  check(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(
      () => void this.ask(this.text).then((told) => (this.faults = told?.faults ?? null)),
      WAIT,
    );
  }

  private async ask(text: string): Promise<DeckTold | null> {
    const number = ++this.asked;
    try {
      const told = await checkDeck('bluthelden', text);
      if (number !== this.asked) return null;
      this.problem = '';
      return told;
    } catch (error) {
      this.problem = error instanceof Refusal ? deckRefusal(error.told) || error.told.sentence : String(error);
      return null;
    }
  }

  /** A text from the clipboard. True if it could be read. */
  async paste(text: string): Promise<boolean> {
    const told = await this.ask(text);
    if (told) this.take(told);
    return told !== null;
  }

  save(): void {
    this.own = [{ name: this.name, text: this.text }, ...this.own.filter((one) => one.name !== this.name)].slice(0, 40);
    keep('bluthelden.decks', this.own);
  }

  remove(name: string): void {
    this.own = this.own.filter((one) => one.name !== name);
    keep('bluthelden.decks', this.own);
  }

  /** Some cards of the Spell deck, as they might come. */
  draw(number: number): string[] {
    const pile = Object.entries(this.parts.spells).flatMap(([card, copies]) =>
      Array.from({ length: copies }, () => card),
    );
    const found: string[] = [];
    while (found.length < number && pile.length)
      found.push(pile.splice(Math.floor(Math.random() * pile.length), 1)[0]!);
    return found;
  }
}
