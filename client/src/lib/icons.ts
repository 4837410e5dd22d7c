// The small signs: those of the shell, and those that a game brings with its table.
import { ICONS } from '../icons';

/** Every sign by its name; the icons of a game add theirs. */
export interface Signs extends Record<keyof typeof ICONS, string> {}
export type IconName = keyof Signs;

const drawn: Record<string, string> = { ...ICONS };

/** A game's own signs, from now on. */
export function draw(icons: Record<string, string>): void {
  Object.assign(drawn, icons);
}

/** The path of a sign, in a box of 512 x 512. */
export const pathOf = (name: IconName): string => drawn[name] ?? '';
