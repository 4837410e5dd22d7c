// The Witcher: a door that is still shut.
import type { GameDoor } from '../../door';

export const door = (): GameDoor => ({ icon: 'seat4', metal: ['#4a6472', '#8fabb8'] });
