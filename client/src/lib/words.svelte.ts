// Every word that a person reads comes from Fluent files: the client's own, the game's in the client, and the game's on
// the server. A language is there for the shell if words/XX.ftl is, for a game if games/GAME/words/XX.ftl is; what is
// missing is said in English. It can change at any moment: whoever calls say() inside a component is asked again.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as api from './api';
import { keep, kept } from './kept';

export type Values = Record<string, FluentVariable>;

const ENGLISH = 'en';
const shell = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const tables = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' });
// a few lines each, so all at once
const doors = import.meta.glob<string>('../games/*/door/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The languages of some files, by their names. */
const spokenIn = (files: object, folder: string): string[] =>
  Object.keys(files).flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length, -'.ftl'.length)] : []));
const spoken = (game: string): string[] => [
  ...new Set([...spokenIn(shell, '../words/'), ...spokenIn(tables, `../games/${game}/words/`)]),
];
const everywhere = [...new Set(Object.keys({ ...shell, ...tables }).map((path) => /(\w+)\.ftl$/.exec(path)![1]!))];

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

function fromBrowser(): string {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (spokenIn(shell, '../words/').includes(short)) return short;
  }
  return ENGLISH;
}

async function fromServer(game: string, language: string): Promise<string> {
  try {
    return await api.words(game, language);
  } catch (error) {
    if (error instanceof api.Refusal && error.status >= 400 && error.status < 500) return ''; // it has no such language
    throw error;
  }
}

/** All that is said in a language. The game's words go before the shell's, those from the server come last. */
async function read(language: string, game: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [common, table, told] = await Promise.all([
    shell[`../words/${language}.ftl`]?.() ?? '',
    tables[`../games/${game}/words/${language}.ftl`]?.() ?? '',
    game ? fromServer(game, language) : '',
  ]);
  for (const [path, text] of Object.entries(doors))
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  bundle.addResource(new FluentResource(common));
  bundle.addResource(new FluentResource(table), { allowOverrides: true });
  bundle.addResource(new FluentResource(told));
  return bundle;
}

class Words {
  language = $state(ENGLISH);
  game = $state('');
  /** Those that can be chosen here. */
  readonly languages = $derived(spoken(this.game).sort());
  private bundle = $state.raw<FluentBundle | null>(null);
  private behind = $state.raw<FluentBundle | null>(null); // English, once something was missing
  private sought = ''; // for which language and game
  private given = $state.raw<Values>({}); // the settings of the table, by which any message may choose its words
  private turn = 0;

  /** The language to begin with: the one chosen before, else the browser's. */
  begin(): Promise<void> {
    const before = kept<string>('language') ?? '';
    return this.speak(everywhere.includes(before) ? before : fromBrowser(), '');
  }

  async choose(language: string): Promise<void> {
    keep('language', language);
    await this.speak(language, this.game);
  }

  /** The words of this game too, from now on. */
  async learn(game: string): Promise<void> {
    if (this.game !== game) await this.speak(this.language, game);
  }

  /** As at a table with these settings; without them, as usual. */
  play(settings: Record<string, string>): void {
    this.given = settings;
  }

  private async speak(language: string, game: string): Promise<void> {
    const turn = ++this.turn;
    const bundle = await read(language, game);
    const whole = `../words/${language}.ftl` in shell && (!game || `../games/${game}/words/${language}.ftl` in tables);
    const behind = whole ? null : await read(ENGLISH, game);
    if (turn !== this.turn) return; // another wish came meanwhile
    this.bundle = bundle;
    this.behind = behind;
    this.sought = behind ? `${language} ${game}` : '';
    this.language = language;
    this.game = game;
    document.documentElement.lang = language;
  }

  /** A message was missing: from now on English stands behind. */
  private async seek(): Promise<void> {
    const { language, game } = this;
    if (language === ENGLISH || this.sought === `${language} ${game}`) return;
    this.sought = `${language} ${game}`;
    const found = await read(ENGLISH, game);
    if (this.sought === `${language} ${game}`) this.behind = found;
  }

  /** The pattern of a message, and the bundle it stands in. */
  private find(id: string, attribute: string): ((values: Values) => string) | null {
    for (const bundle of [this.bundle, this.behind]) {
      const message = bundle?.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return (values) => bundle.formatPattern(pattern, values, []);
    }
    return null;
  }

  has(id: string, attribute = ''): boolean {
    return this.find(id, attribute) !== null;
  }

  /** A message with its values put in. A missing one shows its id: seen at once, and the tests look for it. */
  say(id: string, values: Values = {}, attribute = ''): string {
    if (!this.bundle) return '';
    const found = this.find(id, attribute);
    if (found) return found({ ...this.given, ...values });
    this.seek().catch(() => undefined);
    return `{${id}${attribute ? `.${attribute}` : ''}}`;
  }

  /** Several names as a sentence lists them. */
  list(names: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);
  }
}

export const words = new Words();
export const say = (id: string, values: Values = {}, attribute = ''): string => words.say(id, values, attribute);
