// How long somebody still has, in words as exact as it matters: days and hours, hours and minutes, or a clock.
import { say } from './words.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds, as they are shown. */
export function shownTime(seconds: number): string {
  if (seconds >= DAY)
    return say('time-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return say('time-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same for those who hear it. */
export function saidTime(seconds: number): string {
  return seconds >= HOUR ? say('time-left-long', { time: shownTime(seconds) }) : say('time-left', { number: seconds });
}

/** How long everybody has for a decision, as it is chosen when founding. */
export function timerWords(seconds: number): string {
  if (!seconds) return say('timer-none');
  return seconds >= DAY ? say('timer-days', { days: seconds / DAY }) : say('timer-is', { minutes: seconds / 60 });
}
