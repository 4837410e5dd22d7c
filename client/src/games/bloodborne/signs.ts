// Which small sign stands for what in Bloodborne.
import type { TypeName } from './types';

export const TYPE_SIGNS: Record<TypeName, string> = { kin: 'triple-corn', humanoid: 'death-skull', beast: 'claw-slashes' };

/** Signs of the phases 1 to 8; 0 is the setup. */
export const PHASE_SIGNS = [
  'scroll-unfurled', 'card-pick', 'gears', 'focused-lightning', 'claw-slashes', 'crossed-swords', 'exit-door', 'night-sleep', 'hourglass',
];

/** Emblems of the seats, beside their colours. */
export const SEAT_SIGNS = ['candle-flame', 'raven', 'rose', 'hound', 'spider-web'];

export const QUESTION_SIGNS: Record<string, string> = {
  play: 'card-pick', transform: 'gears', target: 'focused-lightning', foresee: 'spyglass', upgrade: 'up-card', remove: 'broken-skull',
};

/** The sign before a line of the chronicle, where it says more than the sign of the phase. */
export const EVENT_SIGNS: Record<string, string> = {
  dies: 'broken-skull', eliminated: 'broken-skull', slain: 'death-skull', rolls: 'lantern-flame', attack: 'claw-slashes',
  hurt: 'heart-organ', dream_hurt: 'night-sleep', banks: 'locked-chest', hits: 'drop', steals: 'drop', takes_upgrade: 'up-card',
  declines: 'up-card', rests: 'heart-plus', heals: 'heart-plus', appears: 'dungeon-gate', final_boss_enters: 'dungeon-gate',
  escapes: 'exit-door', marker: 'candle-flame', first_player: 'candle-flame', foresees: 'spyglass', looks: 'spyglass',
};
