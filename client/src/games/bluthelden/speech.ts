// How Bluthelden speaks: names, card texts, log lines. The sentences are its Fluent files.
import type { FluentVariable } from '@fluent/bundle';
import { Options, type Meaning } from '../../lib/options';
import { dashed, told } from '../../lib/telling';
import { say, words, type Values } from '../../lib/words.svelte';
import type { BaseView, ErrorTold, EventTold, QuestionTold } from '../../lib/types';
import { duel, type DuelView, type ItemView, type PieceView } from './reading';
import {
  AREA,
  CARDS,
  HIDEOUTS,
  laneOf,
  pieceOf,
  PLACES,
  RESOURCES,
  seatOf,
  SOVEREIGN_SLOT,
  TRAININGS,
  zoneOf,
} from './terms';
import { LANE_NAMES, type CardEntry, type CardType, type Catalogue, type Colour } from './types';

const QUOTED = 72; // characters

const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);

/** The beginning of a card's text, for a line of the log: enough to tell one ability from the other. */
function shortened(text: string): string {
  if (text.length <= QUOTED) return text;
  return `${text.slice(0, text.lastIndexOf(' ', QUOTED - 1)).replace(/[ ,;:.]+$/, '')} …`;
}

export class Speech {
  private cards = new Map<string, CardEntry>();
  private places: Map<string, number>;
  readonly options: Options;

  constructor(readonly box: Catalogue) {
    for (const card of box.cards) this.cards.set(card.key, card);
    this.places = new Map(box.places.map((name, place) => [name, place]));
    this.options = new Options(box.options);
  }

  entry(key: string): CardEntry {
    const found = this.cards.get(key);
    if (!found) throw new Error(`no card ${key}`);
    return found;
  }

  isCard = (key: string): boolean => this.cards.has(key);
  keyOf = (number: number): string => this.box.cards[number]?.key ?? '';
  numberOf = (key: string): number => this.entry(key).number;
  placeOf = (name: string): number => this.places.get(name) ?? -1;
  meaning = (option: number): Meaning => this.options.read(option);
  /** The card that an option plays, hides or chooses; empty if it is about none. */
  cardOf = (option: number): string => this.keyOf(this.meaning(option).part('card'));
  /** The option that is only a word: to pass, to be done. */
  word = (kind: string): number => this.options.number(kind);

  // ------------------------------------------------------------ pieces

  card = (key: string | null): string => (key ? say(`card-${dashed(key)}`) : say('card-face-down'));
  type = (type: CardType): string => say(`type-${type}`);
  colour = (colour: Colour): string => say(`colour-${colour}`);
  keyword = (name: string): string => say(`keyword-${dashed(name)}`);
  counter = (name: string): string => say(`counter-${dashed(name)}`);
  species = (name: string): string => say(`species-${dashed(name)}`);
  phase = (number: number): string => say(`phase-${number}`);
  phaseHelp = (number: number): string => say(`phase-${number}`, {}, 'help');
  lane = (lane: number): string => say('option-lane', { lane: say(`lane-${LANE_NAMES[lane] ?? 'middle'}`) });

  /** "Character, level 2, Human, Warrior". */
  kind(key: string): string {
    const card = this.entry(key);
    const parts = [card.token ? say('token-of-type', { type: this.type(card.type) }) : this.type(card.type)];
    if (card.level) parts.push(say('text-level', { level: card.level }));
    parts.push(...card.species.map(this.species));
    return parts.join(', ');
  }

  /** The keywords of a card, and its ways. */
  keywords(key: string): string[] {
    const card = this.entry(key);
    return [...card.keywords.map(this.keyword), ...this.ways(key)];
  }

  /** The ways to play it, or to change it, that are printed with numbers: Rise, onto its base form, Hideout. */
  ways(key: string): string[] {
    const card = this.entry(key);
    const found: string[] = [];
    if (card.rise)
      found.push(
        say('text-rise', {
          card: this.card(card.rise.into),
          asp: card.rise.asp,
          level: this.entry(card.rise.into).level,
        }),
      );
    if (card.hideout !== null) found.push(say('text-hideout', { asp: card.hideout }));
    if (card.onto) found.push(say('text-onto', { card: this.card(card.onto.base), number: card.onto.less }));
    return found;
  }

