// How news is cut into beats: what belongs together is shown together, each for as long as it takes to understand. Every
// game says what an event changes of what is seen; the true position follows at the end anyway.
import type { Beat, Planner } from './director.svelte';
import type { BaseView, EventTold } from './types';

export interface Staging<View extends BaseView> {
  /** The same position, so that changing it does not change the first. */
  copy(view: View): View;
  /** What an event changes on the table. */
  apply(view: View, event: EventTold): void;
  /** How long the events of one beat are shown, in milliseconds. What is not shown at all is seen with the next. */
  length(shown: EventTold[]): number;
  /** Whether an event is shown in the same beat as the one before it. */
  joins?(event: EventTold, first: EventTold): boolean;
}

export function planner<View extends BaseView>(staging: Staging<View>): Planner {
  return (before, events, after, at) => {
    const beats: Beat[] = [];
    let view = staging.copy({ ...(before as View), question: null, waiting: [] });
    for (let i = 0; i < events.length;) {
      const first = events[i++]!;
      const shown = [first];
      while (events[i] && staging.joins?.(events[i]!, first)) shown.push(events[i++]!);
      view = staging.copy(view);
      for (const event of shown) staging.apply(view, event);
      const ms = staging.length(shown);
      if (ms) beats.push({ view, lines: at + i, ms, events: shown });
    }
    beats.push({ view: after, lines: at + events.length, ms: 0, events: [] });
    return beats;
  };
}
