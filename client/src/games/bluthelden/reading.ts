// A view as the server tells it, made ready for the table: names of places become numbers, absent things become plain ones.
import type { BaseView } from '../../lib/types';
import { speech } from './current';
import { LANE_NAMES, type CardType, type DuelTold, type ItemKind, type ItemTold, type PieceTold } from './types';

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
  kind: ItemKind;
  seat: number;
  card: string | null;
  cause: string; // "text", or the rule that no card says
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

const read = new WeakMap<BaseView, DuelView>();

export function duel(view: BaseView): DuelView {
  let found = read.get(view);
  if (!found) {
    found = readView(view as DuelTold);
    read.set(view, found);
    read.set(found, found);
  }
  return found;
}

/** A position that we have changed ourselves is ready as it is. */
export function ready(view: DuelView): DuelView {
  read.set(view, view);
  return view;
}

function readView(view: DuelTold): DuelView {
  const { pieces, chain, resolving, making, combat, ...rest } = view;
  const items = resolving ? [...chain, resolving] : chain;
  return {
    ...rest,
    pieces: pieces.map(readPiece),
    chain: items.map(readItem),
    acting: placeOf(combat?.acting),
    lane: combat?.lane ? LANE_NAMES.indexOf(combat.lane) : -1,
    attacks: (combat?.victims ?? []).map((victim, i) => ({
      victim: placeOf(victim),
      blocker: placeOf(combat?.blockers[i]),
    })),
    making: making ? { card: making.card, ability: making.ability } : null,
    aimed: (making?.targets ?? []).map(placeOf).filter((place) => place >= 0),
  };
}

/** A place by the name that views give it ("1-war-left-2"); -1 for none. */
const placeOf = (name: string | null | undefined): number => (name ? speech().placeOf(name) : -1);

function readPiece(piece: PieceTold): PieceView {
  return {
    place: placeOf(piece.place),
    controller: piece.controller,
    card: piece.card,
    type: piece.kind ?? 'character',
    turned: piece.turned ?? false,
    stunned: piece.missed ?? false,
    bound: piece.bound ?? false,
    damage: piece.damage ?? 0,
    power: piece.power ?? 0,
    hp: piece.hp ?? 0,
    resistance: piece.resistance ?? 0,
    initiative: piece.initiative ?? 0,
    keywords: piece.keywords ?? [],
    blank: piece.blank ?? false,
    counters: piece.counters ?? {},
    host: placeOf(piece.host),
    captive: piece.captive ?? null,
    acted: piece.acted ?? false,
  };
}

function readItem(item: ItemTold): ItemView {
  const names = item.targets.filter((name): name is string => name !== null);
  return {
    kind: item.kind,
    seat: item.seat,
    card: item.card,
    cause: item.cause,
    ability: item.kind === 'ability' ? item.ability : -1,
    slot: placeOf(item.slot),
    targets: names.map(placeOf).filter((place) => place >= 0),
    lanes: names.map((name) => LANE_NAMES.indexOf(name as (typeof LANE_NAMES)[number])).filter((lane) => lane >= 0),
    links: names.flatMap((name) => (name.startsWith('chain ') ? [Number(name.slice(6)) - 1] : [])),
  };
}
