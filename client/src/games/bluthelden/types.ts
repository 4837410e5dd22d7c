// Made by `make types` from src/nachtspiel/games/bluthelden/views.py: do not edit.
import type { BaseCatalogue, BaseView } from '../../lib/types';

export const CARD_TYPES = ['character', 'advisor', 'artifact', 'training', 'ritual', 'spell', 'miracle', 'resource', 'sovereign', 'rune'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const COLOURS = ['black', 'green', 'orange', 'white', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
export const LANE_NAMES = ['left', 'middle', 'right'] as const;
export type LaneName = (typeof LANE_NAMES)[number];
export type ItemKind = 'card' | 'ability' | 'trigger' | 'move' | 'reveal' | 'shift';

/** A permanent; of a card that lies face down others know no more than the first four. */
export interface PieceTold {
  place: string;
  controller: number;
  hidden: boolean;
  card: string | null;
  owner?: number;
  kind?: CardType;
  token?: boolean;
  turned?: boolean;
  missed?: boolean;
  bound?: boolean;
  damage?: number;
  power?: number;
  hp?: number;
  resistance?: number;
  initiative?: number;
  keywords?: string[];
  blank?: boolean;
  counters?: Record<string, number>;
  host?: string | null;
  captive?: string | null;
  acted?: boolean;
  actions?: number;
  entered?: number;
  fresh?: boolean;
  used?: number;
  reduce?: number;
  remembers?: LaneName | null;
}

/** An item of the chain. */
export interface ItemTold {
  kind: ItemKind;
  seat: number;
  card: string | null;
  face_down: boolean;
  cause: string;
  source: string | null;
  slot: string | null;
  targets: (string | null)[];
  ability: number;
  magic: number | null;
  void: boolean;
  mends: boolean;
}

export interface PlayerView {
  seat: number;
  deck: string;
  pool_deck: Record<string, number>;
  lp: number;
  asp: number;
  hand: string[] | null;
  hand_size: number;
  shown: string[];
  spells: number;
  pool: number;
  spell_cards: string[] | null;
  pool_cards: string[] | null;
  graveyard: string[];
  banished: string[];
  resources: number;
  decked: boolean;
}

/** What is being played or used. */
export interface MakingView {
  seat: number;
  card: string | null;
  source: string | null;
  ability: number | null;
  slot: string | null;
  targets: (string | null)[];
  discards: string[];
}

export interface CombatView {
  acting: string | null;
  lane: LaneName | null;
  attacks: number;
  victims: (string | null)[];
  blockers: (string | null)[];
}

export interface DuelTold extends BaseView {
  round: number;
  phase: number;
  window: number;
  active: number;
  priority: number;
  initiative: number;
  players: PlayerView[];
  pieces: PieceTold[];
  shadows: number[][];
  chain: ItemTold[];
  resolving: ItemTold | null;
  making: MakingView | null;
  combat: CombatView | null;
  finished: number[];
  result: number | null;
}

export interface AbilityEntry {
  number: number;
  asp: number;
  lp: number;
  turn: boolean;
  bound: boolean;
}

export interface RiseEntry {
  into: string;
  asp: number;
}

export interface OntoEntry {
  base: string;
  less: number;
}

/** What is printed on a card. */
export interface CardEntry {
  key: string;
  number: number;
  type: CardType;
  colour: Colour;
  rarity: string | null;
  asp: number;
  level: number;
  power: number;
  hp: number;
  resistance: number;
  initiative: number;
  species: string[];
  magic: number | null;
  pool: boolean;
  keywords: string[];
  token: boolean;
  origin: string;
  rise: RiseEntry | null;
  onto: OntoEntry | null;
  hideout: number | null;
  abilities: AbilityEntry[];
  modes: number;
  lp?: number;
  surcharge?: Record<Colour, number>;
}

export interface DeckEntry {
  key: string;
  name: string;
  sovereign: string;
  rune: string;
  spells: Record<string, number>;
  pool: Record<string, number>;
}

export interface Catalogue extends BaseCatalogue {
  cards: CardEntry[];
  species: string[];
  counters: string[];
  places: string[];
  uses: Record<string, number>;
  keywords: string[];
  causes: string[];
  quiet: string[];
  started: string[];
  decks: DeckEntry[];
}
