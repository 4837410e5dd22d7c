// One folder per game; each is loaded when its table is opened. What the start page needs of it is in doors.ts. A game
// without a folder is shown plainly: what its seat may know as a tree, what it may choose as tiles.
import type { GameFace } from './face';

const FACES = import.meta.glob<() => Promise<GameFace>>('./*/index.ts', { import: 'load' });
const faces = new Map<string, Promise<GameFace>>();

async function load(game: string): Promise<GameFace> {
  const found = FACES[`./${game}/index.ts`];
  return found ? (await found())() : (await import('../plain/index')).load(game);
}

export function face(game: string): Promise<GameFace> {
  let found = faces.get(game);
  if (!found) {
    found = load(game);
    faces.set(game, found);
    found.catch(() => faces.delete(game));
  }
  return found;
}
