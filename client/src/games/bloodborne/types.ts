// Made by `make types` from src/nachtspiel/games/bloodborne/views.py: do not edit.
import type { BaseCatalogue, BaseView } from '../../lib/types';

export const TYPE_NAMES = ['kin', 'humanoid', 'beast'] as const;
export type TypeName = (typeof TYPE_NAMES)[number];
export const CARD_KINDS = ['melee', 'ranged', 'utility'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export const RANKS = ['ordinary', 'boss', 'final_boss'] as const;
export type Rank = (typeof RANKS)[number];
export const LANTERNS = ['green', 'yellow', 'red'] as const;
export type Lantern = (typeof LANTERNS)[number];

/** A hunter board. */
export interface HunterView {
  seat: number;
  health: number;
  collected: number;
  banked: number;
  trophies: Record<TypeName, number>;
  level: number;
  hand: string[] | null;
  hand_size: number;
  used: string[];
  played: string | null;
  weapon: string | null;
  dreaming: boolean;
  dead: boolean;
  gone: boolean;
  deaths: number;
  dealt: number;
  cancelled: boolean;
  delayed: boolean;
  hampered: number;
}

/** A dungeon card whose place somebody has looked at. */
export interface PlaceView {
  card: string | null;
  seen_by: number[];
}

export interface DungeonView {
  cards: number;
  top: PlaceView[];
  bottom: PlaceView[];
}

export interface HuntView extends BaseView {
  round: number;
  phase: number;
  first: number;
  final_boss: string | null;
  monster: string | null;
  echoes: number;
  full_echoes: number;
  dungeon: DungeonView;
  upgrades: number;
  row: string[];
  removed: string[];
  past: (string | null)[];
  hunters: HunterView[];
}

export interface CardEntry {
  key: string;
  number: number;
  kind: CardKind;
  damage: number;
  instant: boolean;
  starting: boolean;
  copies: number;
  dream: boolean;
  clashes: boolean;
  abilities: (Record<string, string | number | boolean>)[];
  origin: string;
}

export interface MonsterEntry {
  key: string;
  number: number;
  rank: Rank;
  health: number;
  lantern: Lantern;
  types: TypeName[];
  abilities: (Record<string, string | number | boolean>)[];
  origin: string;
}

/** A face of a die. */
export interface FaceEntry {
  number: number;
  again: boolean;
}

export interface Catalogue extends BaseCatalogue {
  cards: CardEntry[];
  monsters: MonsterEntry[];
  dice: Record<Lantern, FaceEntry[]>;
  track: number[];
  full_health: number;
  card_limit: number;
}
