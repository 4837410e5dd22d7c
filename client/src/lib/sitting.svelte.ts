// One of our seats at a table: its line to the server, what is shown of it, and what has been picked.
import { Choice } from './choice.svelte';
import { Director, type Beat, type Planner } from './director.svelte';
import { TableLine } from './net.svelte';
import type { BaseView, LessonTold, QuestionTold } from './types';

export class Sitting {
  readonly line: TableLine;
  readonly director: Director;
  readonly choice = new Choice();
  readonly names = $derived.by(() => this.line.seats.map((seat) => seat.name));

  constructor(
    match: string,
    key: string | null,
    seat: number | null,
    plan: () => Planner | null,
    note: (beat: Beat, lesson: string) => string,
  ) {
    this.director = new Director(plan, note);
    this.line = new TableLine(
      match,
      key,
      seat,
      (news) => this.director.hear(news),
      (events) => this.director.recall(events),
    );
  }

  /** Whether the server waits for this seat. */
  get asked(): boolean {
    return !!this.line.view?.question && this.line.view.waiting.includes(this.me);
  }

  /** The number of the seat; -1 for those who watch. */
  get me(): number {
    return this.line.seat;
  }

  get lesson(): LessonTold | null {
    return this.line.lesson;
  }

  /** Whether a bot sits in our place. */
  get botSits(): boolean {
    return this.me >= 0 && (this.line.seats[this.me]?.sits ?? 'person') !== 'person';
  }

  // What follows is what is shown, a little behind what is known.

  get view(): BaseView | null {
    return this.director.view;
  }

  get question(): QuestionTold | null {
    return this.view?.question ?? null;
  }

  get over(): boolean {
    return !!this.view?.over && !this.director.busy;
  }

  /** Whom else the table waits for. */
  get waitingFor(): string[] {
    return (this.view?.waiting ?? []).filter((seat) => seat !== this.me).map((seat) => this.names[seat] ?? '?');
  }

  end(): void {
    this.line.end();
    this.director.end();
  }
}
