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
import type { Catalogue } from './types';

export async function load(): Promise<GameFace> {
  const speech = new Speech(await content<Catalogue>('bluthelden'));
  setSpeech(speech);
  flow.learn('bluthelden', speech.box.stops);
  const [pass, done] = [speech.word('pass'), speech.word('done')];
  // what the button means while nothing is chosen: to pass, or not to block
  const fallback = (kind: string): number | null => (kind === 'priority' ? pass : kind === 'block' ? done : null);
  return {
    name: 'bluthelden',
    speech,
    plan: planner(staging),
    Table,
    Inspector,
    Result,
    onTable(option, view) {
      if (option === fallback(view.question?.kind ?? '')) return true; // the button itself
      const meant = speech.meaning(option);
      return !meant.isWord && meant.kind !== 'mode' && meant.kind !== 'order';
    },
    arrange(options, view) {
      const hand = duel(view).players[view.seat]?.hand ?? [];
      const rank = (option: number): number => {
        const card = speech.cardOf(option);
        if (card) return 1 + Math.max(0, hand.indexOf(card));
        if (option === pass) return 0;
        if (option === done) return 9999;
        return speech.meaning(option).isWord ? 50 : 100 + option;
      };
      return [...options].sort((a, b) => rank(a.option) - rank(b.option));
    },
    sign: (event, phase) => EVENT_SIGNS[event.what] ?? PHASE_SIGNS[phase] ?? 'scroll',
    askSign: (kind) => QUESTION_SIGNS[kind] ?? 'choose',
    line: lineOf,
    sound: (event) => EVENT_SOUNDS[event.what] ?? '',
    lesson: () => '',
    giveUp: speech.word('concede'),
    fallback: (question) => fallback(question.kind),
    quick: (key, question) => (question.kind === 'priority' && (key === 'p' || key === ' ') ? pass : null),
    digit(number, choice) {
      if (choice.question?.kind !== 'mulligan') return false;
      const aside = speech.meaning(choice.selected ?? speech.options.number('mulligan')).part('cards');
      const option = speech.options.number('mulligan', aside ^ (1 << (number - 1)));
      if (choice.offers(option)) choice.selected = option;
      return true;
    },
  };
}
