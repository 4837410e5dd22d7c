// When priority is passed without asking. Whether we stop depends only on what everybody can see and on the player's own
// wishes, never on the hand; and every pass by itself takes the same time. So nobody learns from our pace what we hold.
import { keep, kept } from '../../lib/kept';
import type { QuestionTold } from '../../lib/types';
import { PASS } from './terms';
import type { Catalogue, DuelView } from './types';

// what the other player does, besides the moments that the game names
export const THEIRS = ['their_card', 'their_ability'];

interface Wishes {
  stops: string[];
  full: boolean;
}

class Priority {
  /** Where one can stop, in order. */
  all = $state.raw<string[]>([]);
  stops = $state<string[]>([]);
  full = $state(false);
  /** Pass until something happens: until the other does something, a fight begins, or our next Main Phase. */
  resting = $state(false);
  private since = '';
  private seat = -1; // whose rest it is: two may sit at one screen
  private windows: string[] = [];

  /** The moments of the game, and what was wished before. */
  learn(told: Catalogue['stops']): void {
    this.windows = told.windows;
    this.all = [...told.moments.slice(0, 2), ...THEIRS, ...told.moments.slice(2)];
    const before = kept<Wishes>('bluthelden.priority');
    const wished = Array.isArray(before?.stops) ? before.stops : [...told.first, ...THEIRS];
    this.stops = this.all.filter((stop) => wished.includes(stop));
    this.full = before?.full === true;
  }

  private save(): void {
    keep('bluthelden.priority', { stops: this.stops, full: this.full });
  }

  toggle(stop: string): void {
    this.stops = this.stops.includes(stop) ? this.stops.filter((one) => one !== stop) : [...this.stops, stop];
    this.save();
  }

  control(full: boolean): void {
    this.full = full;
    this.resting = false;
    this.save();
  }

  rest(view: DuelView): void {
    this.resting = true;
    this.seat = view.seat;
    this.since = moment(view);
  }

  /** Which stop this moment is. */
  stopOf(view: DuelView): string {
    const top = view.chain[view.chain.length - 1];
    if (top && top.seat !== view.seat) return top.kind === 'card' ? 'their_card' : 'their_ability';
    return this.windows[view.window] || (view.active === view.seat ? 'own_main' : 'other_main');
  }

  /** Whether "pass until something happens" still holds here. */
  private rests(view: DuelView): boolean {
    if (!this.resting || view.seat !== this.seat) return false;
    const top = view.chain[view.chain.length - 1];
    if (top && top.seat !== view.seat) return false;
    return moment(view) === this.since || (this.stopOf(view) !== 'own_main' && view.acting < 0);
  }

  /** The option that is chosen by itself, or null if the player is asked. */
  auto(view: DuelView, question: QuestionTold): number | null {
    if (this.full || question.kind !== 'priority' || !question.options.some((one) => one.option === PASS)) return null;
    if (this.rests(view)) return PASS;
    // what we have just put on the chain ourselves resolves unless we want to answer it
    const top = view.chain[view.chain.length - 1];
    if (top?.seat === view.seat) return PASS;
    return this.stops.includes(this.stopOf(view)) ? null : PASS;
  }

  /** We are asked after all: the rest is over. */
  wake(view: DuelView, question: QuestionTold): void {
    if (this.resting && view.seat === this.seat && (question.kind !== 'priority' || !this.rests(view)))
      this.resting = false;
  }
}

const moment = (view: DuelView): string => `${view.round}.${view.phase}.${view.acting}`;

export const priority = new Priority();
export const PAUSE = 350;
