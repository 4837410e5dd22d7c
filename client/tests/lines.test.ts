// What people read fits into a window.
import { expect, it } from 'vitest';
import { sources, text } from './sources';

const LONGEST = 260;

it('no line is too long to be read', () => {
  const files = sources('.', /\.(ts|js|mjs|svelte|css|html)$/);
  const long = files.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, i) => (line.length > LONGEST ? [`${file}:${i + 1}`] : [])),
  );
  expect(files).toContain('src/App.svelte');
  expect(long).toEqual([]);
});
