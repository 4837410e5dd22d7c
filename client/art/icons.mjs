// Writes src/icons.ts: the small icons of the interface. By hand: npm run icons.
import { writeFile } from 'node:fs/promises';
import { icon } from './icons-set.mjs';

// what it means: the icon that says it
export const INTERFACE = {
  // numbers of a hunter
  heart: 'heart-organ',
  drop: 'drop',
  chest: 'locked-chest',
  hand: 'poker-hand',
  candle: 'candle-flame',
  died: 'broken-skull',
  // types of monsters, lanterns
  kin: 'triple-corn',
  humanoid: 'death-skull',
  beast: 'claw-slashes',
  lantern: 'lantern-flame',
  // kinds of cards
  melee: 'broadsword',
  ranged: 'blunderbuss',
  utility: 'swap-bag',
  dream: 'night-sleep',
  mend: 'heart-plus',
  instant: 'focused-lightning',
  shield: 'shield',
  upgrade: 'up-card',
  // phases
  choose: 'card-pick',
  transform: 'gears',
  strike: 'claw-slashes',
  attack: 'crossed-swords',
  escape: 'exit-door',
  hourglass: 'hourglass',
  lay: 'card-play',
  // Bluthelden: numbers, types of cards, places, states
  power: 'sword-brandish',
  resistance: 'magic-shield',
  initiative: 'wingfoot',
  astral: 'crystal-shine',
  sovereign: 'imperial-crown',
  rune: 'rune-stone',
  advisor: 'classical-knowledge',
  character: 'barbute',
  spell: 'spell-book',
  miracle: 'sun',
  artifact: 'gem-pendant',
  training: 'biceps',
  ritual: 'pentacle',
  resource: 'wheat',
  move: 'footprint',
  pool: 'well',
  grave: 'tombstone',
  banished: 'portal',
  pass: 'player-next',
  stop: 'halt',
  chain: 'crossed-chains',
  target: 'bullseye',
  poison: 'poison-bottle',
  shadow: 'two-shadows',
  stunned: 'knocked-out-stars',
  bound: 'linked-rings',
  flying: 'feathered-wing',
  bow: 'bow-arrow',
  hidden: 'hood',
  raven: 'raven',
  oak: 'oak-leaf',
  flame: 'flame',
  sun: 'sun',
  scales: 'scales',
  madness: 'brain-tentacle',
  epic: 'queen-crown',
  deck: 'card-draw',
  token: 'token',
  // emblems of the seats
  seat1: 'candle-flame',
  seat2: 'raven',
  seat3: 'rose',
  seat4: 'hound',
  seat5: 'moon',
  // tools
  book: 'open-book',
  bell: 'ringing-bell',
  key: 'skeleton-key',
  insight: 'third-eye',
  search: 'spyglass',
  scroll: 'scroll-unfurled',
  settings: 'cog',
  sound: 'speaker',
  mute: 'speaker-off',
  world: 'world',
  bot: 'vintage-robot',
  back: 'return-arrow',
  check: 'check-mark',
  cross: 'cross-mark',
  info: 'info',
  crown: 'crown',
  trophy: 'trophy-cup',
  skip: 'fast-forward-button',
  gate: 'dungeon-gate',
  gothic: 'gothic-cross',
};

/** The path of an icon, rounded to a tenth of its 512 units. */
function path(name) {
  const body = icon(name),
    paths = [...body.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map((m) => m[1]);
  if (!paths.length || /transform=|<circle|<rect|fill-rule|<g/.test(body)) throw new Error(`${name}: not plain paths`);
  return paths.map(round).join('');
}
/** The same path, its numbers in tenths and written as briefly as may be. */
function round(d) {
  let out = '';
  for (const [, command, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    out += command;
    const number = /\s*,?\s*([+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?)/y,
      flag = /\s*,?\s*([01])/y;
    let first = true;
    for (let at = 0, i = 0; ; i++) {
      const token = /a/i.test(command) && [3, 4].includes(i % 7) ? flag : number;
      token.lastIndex = at;
      const m = token.exec(rest);
      if (!m) break;
      at = token.lastIndex;
      const v = String(Math.round(+m[1] * 10) / 10).replace(/^(-?)0\./, '$1.');
      out += (first || v.startsWith('-') ? '' : ' ') + v;
      first = false;
    }
  }
  return out;
}
if (import.meta.url === new URL(process.argv[1], 'file:').href) {
  const text = Object.entries(INTERFACE)
    .map(([k, n]) => `  ${k}: '${path(n)}',${k === n ? '' : ` // ${n}`}`)
    .join('\n');
  await writeFile(
    new URL('../src/icons.ts', import.meta.url),
    `// Made by client/art/icons.mjs. Paths in a 512 x 512 box; game-icons.net, CC BY 3.0, rounded; authors: public/art/credits.json.\nexport const ICONS = {\n${text}\n} as const;\nexport type IconName = keyof typeof ICONS;\n`,
  );
  console.log(`src/icons.ts ${(text.length / 1024).toFixed(1)} kB`);
}
