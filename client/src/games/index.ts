// One folder per game; each is loaded when its table is opened. What the start page needs of it is in doors.ts.
import type { GameFace } from './face';

const LOADERS: Record<string, () => Promise<{ load: () => Promise<GameFace> }>> = {
  bloodborne: () => import('./bloodborne/index'),
  bluthelden: () => import('./bluthelden/index'),
};
const faces = new Map<string, Promise<GameFace>>();

export function face(game: string): Promise<GameFace> {
  let found = faces.get(game);
  if (!found) {
    const loader = LOADERS[game];
    found = loader ? loader().then((module) => module.load()) : Promise.reject(new Error(`no table for ${game}`));
    faces.set(game, found);
    found.catch(() => faces.delete(game));
  }
  return found;
}
