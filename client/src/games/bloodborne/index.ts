// Bloodborne's face: made once its catalogue is here.
import './icons';
import { content } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import type { GameFace } from '../face';
import { planner } from '../../lib/beats';
import { staging } from './beats';
import { setSpeech } from './current';
import Inspector from './Inspector.svelte';
import Result from './Result.svelte';
import { cardsOf, clashing, lineOf } from './scene';
import { EVENT_SIGNS, EVENT_SOUNDS, PHASE_SIGNS, QUESTION_SIGNS } from './signs';
import { Speech } from './speech';
import Table from './Table.svelte';
import type { Catalogue, HuntView } from './types';

export async function load(): Promise<GameFace> {
  const box = await content<Catalogue>('bloodborne');
  const speech = new Speech(box);
  setSpeech(speech);
  return {
    name: 'bloodborne',
    speech,
    plan: planner(staging(box)),
    Table,
    Inspector,
    Result,
    onTable(option, view) {
      const hunt = view as HuntView;
      const meaning = speech.meaning(option);
      if (meaning.kind === 'seat') return true;
      if (meaning.part('card') < 0) return false;
      if (innerWidth < 1000) return true; // the strip at the thumb shows every card that is offered
      if (hunt.question?.kind === 'upgrade') return !clashing(hunt);
      return meaning.kind === 'card' || meaning.kind === 'used';
    },
    arrange(options, view) {
      const hunt = view as HuntView;
      const hand = hunt.hunters[hunt.seat]?.hand ?? [];
      const places = hunt.question?.kind === 'upgrade' ? hunt.row : hand;
      const rank = (option: number): number => {
        const at = speech.meaning(option).kind === 'card' ? places.indexOf(speech.cardOf(option)) : -1;
        return at < 0 ? 100 : at;
      };
      return [...options].sort((a, b) => rank(a.option) - rank(b.option));
    },
    sign: (event, phase) => EVENT_SIGNS[event.what] ?? PHASE_SIGNS[phase] ?? 'scroll',
    askSign: (kind) => QUESTION_SIGNS[kind] ?? 'choose',
    line: lineOf,
    sound: (event) => EVENT_SOUNDS[event.what] ?? '',
    lesson(name, at) {
      const phase = typeof at === 'number' ? null : at.events.find((event) => event.what === 'phase');
      if (typeof at !== 'number' && !phase) return '';
      const id = `bb-lesson-${name}-${typeof at === 'number' ? at : `${(at.view as HuntView).round}-${phase!.a}`}`;
      return words.has(id) ? id : '';
    },
    announces: (card, view) =>
      cardsOf((view as HuntView).hunters[view.seat]).includes(card) ? speech.entry(card).number : null,
  };
}
