// Which small sign stands for what in Bluthelden.
import type { IconName } from '../../lib/icons';
import type { SoundName } from '../../lib/sound.svelte';
import type { CardType, Colour } from './types';

export const COLOUR_SIGNS: Record<Colour, IconName> = {
  black: 'raven',
  green: 'oak',
  orange: 'flame',
  white: 'sun',
  grey: 'scales',
};

export const TYPE_SIGNS: Record<CardType, IconName> = {
  character: 'character',
  advisor: 'advisor',
  artifact: 'artifact',
  training: 'training',
  ritual: 'ritual',
  spell: 'spell',
  miracle: 'miracle',
  resource: 'resource',
  sovereign: 'sovereign',
  rune: 'rune',
};

/** Signs of the five phases; 0 is the setup. */
export const PHASE_SIGNS: IconName[] = ['scroll', 'sun', 'lay', 'lay', 'attack', 'hourglass'];

export const QUESTION_SIGNS: Record<string, IconName> = {
  mulligan: 'deck',
  initiative: 'initiative',
  draw: 'deck',
  priority: 'choose',
  way: 'choose',
  mode: 'choose',
  slot: 'lay',
  base: 'lay',
  target: 'target',
  sacrifice: 'died',
  discard: 'grave',
  graveyard: 'grave',
  shadow: 'shadow',
  order: 'chain',
  keep: 'epic',
  acting: 'attack',
  declare: 'attack',
  object: 'target',
  block: 'shield',
  shield: 'shield',
  may: 'choose',
  asp: 'astral',
  fetch: 'search',
  play: 'lay',
  lane: 'target',
  place: 'lay',
};

/** Signs of the keywords that change a fight; the others are read in the inspector. */
export const KEYWORD_SIGNS: Record<string, IconName> = {
  flying: 'flying',
  skyguard: 'search',
  ranged: 'bow',
  first_damage: 'instant',
  speed: 'initiative',
  defender: 'shield',
  shield: 'shield',
  poison: 'poison',
  unblockable: 'escape',
  punch: 'strike',
  two_handed: 'melee',
  target_strike: 'target',
  madness: 'madness',
  untargetable: 'hidden',
  must_attack: 'attack',
  cannot_attack: 'stop',
  cannot_block: 'stop',
  stays_turned: 'stunned',
};

export const COUNTER_SIGNS: Record<string, IconName> = {
  poison: 'poison',
  plus: 'upgrade',
  resistance: 'resistance',
  initiative: 'initiative',
  resistance_down: 'resistance',
  madness: 'madness',
};

export const EVENT_SIGNS: Record<string, IconName> = {
  dies: 'died',
  sacrificed: 'died',
  banished: 'banished',
  draws: 'deck',
  draws_hidden: 'deck',
  plays: 'lay',
  activates: 'instant',
  triggers: 'bell',
  moves: 'move',
  hurt: 'heart',
  hurt_sovereign: 'heart',
  loses_lp: 'heart',
  pays_lp: 'heart',
  gains_lp: 'mend',
  healed: 'mend',
  gains_asp: 'astral',
  resists: 'resistance',
  attacks: 'attack',
  strikes: 'attack',
  shoots: 'bow',
  blocks: 'shield',
  counter: 'upgrade',
  counter_gone: 'upgrade',
  poison: 'poison',
  stunned: 'stunned',
  shadow: 'shadow',
  rises: 'upgrade',
  initiative: 'initiative',
  wins: 'trophy',
  loses: 'died',
  hidden: 'hidden',
  turned_up: 'hidden',
  rolls: 'instant',
  discards: 'grave',
};

export const EVENT_SOUNDS: Record<string, SoundName> = {
  enters: 'card',
  plays: 'card',
  hurt: 'hit',
  hurt_sovereign: 'hit',
  dies: 'death',
  gains_lp: 'echo',
  rolls: 'dice',
  wins: 'win',
  turned_up: 'reveal',
};
