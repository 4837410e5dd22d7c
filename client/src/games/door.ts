// What a game's folder gives to the start page: what stands at its door. Its name is said in door/*.ftl.
import type { Component } from 'svelte';
import type { IconName } from '../lib/icons';
import type { ErrorTold } from '../lib/types';

/** A seat as it is planned. */
export interface SeatAhead {
  name: string;
  mine: boolean;
}

/** Values that the player keeps in this browser, for settings that take a text. */
export interface OwnValues {
  values: { name: string; text: string }[];
  word(): string; // what they are called, all together
  readyWord(): string; // and those that the game brings
}

export interface GameDoor {
  /** The sign on a door that is not open yet. */
  icon: IconName;
  /** The dark and the light tone of its frame. */
  metal: [dark: string, light: string];
  /** The settings that stand in front; the others are behind "more". */
  front?: string[];
  /** The name of a setting that depends on who sits where. Empty: the usual one. */
  settingWord?(setting: string, seats: SeatAhead[]): string;
  /** The name of a value that has no word as a setting. Empty: the value itself. */
  valueWord?(setting: string, value: string): string;
  own?: OwnValues;
  /** Settings that were prepared elsewhere, to be played now: given once. */
  prepared?(): Record<string, string>;
  /** A page of the game's own, beside the settings. */
  page?: { name: string; word(): string; load(): Promise<{ default: Component<{ parts: string[] }> }> };
  /** Why the match was refused. Empty: as it is usually said. */
  refusal?(error: ErrorTold): string;
}
