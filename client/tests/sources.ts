import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What a program has drawn or written, as Prettier is told. */
const exempt = text('.prettierignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}`));

/** Every file below a folder of the client that a person has written. */
export function sources(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(root, folder, name);
    const local = relative(root, path);
    if (name === 'node_modules' || exempt.some((one) => one.test(`${local}/`))) return [];
    return statSync(path).isDirectory() ? sources(local, ending) : ending.test(name) ? [local] : [];
  });
}
