// The numbers of the rulebook's words: places and options, as terms.py and vocabulary.py have them.
export const LANES = [0, 1, 2] as const;
export const LANE_NAMES = ['left', 'middle', 'right'] as const;

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

export type Zone =
  'war' | 'safety' | 'barrier' | 'resource' | 'sovereign' | 'rune' | 'advisor' | 'hidden' | 'area' | 'training';

function placeName(place: number): string {
  const seat = Math.floor(place / PLACES) + 1;
  const inside = place % PLACES;
  const lane = LANE_NAMES[laneOf(place)];
  const zone = zoneOf(place);
  switch (zone) {
    case 'war':
    case 'safety':
    case 'hidden':
      return `${seat}-${zone}-${lane}-${(inside % 3) + 1}`;
    case 'barrier':
    case 'resource':
      return `${seat}-${zone}-${lane}`;
    case 'area':
      return `${seat}-area-${inside - AREA + 1}`;
    case 'training':
      return `${seat}-training-${inside - TRAININGS + 1}`;
    default:
      return `${seat}-${zone}`;
  }
}

let byName: Map<string, number> | null = null;
/** A place by the name that views and records give it ("1-war-left-2"); -1 for none. */
export function placeOf(name: string | null | undefined): number {
  byName ??= new Map(Array.from({ length: 2 * PLACES }, (_, place) => [placeName(place), place]));
  return name ? (byName.get(name) ?? -1) : -1;
}

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

// options
export const CARD = 0;
export const HIDE = 1000;
export const ABILITY = 2000; // + place * 8 + its number
export const MOVE = 5200;
export const PLACE = 5600;
export const LANE = 6000;
export const MODE = 6010;
export const CHAIN = 6020;
export const ORDER = 6120;
export const MULLIGAN = 6300; // + a bit for each card of the hand that is set aside
export const WORDS_FROM = 6400;
export const PASS = 6400;
export const DONE = 6401;
export const SPELL_PILE = 6404;
export const POOL_PILE = 6405;
export const CONCEDE = 6417; // always possible, never offered
export const NUMBERS_OF_ABILITIES = { rise: 4, reveal: 5, shield: 6, shift: 7 } as const;

export type Meaning =
  | { what: 'card' | 'hide'; card: number }
  | { what: 'ability'; place: number; number: number }
  | { what: 'move' | 'place'; place: number }
  | { what: 'lane'; lane: number }
  | { what: 'mode' | 'chain' | 'order' | 'mulligan'; number: number }
  | { what: 'word'; option: number };

/** What an option is about. */
export function meaning(option: number): Meaning {
  if (option < HIDE) return { what: 'card', card: option };
  if (option < ABILITY) return { what: 'hide', card: option - HIDE };
  if (option < MOVE)
    return { what: 'ability', place: Math.floor((option - ABILITY) / 8), number: (option - ABILITY) % 8 };
  if (option < PLACE) return { what: 'move', place: option - MOVE };
  if (option < LANE) return { what: 'place', place: option - PLACE };
  if (option < MODE) return { what: 'lane', lane: option - LANE };
  if (option < CHAIN) return { what: 'mode', number: option - MODE };
  if (option < ORDER) return { what: 'chain', number: option - CHAIN };
  if (option < MULLIGAN) return { what: 'order', number: option - ORDER };
  if (option < WORDS_FROM) return { what: 'mulligan', number: option - MULLIGAN };
  return { what: 'word', option };
}
