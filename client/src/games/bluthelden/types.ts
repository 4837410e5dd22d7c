// What Bluthelden's server puts into a view (seen.py) and into its catalogue (catalogue.py).
import type { BaseView } from '../../lib/types';

export type Colour = 'black' | 'green' | 'orange' | 'white' | 'grey';
export const COLOURS: Colour[] = ['black', 'green', 'orange', 'white', 'grey'];
export type CardType =
  | 'character' | 'advisor' | 'artifact' | 'training' | 'ritual' | 'spell' | 'miracle' | 'resource' | 'sovereign' | 'rune';
export const TYPES: CardType[] = ['character', 'advisor', 'artifact', 'training', 'ritual', 'spell', 'miracle', 'resource', 'sovereign', 'rune'];

export interface PieceView {
  serial: number;
  card: string | null; // null: face down, and not ours
  owner: number;
  controller: number;
  place: number;
  type: CardType; // what it is now
  turned: boolean;
  stunned: boolean;
  damage: number;
  power: number;
  hp: number;
  resistance: number;
  initiative: number;
  keywords: string[];
  counters: Record<string, number>;
  bound: boolean;
  blank: boolean;
  acted: boolean;
  host: number; // of a Training: the serial of what it is attached to, else 0
  captive: string | null;
}

export interface PlayerView {
  seat: number;
  lp: number;
  asp: number;
  hand: string[] | null;
  hand_size: number;
  shown: string[]; // cards of the hand that everybody has seen
  spells: number;
  pool: number;
  graveyard: string[];
  banished: string[];
  resources: number; // brought into play this round
  shadows: number[]; // by lane
}

export interface ItemView {
  serial: number;
  kind: 'card' | 'ability' | 'trigger' | 'move';
  seat: number;
  card: string | null; // null: played face down by the other
  ability: number;
  source: number; // the permanent it came from, 0 if none
  slot: number; // where it will come into play, -1 if nowhere
  targets: number[]; // serials
  lanes: number[]; // lanes chosen as targets
}

export interface AttackView {
  victim: number; // a serial, or 0 for the Sovereign
  blocker: number; // a serial, or 0
}

export interface DuelView extends BaseView {
  round: number;
  phase: number; // 1 Beginning, 2 and 3 Main Phases, 4 Combat, 5 End
  window: string; // the priority window, empty if none
  active: number;
  initiative: number;
  priority: number; // who has it, -1 if nobody
  players: PlayerView[];
  pieces: PieceView[];
  chain: ItemView[]; // the topmost is the last
  acting: number;
  lane: number; // the active lane, -1 if none
  finished: number[];
  attacks: AttackView[];
  winner: number | null;
}

export interface CardEntry {
  key: string;
  number: number;
  type: CardType;
  colour: Colour;
  rarity: string;
  asp: number;
  level: number;
  power: number;
  hp: number;
  resistance: number;
  initiative: number;
  species: string[];
  magic: number | null;
  pool: boolean;
  lp: number;
  keywords: string[];
  token: boolean;
  rise: { into: string; asp: number } | null;
  hideout: { asp: number } | null;
  onto: { base: string; less: number } | null;
  origin: string;
}

export interface Catalogue {
  game: string;
  cards: CardEntry[];
  counters: string[];
  species: string[];
  decks: { key: string; name: string; sovereign: string }[];
  events: Record<string, string[]>;
}
