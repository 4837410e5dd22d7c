// Routine questions are passed by themselves where the player wants nothing: the same as engine/flow.py does for the
// terminal, from what the game tells beside the question, and tried on the same cases. It depends only on what everybody
// can see and on the player's own wishes, and every pass takes the same time, so nobody learns from our pace what we hold.
import { keep, kept } from './kept';
import type { BaseView, FlowTold, QuestionTold, StopsTold } from './types';

/** How long it takes to pass by itself, in milliseconds. */
export const PAUSE = 350;

interface Wishes {
  stops: string[];
  full: boolean;
}

interface Rest {
  seat: number; // whose it is: two may sit at one screen
  stir: string; // what had been done when it was wished
  stretch: string; // and what went on
}

export class Flow {
  moments = $state.raw<string[]>([]);
  stops = $state.raw<string[]>([]);
  /** Asked at every moment. */
  full = $state(false);
  private rest = $state.raw<Rest | null>(null);
  private game = '';

  /** The moments of a game, and what was wished there before. */
  learn(game: string, told: StopsTold): void {
    const before = kept<Wishes>(`flow.${game}`);
    this.game = game;
    this.moments = told.moments;
    this.stops = told.moments.filter((moment) => (before?.stops ?? told.first).includes(moment));
    this.full = before?.full === true;
    this.rest = null;
  }

  private wish(): void {
    keep(`flow.${this.game}`, { stops: this.stops, full: this.full });
  }

  toggle(moment: string): void {
    this.stops = this.stops.includes(moment) ? this.stops.filter((one) => one !== moment) : [...this.stops, moment];
    this.wish();
  }

  control(full: boolean): void {
    this.full = full;
    this.rest = null;
    this.wish();
  }

  /** Pass until something happens. */
  passUntilSomething(seat: number, told: FlowTold): void {
    this.rest = { seat, stir: told.stir, stretch: told.stretch };
  }

  get resting(): boolean {
    return this.rest !== null;
  }

  stir(): void {
    this.rest = null;
  }

  /** Whether "pass until something happens" still holds. */
  private rests(seat: number, told: FlowTold): boolean {
    const rest = this.rest;
    if (rest?.seat !== seat) return false;
    return ['', rest.stir].includes(told.stir) && ['', rest.stretch].includes(told.stretch);
  }

  /** The option that is taken without asking, or null if the player is asked. */
  auto(view: BaseView, question: QuestionTold): number | null {
    const told = question.flow;
    if (!told || view.game !== this.game) return null;
    if (this.rests(view.seat, told)) return told.idle;
    return this.full || this.stops.includes(told.moment) ? null : told.idle;
  }

  /** A question has come: a rest that no longer holds is over. */
  hear(view: BaseView, question: QuestionTold): void {
    if (this.rest?.seat === view.seat && !(question.flow && this.rests(view.seat, question.flow))) this.rest = null;
  }
}

export const flow = new Flow();
