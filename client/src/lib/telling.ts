// What happened, in words: the sentence of an event, with what stands behind each of its numbers.
import type { FluentVariable } from '@fluent/bundle';
import type { BaseCatalogue, EventTold } from './types';
import { say, type Values } from './words.svelte';

/** Message ids are written with dashes. */
export const dashed = (key: string): string => key.replaceAll('_', '-');

/** `role` says what a number is in its role: a card's name, a player's. `numbers` are all of them. */
export function told(
  box: Pick<BaseCatalogue, 'events'>,
  event: EventTold,
  role: (role: string, number: number, numbers: number[]) => FluentVariable,
): string {
  const numbers = [event.a, event.b, event.c];
  const values: Values = {};
  (box.events[event.what] ?? []).forEach((name, i) => {
    values[name] = role(name, numbers[i] ?? 0, numbers);
  });
  return say(`event-${dashed(event.what)}`, values);
}