  /** What a card does apart from its keywords: one line for each ability. */
  lines(key: string): string[] {
    const id = `card-${dashed(key)}`;
    return words.has(id, 'text')
      ? say(id, {}, 'text')
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
      : [];
  }

  text = (key: string): string => [this.keywords(key).join(', '), ...this.lines(key)].filter(Boolean).join('\n');

  /** For reading aloud: everything in one line. */
  aloud(key: string): string {
    const card = this.entry(key);
    const numbers =
      card.type === 'character'
        ? say('text-values', {
            power: card.power,
            hp: card.hp,
            resistance: card.resistance,
            initiative: card.initiative,
          })
        : '';
    const price = this.priced(key) ? say('text-asp', { asp: card.asp }) : '';
    return [`${this.card(key)}.`, `${this.kind(key)}.`, price, numbers, this.text(key).replaceAll('\n', ' ')]
      .filter(Boolean)
      .join(' ');
  }

  priced = (key: string): boolean => {
    const card = this.entry(key);
    return !card.token && !['resource', 'sovereign', 'rune'].includes(card.type);
  };

  // ------------------------------------------------------------ places

  place = (place: number, names: string[]): string =>
    say('place-of', { place: this.spot(place), player: names[seatOf(place)] ?? '' });

  /** A place of one side. */
  spot(place: number): string {
    const zone = zoneOf(place);
    const lane = laneOf(place);
    const inside = place % PLACES;
    const slot = zone === 'area' ? inside - AREA + 1 : zone === 'training' ? inside - TRAININGS + 1 : (inside % 3) + 1;
    return say(`place-${zone}`, { lane: lane < 0 ? '' : say(`lane-${LANE_NAMES[lane] ?? 'middle'}`), slot });
  }

  at = (place: number, view: DuelView): PieceView | undefined => view.pieces.find((piece) => piece.place === place);

  /** What lies there, or the place itself. */
  thing(place: number, view: DuelView | null, names: string[]): string {
    const piece = view ? this.at(place, view) : undefined;
    return piece ? this.card(piece.card) : this.place(place, names);
  }

  /** One of the abilities of a permanent. Its activated ones are the last lines of its text that have a colon. */
  ability(key: string | null, number: number): string {
    const special = Object.entries(this.box.uses).find(([, at]) => at === number)?.[0];
    if (special || !key) return say(`bh-ability-${special ?? 'reveal'}`);
    const lines = this.lines(key).filter((one) => one.includes(':'));
    return lines[lines.length - this.printed(key) + number] ?? say('bh-ability', { number: number + 1 });
  }

  /** How many abilities are printed on it that can be used. */
  private printed(key: string): number {
    const special = Object.values(this.box.uses);
    return this.entry(key).abilities.filter((one) => !special.includes(one.number)).length;
  }

  item(item: ItemView, short = false): string {
    const name = short ? (this.card(item.card).split(',')[0] ?? '') : this.card(item.card); // titles are read in the inspector
    if (item.kind === 'reveal') return say('bh-item-reveal', { card: name });
    if (item.kind === 'move' || item.kind === 'shift') return say('bh-item-move', { card: name });
    if (item.kind === 'card') return name;
    if (item.cause !== 'text') return say(`bh-item-${item.cause.replaceAll('_', '-')}`, { card: name });
    return say(item.kind === 'trigger' ? 'bh-item-trigger' : 'bh-item-ability', { card: name });
  }

  // ------------------------------------------------------------ sentences

  private named = (number: number): string => {
    const key = this.keyOf(number);
    return key ? this.card(key) : say('card-face-down');
  };

  /** A permanent of an event with its place, and with its player unless that one is named already. */
  private piece(number: number, names: string[], own: boolean): string {
    const { place, card } = pieceOf(number);
    const values = { card: this.named(card), player: names[seatOf(place)] ?? '?', place: this.spot(place) };
    if (!['war', 'safety', 'barrier', 'resource', 'hidden'].includes(zoneOf(place)))
      return own ? values.card : say('piece-of', values);
    return say(own ? 'piece-own' : 'piece-there', values);
  }

  /** The end of a sentence that tells what is used of a card: one of several abilities, or of several effects. */
  private which(role: string, number: number, card: number): string {
    const key = this.keyOf(card);
    const special = Object.entries(this.box.uses).find(([, at]) => at === number)?.[0];
    if (role === 'ability' && special) return say('told-which', { text: say(`use-${special}`) });
    if (role === 'mode' && this.entry(key).modes > 1)
      return say('told-text', { text: say(`card-${dashed(key)}`, {}, `mode${number + 1}`) });
    if (role === 'ability' && this.printed(key) > 1)
      return say('told-text', { text: shortened(this.ability(key, number)) });
    return say('told-plainly');
  }

