// Dead Cells: a door that is still shut.
import type { GameDoor } from '../../door';

export const door = (): GameDoor => ({ icon: 'gate', metal: ['#1e5a55', '#4fae9f'] });
