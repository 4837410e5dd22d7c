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
  note?: string; // words of a lesson, read before it goes on
}

export type Planner = (before: BaseView, events: EventTold[], after: BaseView, at: number) => Beat[];

const MOST_WAITING = 60;

export class Director {
  view = $state.raw<BaseView | null>(null);
  log = $state.raw<EventTold[]>([]);
  now = $state.raw<Beat | null>(null);
  /** Events told at once, for those who see no motion: the touched plates get a rim. */
  flash = $state.raw<EventTold[]>([]);
  /** The words at which a lesson waits. */
  held = $state('');

  /** How many events were put before the log after it had begun. */
  recalled = $state(0);

  private last: BaseView | null = null;
  private whole: EventTold[] = [];
  private queue: Beat[] = [];
  private timer = 0;
  private flashing = 0;

  constructor(
    private readonly plan: () => Planner | null,
    private readonly note: (beat: Beat, lesson: string) => string = () => '',
  ) {}

  hear(news: News): void {
    const planner = this.plan();
    const before = this.last;
    const events = news.log.slice(news.at);
    this.last = news.view;
    this.whole = news.log;
    const still = motion.speed === 0 || document.hidden;
    const beats =
      news.fresh || !before || !planner || (still && !news.lesson) ? [] : planner(before, events, news.view, news.at);
    if (news.lesson) for (const beat of beats) beat.note = this.note(beat, news.lesson.name);
    const noted = beats.some((beat) => beat.note) || this.held !== '';
    if (!beats.length || (!noted && (still || this.queue.length + beats.length > MOST_WAITING))) {
      this.settle();
      if (!news.fresh && before) this.touch(events);
      return;
    }
    this.queue.push(...beats);
    if (!this.timer && !this.held) this.next();
  }

  /** What had happened before all that was heard so far. */
  recall(events: EventTold[]): void {
    for (const beat of this.queue) beat.lines += events.length;
    this.whole = [...events, ...this.whole];
    this.log = [...events, ...this.log];
    this.recalled += events.length;
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
    this.held = beat.note ?? '';
    if (this.held) return;
    if (beat.ms <= 0 || motion.speed === 0) this.next();
    else this.timer = window.setTimeout(() => this.next(), beat.ms / motion.speed);
  }

  /** To the end at once, or to the next words of the lesson. True if there was anything to skip. */
  skip(): boolean {
    if (!this.busy || this.held) return false;
    const noted = this.queue.findIndex((beat) => beat.note);
    if (noted < 0) this.settle();
    else {
      clearTimeout(this.timer);
      this.queue.splice(0, noted);
      this.next();
    }
    return true;
  }

  /** The words have been read. */
  go(): void {
    if (!this.held) return;
    this.held = '';
    this.next();
  }

  get busy(): boolean {
    return this.now !== null;
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.now = null;
    this.held = '';
    this.view = this.last;
    this.log = this.whole;
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.flashing);
  }
}
