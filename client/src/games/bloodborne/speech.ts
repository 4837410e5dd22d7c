// How Bloodborne speaks: names, card texts, log lines. Mirrors speech.py of the game; the sentences are its Fluent files.
import type { FluentVariable } from '@fluent/bundle';
import { Options, type Meaning } from '../../lib/options';
import { dashed, told } from '../../lib/telling';
import { say, words, type Values } from '../../lib/words.svelte';
import type { BaseView, ErrorTold, EventTold, QuestionTold } from '../../lib/types';
import {
  LANTERNS,
  TYPE_NAMES,
  type CardEntry,
  type Catalogue,
  type HuntView,
  type Lantern,
  type MonsterEntry,
  type TypeName,
} from './types';

export interface CardText {
  instant: boolean; // the first sentence happens in Phase 3
  damage: string; // "2 damage", if it is a weapon
  text: string; // everything else
}

export class Speech {
  private cards = new Map<string, CardEntry>();
  private monsters = new Map<string, MonsterEntry>();
  readonly options: Options;

  constructor(readonly box: Catalogue) {
    for (const card of box.cards) this.cards.set(card.key, card);
    for (const monster of box.monsters) this.monsters.set(monster.key, monster);
    this.options = new Options(box.options);
  }

  entry(key: string): CardEntry {
    const found = this.cards.get(key);
    if (!found) throw new Error(`no card ${key}`);
    return found;
  }

  monsterEntry(key: string): MonsterEntry {
    const found = this.monsters.get(key);
    if (!found) throw new Error(`no monster ${key}`);
    return found;
  }

  isCard = (key: string): boolean => this.cards.has(key);
  meaning = (option: number): Meaning => this.options.read(option);
  /** The card that an option is about, wherever it lies; empty if it is about none. */
  cardOf = (option: number): string => this.box.cards[this.meaning(option).part('card')]?.key ?? '';

  // ------------------------------------------------------------ pieces

  card = (key: string): string => say(`card-${dashed(key)}`);
  monster = (key: string): string => say(`monster-${dashed(key)}`);
  type = (name: TypeName): string => say(`type-${name}`);
  phase = (number: number): string => say(`phase-${number}`);
  phaseHelp = (number: number): string => say(`phase-${number}`, {}, 'help');
  lantern = (name: Lantern): string => say(`lantern-${name}`);
  rank = (key: string): string => say(`rank-${dashed(this.monsterEntry(key).rank)}`);
  kind = (key: string): string => say(`kind-${this.entry(key).kind}`);
  face = (lantern: Lantern, outcome: number): string => {
    const face = this.box.dice[lantern][outcome];
    return face ? `${face.number}${face.again ? '+' : ''}` : '?';
  };
  faces = (lantern: Lantern): string[] => this.box.dice[lantern].map((_, i) => this.face(lantern, i));

  private texts(prefix: string, entry: CardEntry | MonsterEntry, short = false): string[] {
    return entry.abilities.map((ability) => {
      const values: Values = { kind: 'any', melee: 'no', idle: 'no', times: 1 };
      for (const [field, value] of Object.entries(ability)) {
        if (field !== 'does') values[field] = value === true ? 'yes' : value;
      }
      const id = `${prefix}-${dashed(String(ability.does))}`;
      return say(short && words.has(`bb-short-${id}`) ? `bb-short-${id}` : id, values);
    });
  }

  isWeapon = (key: string): boolean => this.entry(key).kind !== 'utility';

  /** Everything a card does. On the card "Instant:" stands above the text, as a mark. */
  cardText(key: string): CardText {
    const card = this.entry(key);
    const parts: string[] = [];
    if (card.clashes) parts.push(say('clashes'));
    if (card.dream) parts.push(say('dream-text'));
    parts.push(...this.texts('ability', card));
    const mark = `${say('instant')}: `;
    const marked = parts.length > 0 && parts.every((part) => part.startsWith(mark));
    const text = (marked && !this.isWeapon(key) ? parts.map((part) => part.slice(mark.length)) : parts).join(' ');
    return {
      instant: card.instant || (marked && !this.isWeapon(key)),
      damage: this.isWeapon(key) ? say('weapon-damage', { damage: card.damage }) : '',
      text,
    };
  }

