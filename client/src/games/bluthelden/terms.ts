// Where places lie, by their numbers, as terms.py has them.
export const LANES = [0, 1, 2] as const;

// places of one player; a place of the table is seat * PLACES + one of these
export const WAR = 0; // lane * 3 + 0..2
export const SAFETY = 9;
export const BARRIERS = 18;
export const RESOURCES = 21;
export const SOVEREIGN_SLOT = 24;
export const RUNE_SLOT = 25;
export const ADVISOR_SLOT = 26;
export const HIDEOUTS = 27; // face down on that slot of the opposing War Zone
export const AREA = 36;
export const TRAININGS = 136;
export const PLACES = 200;

export const CARDS = 1000; // more than there are

/** A permanent as events name it: where it lies and which card it is. */
export const pieceOf = (number: number): { place: number; card: number } => ({
  place: Math.floor(number / CARDS),
  card: number % CARDS,
});

export type Zone =
  'war' | 'safety' | 'barrier' | 'resource' | 'sovereign' | 'rune' | 'advisor' | 'hidden' | 'area' | 'training';

export const seatOf = (place: number): number => Math.floor(place / PLACES);

export function zoneOf(place: number): Zone {
  const inside = place % PLACES;
  if (inside < SAFETY) return 'war';
  if (inside < BARRIERS) return 'safety';
  if (inside < RESOURCES) return 'barrier';
  if (inside < SOVEREIGN_SLOT) return 'resource';
  if (inside < HIDEOUTS) return (['sovereign', 'rune', 'advisor'] as const)[inside - SOVEREIGN_SLOT]!;
  if (inside < AREA) return 'hidden';
  return inside < TRAININGS ? 'area' : 'training';
}

export function laneOf(place: number): number {
  const inside = place % PLACES;
  if (inside < BARRIERS) return Math.floor((inside % 9) / 3);
  if (inside < SOVEREIGN_SLOT) return (inside - BARRIERS) % 3;
  if (inside >= HIDEOUTS && inside < AREA) return Math.floor((inside - HIDEOUTS) / 3);
  return -1;
}
