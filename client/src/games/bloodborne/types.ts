// What Bloodborne's server puts into a view (seen.py) and into its catalogue (catalogue.py).
import type { BaseView } from '../../lib/types';

export type TypeName = 'kin' | 'humanoid' | 'beast';
export type Lantern = 'green' | 'yellow' | 'red';
export const TYPES: TypeName[] = ['kin', 'humanoid', 'beast'];
export const LANTERNS: Lantern[] = ['green', 'yellow', 'red'];

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
  laid: boolean;
  chosen: string | null;
  dreaming: boolean;
  dead: boolean;
  gone: boolean;
  deaths: number;
  dealt: number;
  cancelled: boolean;
  delayed: boolean;
  hampered: number;
}

export interface PlaceView {
  card: string | null;
  seen_by: number[];
}

export interface HuntView extends BaseView {
  round: number;
  phase: number;
  first: number;
  final_boss: string | null;
  monster: string | null;
  echoes: number;
  full_echoes: number;
  dungeon: { cards: number; top: PlaceView[]; bottom: PlaceView[] };
  upgrades: number;
  row: string[];
  removed: string[];
  past: (string | null)[];
  hunters: HunterView[];
  places: number[];
}

export type Ability = { does: string } & Record<string, string | number | boolean>;

export interface CardEntry {
  key: string;
  number: number;
  kind: 'melee' | 'ranged' | 'utility';
  damage: number;
  instant: boolean;
  starting: boolean;
  dream: boolean;
  clashes: boolean;
  abilities: Ability[];
}

export interface MonsterEntry {
  key: string;
  number: number;
  rank: 'ordinary' | 'boss' | 'final_boss';
  health: number;
  lantern: Lantern;
  types: TypeName[];
  abilities: Ability[];
}

export interface OptionEntry {
  option: number;
  name: string;
  card: string | null;
  place: 'hand' | 'used' | 'in_play' | null;
  seat: number | null;
}

export interface Catalogue {
  game: string;
  cards: CardEntry[];
  monsters: MonsterEntry[];
  dice: Record<Lantern, { number: number; again: boolean }[]>;
  types: TypeName[];
  track: number[];
  full_health: number;
  card_limit: number;
  options: OptionEntry[];
  events: Record<string, string[]>;
}
