// What Bluthelden's server puts into a view (seen.py) and into its catalogue (catalogue.py).
import type { Stops } from '../../lib/flow.svelte';
import type { BaseView } from '../../lib/types';

export type Colour = 'black' | 'green' | 'orange' | 'white' | 'grey';
export const COLOURS: Colour[] = ['black', 'green', 'orange', 'white', 'grey'];
export type CardType =
  | 'character'
  | 'advisor'
  | 'artifact'
  | 'training'
  | 'ritual'
  | 'spell'
  | 'miracle'
  | 'resource'
  | 'sovereign'
  | 'rune';
export const TYPES: CardType[] = [
  'character',
  'advisor',
  'artifact',
  'training',
  'ritual',
  'spell',
  'miracle',
  'resource',
  'sovereign',
  'rune',
];

/** As the server tells it: places by name. */
export interface PieceTold {
  place: string;
  controller: number;
  hidden: boolean;
  card: string | null; // null: face down, and not ours
  owner?: number;
  kind?: CardType; // what it is now
  turned?: boolean;
  missed?: boolean; // does not unturn next time
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
}

export interface ItemTold {
  kind: 'card' | 'ability' | 'trigger' | 'move' | 'reveal' | 'shift';
  seat: number;
  card: string | null; // null: played face down by the other
  source: string | null;
  slot: string | null;
  targets: (string | null)[]; // places, lanes, or "chain 1"
  ability: number;
}

export interface PlayerView {
  seat: number;
  deck: string;
  pool_deck: Record<string, number>; // open to all
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
}

export interface DuelTold extends BaseView {
  round: number;
  phase: number; // 1 Beginning, 2 and 3 Main Phases, 4 Combat, 5 End
  window: number; // the priority window, 0 if none
  active: number;
  initiative: number;
  priority: number;
  players: PlayerView[];
  pieces: PieceTold[];
  shadows: number[][]; // by seat and lane
  chain: ItemTold[]; // the topmost is the last
  resolving: ItemTold | null;
  making: {
    seat: number;
    card: string | null;
    source: string | null;
    ability: number | null;
    slot: string | null;
    targets: (string | null)[];
  } | null;
  combat: {
    acting: string | null;
    lane: string | null;
    attacks: number;
    victims: (string | null)[];
    blockers: (string | null)[];
  } | null;
  finished: number[];
  result: number | null; // the winner's seat; 2 if nobody wins
}

/** As the table reads it: places are numbers. */
export interface PieceView {
  place: number;
  controller: number;
  card: string | null;
  type: CardType;
  turned: boolean;
  stunned: boolean;
  bound: boolean;
  damage: number;
  power: number;
  hp: number;
  resistance: number;
  initiative: number;
  keywords: string[];
  blank: boolean;
  counters: Record<string, number>;
  host: number;
  captive: string | null;
  acted: boolean;
}

export interface ItemView {
  kind: ItemTold['kind'];
  seat: number;
  card: string | null;
  ability: number; // which of the card's; -1 if it is none
  slot: number;
  targets: number[]; // places
  lanes: number[];
  links: number[]; // other items of the chain, from the bottom
}

export interface DuelView extends Omit<DuelTold, 'pieces' | 'chain' | 'resolving' | 'making' | 'combat'> {
  pieces: PieceView[];
  chain: ItemView[];
  acting: number; // the place of the acting Character, -1 if none
  lane: number; // the active lane, -1 if none
  attacks: { victim: number; blocker: number }[]; // places; -1: the Sovereign, nobody
  making: { card: string | null; ability: number | null } | null; // what is being played or used
  aimed: number[]; // what has been chosen so far for the card being played
}

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
  lp?: number;
  keywords: string[];
  token: boolean;
  rise: { into: string; asp: number } | null;
  hideout: number | null;
  onto: { base: string; less: number } | null;
  origin: string;
  abilities: { number: number; asp: number; lp: number; turn: boolean; bound: boolean }[];
  modes: number;
}

export interface DeckEntry {
  key: string;
  name: string;
  sovereign: string;
  rune: string;
  spells: Record<string, number>;
  pool: Record<string, number>;
}

export interface Catalogue {
  game: string;
  cards: CardEntry[];
  counters: string[];
  species: string[];
  decks: DeckEntry[];
  stops: Stops;
  events: Record<string, string[]>;
}
