// Which small sign stands for what in Bloodborne.
import type { IconName } from '../../lib/icons';
import type { SoundName } from '../../lib/sound.svelte';
import type { TypeName } from './types';

export const TYPE_SIGNS: Record<TypeName, IconName> = { kin: 'kin', humanoid: 'humanoid', beast: 'beast' };

/** Signs of the phases 1 to 8; 0 is the setup. */
export const PHASE_SIGNS: IconName[] = [
  'scroll',
  'choose',
  'transform',
  'instant',
  'strike',
  'attack',
  'escape',
  'dream',
  'hourglass',
];

/** Emblems of the seats, beside their colours. */
export const SEAT_SIGNS: IconName[] = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5'];

export const QUESTION_SIGNS: Record<string, IconName> = {
  play: 'choose',
  transform: 'transform',
  target: 'instant',
  foresee: 'search',
  upgrade: 'upgrade',
  remove: 'died',
};

/** The sign before a line of the chronicle, where it says more than the sign of the phase. */
export const EVENT_SIGNS: Record<string, IconName> = {
  dies: 'died',
  eliminated: 'died',
  slain: 'humanoid',
  rolls: 'lantern',
  attack: 'strike',
  hurt: 'heart',
  dream_hurt: 'dream',
  banks: 'chest',
  hits: 'drop',
  steals: 'drop',
  takes_upgrade: 'upgrade',
  declines: 'upgrade',
  rests: 'mend',
  heals: 'mend',
  appears: 'gate',
  final_boss_enters: 'gate',
  escapes: 'escape',
  marker: 'candle',
  first_player: 'candle',
  foresees: 'search',
  looks: 'search',
};

export const EVENT_SOUNDS: Record<string, SoundName> = {
  plays: 'reveal',
  draws_weapon: 'card',
  takes_upgrade: 'card',
  rolls: 'dice',
  hurt: 'hit',
  dream_hurt: 'hit',
  hits: 'echo',
  steals: 'echo',
  banks: 'echo',
  dies: 'death',
  eliminated: 'death',
  slain: 'win',
  hunt_over: 'win',
};
