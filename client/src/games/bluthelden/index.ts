// Bluthelden's face: made once its catalogue is here.
import './icons';
import './look.css';
import { content } from '../../lib/api';
import { flow } from '../../lib/flow.svelte';
import type { GameFace } from '../face';
import { planner } from '../../lib/beats';
import { staging } from './beats';
import { setSpeech } from './current';
import Inspector from './Inspector.svelte';
import { duel } from './reading';
import Result from './Result.svelte';
import { lineOf } from './scene.svelte';
import { EVENT_SIGNS, EVENT_SOUNDS, PHASE_SIGNS, QUESTION_SIGNS } from './signs';
import { Speech } from './speech';
import Table from './Table.svelte';
import { CONCEDE, DONE, meaning, MULLIGAN, PASS, POOL_PILE, SPELL_PILE } from './terms';
import type { Catalogue } from './types';

// what the button means while nothing is chosen: to pass, or not to block
const fallback = (kind: string): number | null => (kind === 'priority' ? PASS : kind === 'block' ? DONE : null);

export async function load(): Promise<GameFace> {
  const speech = new Speech(await content<Catalogue>('bluthelden'));
  setSpeech(speech);
  flow.learn('bluthelden', speech.box.stops);
  return {
    name: 'bluthelden',
    speech,
    plan: planner(staging),
    Table,
    Inspector,
    Result,
    onTable(option, view) {
      if (option === fallback(view.question?.kind ?? '')) return true; // the button itself
      const meant = meaning(option);
      return (
        meant.what !== 'word' &&
        meant.what !== 'mode' &&
        meant.what !== 'order' &&
        !(option === SPELL_PILE || option === POOL_PILE)
      );
    },
    arrange(options, view) {
      const hand = duel(view).players[view.seat]?.hand ?? [];
      const rank = (option: number): number => {
        const meant = meaning(option);
        if (meant.what === 'card' || meant.what === 'hide')
          return 1 + Math.max(0, hand.indexOf(speech.keyOf(meant.card)));
        if (option === PASS) return 0;
        if (option === DONE) return 9999;
        return meant.what === 'word' ? 50 : 100 + option;
      };
      return [...options].sort((a, b) => rank(a.option) - rank(b.option));
    },
    sign: (event, phase) => EVENT_SIGNS[event.what] ?? PHASE_SIGNS[phase] ?? 'scroll',
    askSign: (kind) => QUESTION_SIGNS[kind] ?? 'choose',
    line: lineOf,
    sound: (event) => EVENT_SOUNDS[event.what] ?? '',
    lesson: () => '',
    announces: () => false,
    giveUp: CONCEDE,
    fallback: (question) => fallback(question.kind),
    quick: (key, question) => (question.kind === 'priority' && (key === 'p' || key === ' ') ? PASS : null),
    digit(number, choice) {
      if (choice.question?.kind !== 'mulligan') return false;
      const mask = (choice.selected ?? MULLIGAN) - MULLIGAN;
      if (choice.offers(MULLIGAN + (mask ^ (1 << (number - 1)))))
        choice.selected = MULLIGAN + (mask ^ (1 << (number - 1)));
      return true;
    },
  };
}