  /** The same as briefly as may be, for the hand and the table. */
  shortText(key: string): string {
    const card = this.entry(key);
    if (card.dream) return say('bb-dream-short');
    return [...(card.clashes ? [say('bb-short-clashes')] : []), ...this.texts('ability', card, true)].join(' ');
  }

  /** The same in one line, for the hand and for reading aloud. */
  cardLine(key: string): string {
    const { instant, damage, text } = this.cardText(key);
    const first = damage ? `${instant ? `${say('instant')}: ` : ''}${damage}.` : instant ? `${say('instant')}:` : '';
    return [first, text].filter(Boolean).join(' ');
  }

  monsterText(key: string, short = false): string {
    const monster = this.monsterEntry(key);
    return this.texts(monster.rank === 'final_boss' ? 'law' : 'power', monster, short).join(' ');
  }

  // ------------------------------------------------------------ sentences

  private role(role: string, number: number, numbers: number[], names: string[]): FluentVariable {
    switch (role) {
      case 'hunter':
      case 'target':
        return names[number] ?? '?';
      case 'card':
        return this.card(this.box.cards[number]?.key ?? '');
      case 'monster':
        return this.monster(this.box.monsters[number]?.key ?? '');
      case 'type':
        return this.type(TYPE_NAMES[number] ?? 'kin');
      case 'die':
        return this.lantern(LANTERNS[number] ?? 'green');
      case 'face':
        return this.face(LANTERNS[numbers[1] ?? 0] ?? 'green', number);
      case 'phase':
        return this.phase(number);
      default:
        return number;
    }
  }

  event(event: EventTold, names: string[]): string {
    return told(this.box, event, (role, number, numbers) => this.role(role, number, numbers, names));
  }

  /** What the decision bar asks: verb and object. */
  question(question: QuestionTold): string {
    return say(`bb-do-${question.kind}`, { card: question.about ? this.card(question.about) : '' });
  }

  round = (number: number): string => say('bb-round', { number });
  unchosen = (question: QuestionTold): string => say(`bb-choose-${question.kind}`);

  help(question: QuestionTold, waiting: string[]): string {
    if (question.kind === 'play')
      return waiting.length
        ? say('bb-do-play-others', { names: words.list(waiting), number: waiting.length })
        : say('bb-do-play-last');
    return say(`ask-${dashed(question.kind)}`, { card: question.about ? this.card(question.about) : '' }, 'help');
  }

  option(option: number, names: string[]): string {
    const meaning = this.meaning(option);
    const card = this.cardOf(option);
    if (meaning.kind === 'card') return this.card(card);
    if (meaning.kind === 'seat') return say('option-seat', { hunter: names[meaning.part('seat')] ?? '?' });
    return meaning.kind ? say(`option-${dashed(meaning.kind)}`, card ? { card: this.card(card) } : {}) : '?';
  }

  optionText(option: number): string {
    const card = this.cardOf(option);
    return card ? this.cardLine(card) : '';
  }

  subject(option: number): string {
    return this.cardOf(option);
  }

  /** Whoever transforms without a weapon left in hand stands in the fight for nothing (BB-D21). */
  warning(option: number, view: BaseView): string {
    const hunt = view as HuntView;
    const card = this.cardOf(option);
    const transforms = card !== '' && this.entry(card).abilities.some((one) => one.does === 'transform');
    if (hunt.question?.kind !== 'play' || !transforms) return '';
    const rest = (hunt.hunters[hunt.seat]?.hand ?? []).filter((one) => one !== card);
    return rest.some((one) => this.isWeapon(one)) ? '' : say('bb-no-weapon-left', { card: this.card(card) });
  }

  /** What the button of the decision bar says: the consequence. */
  consequence(question: QuestionTold, option: number, names: string[]): string {
    const card = this.cardOf(option);
    const seat = this.meaning(option).part('seat');
    if (card) return say(`bb-confirm-${question.kind}`, { card: this.card(card) });
    if (seat >= 0) return say('bb-confirm-target', { hunter: names[seat] ?? '?' });
    return this.option(option, names);
  }

  refusal(error: ErrorTold, names: string[]): string {
    const values: Values = {};
    if (error.names.card) values.card = this.card(error.names.card);
    if (error.names.seat) values.hunter = names[Number(error.names.seat) - 1] ?? '?';
    for (const id of [`refused-${error.reason}`, `server-${error.reason}`]) {
      if (error.reason && words.has(id)) return say(id, values);
    }
    return say('server-other');
  }
}
