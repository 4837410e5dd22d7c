// How any game speaks that has no speech of its own in the browser: by its words on the server and its catalogue's roles.
import type { FluentVariable } from '@fluent/bundle';
import { dashed, told } from '../lib/telling';
import { say, words } from '../lib/words.svelte';
import type { BaseView, ErrorTold, EventTold, QuestionTold } from '../lib/types';
import type { Spoken } from '../games/face';

/** What the catalogue of any game tells. */
export interface PlainBox {
  game: string;
  seat: string; // what a seat is called in events
  events: Record<string, string[]>; // the roles of their numbers
  roles: Record<string, string[]>; // the keys behind the numbers of a role; its words are role-key
}

/** A key as it can be read, if there is no word for it. */
export const readable = (key: string): string => key.replaceAll('_', ' ');

/** What a field of a view is called, and the values it may hold: `view-KEY` in the words of the game. */
export const fieldWord = (field: string): string =>
  words.has(`view-${dashed(field)}`) ? say(`view-${dashed(field)}`) : readable(field);
export const valueWord = (field: string, value: string): string => {
  const id = `view-${dashed(field)}`;
  return words.has(id, dashed(value)) ? say(id, {}, dashed(value)) : readable(value);
};

export class PlainSpeech implements Spoken {
  private names = new Map<number, string>(); // of options, as the questions tell them

  constructor(private readonly box: PlainBox) {}

  learn(question: QuestionTold): void {
    for (const { option, name } of question.options) this.names.set(option, name);
  }

  /** The word for a key in some role: an item, a side. */
  word = (role: string, key: string): string => {
    const id = `${role}-${dashed(key)}`;
    return words.has(id) ? say(id) : readable(key);
  };

  private about(question: QuestionTold): string {
    const role = Object.keys(this.box.roles).find((one) => this.box.roles[one]?.includes(question.about ?? ''));
    return question.about ? this.word(role ?? '', question.about) : '';
  }

  question(question: QuestionTold): string {
    this.learn(question);
    return say(`ask-${dashed(question.kind)}`, { card: this.about(question) });
  }

  help(question: QuestionTold): string {
    return say(`ask-${dashed(question.kind)}`, { card: this.about(question) }, 'help');
  }

  unchosen = (): string => say('choose');
  round = (number: number): string => say('plain-round', { number });

  /** An option by its name. */
  named = (name: string): string => this.word('option', name);
  /** What choosing it means. */
  textOf = (name: string): string => {
    const id = `option-${dashed(name)}`;
    return words.has(id, 'text') ? say(id, {}, 'text') : '';
  };
  option = (option: number): string => this.named(this.names.get(option) ?? String(option));
  optionText = (option: number): string => this.textOf(this.names.get(option) ?? '');

  subject = (): string => '';
  chosen = (option: number): string => this.optionText(option);
  consequence = (_question: QuestionTold, option: number): string => this.option(option);

  private role(role: string, number: number, names: string[]): FluentVariable {
    if (role === this.box.seat || role === 'target') return names[number] ?? '?';
    const key = this.box.roles[role]?.[number];
    return key === undefined ? number : this.word(role, key);
  }

  event(event: EventTold, names: string[]): string {
    return told(this.box, event, (role, number) => this.role(role, number, names));
  }

  refusal(error: ErrorTold): string {
    for (const id of [`refused-${error.reason}`, `server-${error.reason}`]) if (words.has(id)) return say(id);
    return error.sentence;
  }

  signal = (name: string): string => this.word('signal', name);
}

/** What a view shows of its own, without what every view has. */
const COMMON: Record<keyof BaseView, true> = {
  game: true,
  seat: true,
  sides: true,
  question: true,
  waiting: true,
  laid: true,
  answers: true,
  talk: true,
  signals: true,
  secrets: true,
  over: true,
  won: true,
  places: true,
  scores: true,
};
export const shown = (view: BaseView): [string, unknown][] =>
  Object.entries(view).filter(([field]) => !(field in COMMON));
