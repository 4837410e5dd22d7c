// One of our seats at a table: its line to the server, what is shown of it, and what has been picked.
import { Choice } from './choice.svelte';
import { Director, type Beat, type Planner } from './director.svelte';
import { TableLine } from './net.svelte';

export class Sitting {
  readonly line: TableLine;
  readonly director: Director;
  readonly choice = new Choice();

  constructor(match: string, key: string | null, plan: () => Planner | null, note: (beat: Beat, lesson: string) => string) {
    this.director = new Director(plan, note);
    this.line = new TableLine(match, key, (news) => {
      this.director.hear(news);
    });
  }

  /** Whether the server waits for this seat. */
  get asked(): boolean {
    return this.line.view?.question !== null && this.line.view?.question !== undefined;
  }

  end(): void {
    this.line.end();
    this.director.end();
  }
}
