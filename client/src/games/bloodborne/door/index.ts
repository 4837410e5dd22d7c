// Bloodborne's door: the Final Boss stands in front.
import { say, words } from '../../../lib/words.svelte';
import type { GameDoor } from '../../door';

export const door = (): GameDoor => ({
  icon: 'candle',
  metal: ['#5d4526', '#a9834a'],
  front: ['final_boss'],
  valueWord(setting, value) {
    if (setting === 'first_player') return say('seat-number', { number: Number(value) });
    const monster = `monster-${value.replaceAll('_', '-')}`;
    return words.has(monster) ? say(monster) : '';
  },
});
