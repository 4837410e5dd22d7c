// What is shown lags a little behind what is known: news is played out in beats that explain it, and a click or a key
// skips to the end. Nothing waits for it: the newest position is always one skip away.
import { motion } from './motion.svelte';
import type { News } from './net.svelte';
import type { BaseView, EventTold } from './types';

export interface Beat {
  view: BaseView; // how the table looks during this beat
  lines: number; // how many lines of the log are told by then
  ms: number;
  events: EventTold[]; // what it shows
}

export type Planner = (before: BaseView, events: EventTold[], after: BaseView, at: number) => Beat[];

const MOST_WAITING = 60;

export class Director {
  view = $state.raw<BaseView | null>(null);
  log = $state.raw<EventTold[]>([]);
  now = $state.raw<Beat | null>(null);
  /** Events told at once, for those who see no motion: the touched plates get a rim. */
  flash = $state.raw<EventTold[]>([]);

  private last: BaseView | null = null;
  private whole: EventTold[] = [];
  private queue: Beat[] = [];
  private timer = 0;
  private flashing = 0;

  constructor(private readonly plan: () => Planner | null) {}

  hear(news: News): void {
    const planner = this.plan();
    const before = this.last;
    const events = news.log.slice(news.at);
    this.last = news.view;
    this.whole = news.log;
    if (news.fresh || !before || !planner || motion.speed === 0 || document.hidden) {
      this.settle();
      if (!news.fresh && before) this.touch(events);
      return;
    }
    this.queue.push(...planner(before, events, news.view, news.at));
    if (this.queue.length > MOST_WAITING) this.settle();
    else if (!this.timer) this.next();
  }

  private touch(events: EventTold[]): void {
    this.flash = events;
    clearTimeout(this.flashing);
    this.flashing = window.setTimeout(() => (this.flash = []), 1200);
  }

  private next(): void {
    this.timer = 0;
    const beat = this.queue.shift();
    if (!beat) {
      this.settle();
      return;
    }
    this.view = beat.view;
    this.log = this.whole.slice(0, beat.lines);
    this.now = beat.events.length ? beat : null;
    if (beat.ms <= 0 || motion.speed === 0) this.next();
    else this.timer = window.setTimeout(() => this.next(), beat.ms / motion.speed);
  }

  /** To the end at once. True if there was anything to skip. */
  skip(): boolean {
    const busy = this.busy;
    if (busy) this.settle();
    return busy;
  }

  get busy(): boolean {
    return this.now !== null;
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.now = null;
    this.view = this.last;
    this.log = this.whole;
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.flashing);
  }
}
