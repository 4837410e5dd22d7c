// Bloodborne's door: the Final Boss stands in front.
import { say, words } from '../../lib/words.svelte';
import type { GameDoor } from '../door';

export const bloodborne = (): GameDoor => ({
  front: ['final_boss'],
  valueWord(setting, value) {
    if (setting === 'first_player') return say('seat-number', { number: Number(value) });
    const monster = `monster-${value.replaceAll('_', '-')}`;
    return words.has(monster) ? say(monster) : '';
  },
});
