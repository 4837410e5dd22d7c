// Every word that a person reads comes from Fluent files: the client's own and the game's. The language can change at
// any moment: whoever calls say() inside a component is asked again.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as api from './api';
import { keep, kept } from './kept';

export const LANGUAGES = ['de', 'en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English', ru: 'Русский' };
export type Values = Record<string, FluentVariable>;

const own = import.meta.glob<string>('../words/**/*.ftl', { query: '?raw', import: 'default' });

function fromBrowser(): Language {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return 'en';
}

class Words {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  game = '';

  /** The language to begin with: the one chosen before, else the browser's. */
  begin(): Promise<void> {
    const before = kept<string>('language');
    return this.speak(LANGUAGES.find((language) => language === before) ?? fromBrowser());
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    await this.speak(language);
  }

  /** The words of this game too, from now on. */
  async learn(game: string): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    await this.speak(this.language);
  }

  private async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const load = own[`../words/${language}.ftl`];
    if (load) bundle.addResource(new FluentResource(await load()));
    const table = own[`../words/${this.game}/${language}.ftl`]; // what only this game's table says
    if (table) bundle.addResource(new FluentResource(await table()));
    if (this.game) bundle.addResource(new FluentResource(await api.words(this.game, language)));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string, attribute = ''): boolean {
    const message = this.bundle?.getMessage(id);
    return !!message && (attribute ? !!message.attributes[attribute] : !!message.value);
  }

  /** The message that this game has instead of the usual one, if it has one: `begin-bluthelden` for `begin`. */
  here(id: string, values: Values = {}): string {
    return this.say(this.has(`${id}-${this.game}`) ? `${id}-${this.game}` : id, values);
  }

  /** A message with its values put in. A missing one shows its id: seen at once, and the tests look for it. */
  say(id: string, values: Values = {}, attribute = ''): string {
    const bundle = this.bundle;
    if (!bundle) return '';
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return `{${id}${attribute ? `.${attribute}` : ''}}`;
    return bundle.formatPattern(pattern, values, []);
  }

  /** Several names as a sentence lists them. */
  list(names: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);
  }
}

export const words = new Words();
export const sayHere = (id: string, values: Values = {}): string => words.here(id, values);
export const say = (id: string, values: Values = {}, attribute = ''): string => words.say(id, values, attribute);
