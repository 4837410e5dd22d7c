// One folder per game; each is loaded when its table is opened. What the start page needs of it is in doors.ts.
import type { GameFace } from './face';

const FACES = import.meta.glob<() => Promise<GameFace>>('./*/index.ts', { import: 'load' });
const faces = new Map<string, Promise<GameFace>>();

async function load(game: string): Promise<GameFace> {
  const found = FACES[`./${game}/index.ts`];
  if (!found) throw new Error(`no table for ${game}`);
  return (await found())();
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
