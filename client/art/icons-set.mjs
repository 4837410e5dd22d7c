// The body of an icon by name: our own shapes first, then game-icons (CC BY 3.0).
import { createRequire } from 'node:module';
import { SHAPES } from './shapes.mjs';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

export function icon(name) {
  const body = SHAPES[name] ?? icons[name]?.body;
  if (!body) throw new Error(`no icon ${name}`);
  return body;
}
