// Writes src/icons.ts and src/games/*/icons.ts: the small icons of the interface. By hand: npm run icons.
import { writeFile } from 'node:fs/promises';
import { icon } from './icons-set.mjs';

// Where it is used, what it means, and the icon that says it. What two games share, each brings along.
export const SETS = {
  shell: {
    // emblems of the seats
    seat1: 'candle-flame',
    seat2: 'raven',
    seat3: 'rose',
    seat4: 'hound',
    seat5: 'moon',
    // doors, cards, turns
    candle: 'candle-flame',
    shield: 'shield',
    gate: 'dungeon-gate',
    lantern: 'lantern-flame',
    instant: 'focused-lightning',
    escape: 'exit-door',
    hourglass: 'hourglass',
    lay: 'card-play',
    trophy: 'trophy-cup',
    // tools
    book: 'open-book',
    bell: 'ringing-bell',
    key: 'skeleton-key',
    insight: 'third-eye',
    search: 'spyglass',
    scroll: 'scroll-unfurled',
    sound: 'speaker',
    mute: 'speaker-off',
    world: 'world',
    bot: 'vintage-robot',
    back: 'return-arrow',
    check: 'check-mark',
    info: 'info',
    skip: 'fast-forward-button',
  },
  bloodborne: {
    // numbers of a hunter
    heart: 'heart-organ',
    drop: 'drop',
    chest: 'locked-chest',
    hand: 'poker-hand',
    died: 'broken-skull',
    // types of monsters
    kin: 'triple-corn',
    humanoid: 'death-skull',
    beast: 'claw-slashes',
    // kinds of cards
    melee: 'broadsword',
    ranged: 'blunderbuss',
    utility: 'swap-bag',
    dream: 'night-sleep',
    mend: 'heart-plus',
    upgrade: 'up-card',
    // phases
    choose: 'card-pick',
    transform: 'gears',
    strike: 'claw-slashes',
    attack: 'crossed-swords',
    target: 'bullseye',
    deck: 'card-draw',
  },
  bluthelden: {
    // numbers
    heart: 'heart-organ',
    power: 'sword-brandish',
    resistance: 'magic-shield',
    initiative: 'wingfoot',
    astral: 'crystal-shine',
    died: 'broken-skull',
    // types of cards
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
    token: 'token',
    // colours and keywords
    melee: 'broadsword',
    mend: 'heart-plus',
    raven: 'raven',
    oak: 'oak-leaf',
    flame: 'flame',
    sun: 'sun',
    scales: 'scales',
    madness: 'brain-tentacle',
    epic: 'queen-crown',
    flying: 'feathered-wing',
    bow: 'bow-arrow',
    hidden: 'hood',
    // places and states
    hand: 'poker-hand',
    pool: 'well',
    grave: 'tombstone',
    banished: 'portal',
    deck: 'card-draw',
    chain: 'crossed-chains',
    stunned: 'knocked-out-stars',
    bound: 'linked-rings',
    poison: 'poison-bottle',
    shadow: 'two-shadows',
    // what is done
    choose: 'card-pick',
    move: 'footprint',
    pass: 'player-next',
    stop: 'halt',
    target: 'bullseye',
    attack: 'crossed-swords',
    strike: 'claw-slashes',
    upgrade: 'up-card',
  },
};
export const INTERFACE = Object.assign({}, ...Object.values(SETS));

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
/** The file of a room: of the shell, or of a game, which adds its signs when it is loaded. */
function written(room, icons) {
  const rows = Object.entries(icons).map(
    ([key, name]) => `  ${key}: '${path(name)}',${key === name ? '' : ` // ${name}`}`,
  );
  const head =
    '// Made by client/art/icons.mjs. Paths in a 512 x 512 box; game-icons.net, CC BY 3.0, rounded; authors: public/art/credits.json.';
  const set = `ICONS = {\n${rows.join('\n')}\n} as const;`;
  if (room === 'shell') return `${head}\nexport const ${set}\n`;
  const names = `declare module '../../lib/icons' {\n  interface Signs extends Record<keyof typeof ICONS, string> {}\n}`;
  return `${head}\nimport { draw } from '../../lib/icons';\n\nconst ${set}\ndraw(ICONS);\n\n${names}\n`;
}

if (import.meta.url === new URL(process.argv[1], 'file:').href) {
  for (const [room, icons] of Object.entries(SETS)) {
    const file = room === 'shell' ? 'src/icons.ts' : `src/games/${room}/icons.ts`;
    await writeFile(new URL(`../${file}`, import.meta.url), written(room, icons));
    console.log(file);
  }
}