  private role(role: string, number: number, numbers: number[], names: string[]): FluentVariable {
    switch (role) {
      case 'player':
        return names[number] ?? '?';
      case 'card':
      case 'base':
        return this.named(number);
      case 'piece':
      case 'own':
      case 'other':
        return this.piece(number, names, role === 'own');
      case 'ability':
      case 'mode':
        return this.which(role, number, (numbers[1] ?? 0) % CARDS);
      case 'cause':
        return say('item-called', {
          cause: this.box.causes[number] ?? 'text',
          card: this.named(numbers[1] ?? -1),
          player: names[numbers[0] ?? 0] ?? '?',
        });
      case 'keyword':
        return this.keyword(this.box.keywords[number] ?? '');
      case 'reason': // a keyword, or what was told before
        return number
          ? say('told-reason', { text: this.keyword(this.box.keywords[number - 1] ?? '') })
          : say('told-plainly');
      case 'values':
        return `${signed(Math.floor(number / 1000) - 500)}/${signed((number % 1000) - 500)}`;
      case 'change':
        return signed(number);
      case 'until':
        return number ? 'game' : 'round';
      case 'spot':
        return this.spot(number);
      case 'hideout': // the slot of the other's War Zone on which it lies
        return this.place((1 - seatOf(number)) * PLACES + (number % PLACES) - HIDEOUTS, names);
      case 'place':
        return this.place(number, names);
      case 'lane':
        return say(`lane-${LANE_NAMES[number] ?? 'middle'}`);
      case 'phase':
        return this.phase(number);
      case 'counter':
        return this.counter(this.box.counters[number] ?? '');
      case 'pile':
        return say(number ? 'pile-pool' : 'pile-spell');
      default:
        return number;
    }
  }

  event(event: EventTold, names: string[]): string {
    return told(this.box, event, (role, number, numbers) => this.role(role, number, numbers, names));
  }

  round = (number: number): string => say('bh-round', { number });

  /** What having priority means at this moment: the word, and what it speaks of. */
  private moment(moment: string, view: DuelView, names: string[]): [string, Values] {
    const top = view.chain[view.chain.length - 1];
    if (top)
      return [
        moment === 'own_chain' ? 'bh-ask-mine' : 'bh-ask-answer',
        { player: names[top.seat] ?? '', item: this.item(top, true) },
      ];
    const player = names[view.active] ?? '';
    switch (moment) {
      case 'own_main': {
        const place = view.seat * PLACES;
        const rich = view.pieces.some((one) => one.place >= place + RESOURCES && one.place < place + SOVEREIGN_SLOT);
        return [rich ? 'bh-ask-own-main' : 'bh-ask-first-main', { player }];
      }
      case 'other_main':
        return ['bh-ask-other-main', { player }];
      case 'end_of_round':
        return ['bh-ask-end', {}];
      default:
        return ['bh-ask-fight', { moment: say(`window-${view.window}`) }];
    }
  }

  question = (question: QuestionTold, names: string[], base: BaseView | null): string => {
    if (question.kind === 'priority' && base)
      return say(...this.moment(question.flow?.moment ?? '', duel(base), names));
    return say(`ask-${dashed(question.kind)}`, { card: question.about ? this.card(question.about) : '' });
  };

  help = (question: QuestionTold, _: string[], names: string[], base: BaseView | null): string => {
    if (question.kind === 'priority' && base) {
      const [id, values] = this.moment(question.flow?.moment ?? '', duel(base), names);
      return say(id, values, innerWidth < 1000 && words.has(id, 'phone') ? 'phone' : 'help');
    }
    if (['place', 'slot'].includes(question.kind) && question.about && this.entry(question.about).type === 'resource')
      return say('bh-place-resource');
    const making = base ? duel(base).making : null;
    if (making?.card && ['target', 'sacrifice', 'object', 'lane', 'shadow', 'graveyard'].includes(question.kind)) {
      const text =
        making.ability === null ? this.lines(making.card).join(' ') : this.ability(making.card, making.ability);
      if (text) return text;
    }
    const id = `ask-${dashed(question.kind)}`;
    return words.has(id, 'help') ? say(id, { card: question.about ? this.card(question.about) : '' }, 'help') : '';
  };

  unchosen = (): string => say('bh-choose');

  option(option: number, names: string[], base: BaseView | null): string {
    const view = base ? duel(base) : null;
    const meant = this.meaning(option);
    const place = meant.part('place');
    switch (meant.kind) {
      case 'card':
        return this.card(this.cardOf(option));
      case 'hide':
        return say('option-hide', { card: this.card(this.cardOf(option)) });
      case 'ability':
        return this.ability(view ? (this.at(place, view)?.card ?? null) : null, meant.part('ability'));
      case 'move':
        return say('bh-move', { card: this.thing(place, view, names) });
      case 'place':
        return this.thing(place, view, names);
      case 'lane':
        return this.lane(meant.part('lane'));
      case 'mode': {
        const about = view?.question?.about ?? '';
        const id = `card-${dashed(about)}`;
        const number = meant.part('mode') + 1;
        return words.has(id, `mode${number}`) ? say(id, {}, `mode${number}`) : say('option-mode', { number });
      }
      case 'chain': {
        const item = view?.chain[meant.part('item')];
        return item ? this.item(item) : say('option-chain', { number: meant.part('item') + 1 });
      }
      case 'order':
        return say('option-order', { number: meant.part('trigger') + 1 });
      case 'mulligan': {
        let count = 0;
        for (let mask = meant.part('cards'); mask; mask >>= 1) count += mask & 1;
        return say('bh-mulligan', { number: count });
      }
      default:
        if (meant.kind === 'done' && words.has(`option-done-${view?.question?.kind}`))
          return say(`option-done-${view?.question?.kind}`);
        return say(`option-${dashed(meant.kind === 'retreat' ? 'move' : meant.kind)}`);
    }
  }

  /** What the picked option does, in the card's own words; empty if there are none. */
  chosen(option: number, base: BaseView | null): string {
    const meant = this.meaning(option);
    if (meant.kind === 'card') return this.lines(this.cardOf(option)).join(' ');
    if (meant.kind !== 'ability' || !base) return '';
    return this.ability(this.at(meant.part('place'), duel(base))?.card ?? null, meant.part('ability'));
  }

  optionText(option: number): string {
    return this.meaning(option).kind === 'card' ? this.text(this.cardOf(option)).replaceAll('\n', ' ') : '';
  }

  /** A card, or what lies at a place of the table (`key#place`). */
  subject(option: number, base: BaseView | null): string {
    const card = this.cardOf(option);
    if (card) return card;
    const place = this.meaning(option).part('place');
    const piece = base && place >= 0 ? this.at(place, duel(base)) : undefined;
    return piece?.card ? `${piece.card}#${piece.place}` : '';
  }

  /** What the button of the decision bar says: the consequence. */
  consequence(question: QuestionTold, option: number, names: string[], base: BaseView | null): string {
    const meant = this.meaning(option);
    const name = this.option(option, names, base);
    if (meant.kind === 'card')
      return say(
        question.kind === 'priority' || question.kind === 'play'
          ? 'bh-confirm-play'
          : `bh-confirm-${question.kind === 'discard' ? 'discard' : 'take'}`,
        { card: name },
      );
    if (meant.kind === 'ability')
      return say('bh-confirm-use', { card: this.thing(meant.part('place'), base ? duel(base) : null, names) });
    if (meant.kind === 'place')
      return say(
        `bh-confirm-${['target', 'block', 'sacrifice', 'acting', 'object'].includes(question.kind) ? question.kind : 'place'}`,
        { card: name },
      );
    if (meant.kind === 'pass') return say(base && duel(base).chain.length ? 'bh-confirm-let' : 'bh-confirm-pass');
    return name;
  }

  refusal(error: ErrorTold, names: string[]): string {
    const values: Values = {};
    for (const [role, value] of Object.entries(error.names)) {
      if (this.isCard(value)) values[role] = this.card(value);
      else values[role] = role === 'player' || role === 'seat' ? (names[Number(value) - 1] ?? value) : value;
    }
    for (const id of [`refused-${error.reason}`, `server-${error.reason}`]) {
      if (error.reason && words.has(id)) return say(id, values);
    }
    return say('server-other');
  }
}
