// What the keyboard does at the table.
import type { GameFace } from '../games/face';
import type { Answer } from './answer.svelte';
import type { Hinting } from './hinting.svelte';
import type { Sheets } from './sheets.svelte';
import type { Sitting } from './sitting.svelte';

interface Hands {
  game: GameFace | null;
  sitting: Sitting;
  answer: Answer;
  hinting: Hinting;
  sheets: Sheets;
}

const CARDS = '.card, .chip, .cover, .tile, .strip, .item';

export function keyed(event: KeyboardEvent, { game, sitting, answer, hinting, sheets }: Hands): void {
  const { choice, director, question } = sitting;
  const target = event.target as HTMLElement;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey || event.altKey || /^(input|select|textarea)$/i.test(target.tagName)) return;
  if (event.key === 'Escape') {
    if (sheets.putAway()) return;
    if (hinting.wanted) void hinting.toggle();
    else choice.drop();
    return;
  }
  if (sheets.any) return;
  const quick =
    question && !(key === ' ' && target.closest('button, a')) ? (game?.quick?.(key, question) ?? null) : null;
  if ((director.held || director.busy) && (event.key === ' ' || event.key === 'Enter')) {
    event.preventDefault();
    if (director.held) director.go();
    else director.skip();
  } else if (/^[1-9]$/.test(event.key)) {
    director.skip();
    queueMicrotask(() => !game?.digit?.(Number(event.key), choice) && choice.pickKey(Number(event.key)));
  } else if (event.key === 'Enter') {
    const picked = target.closest(CARDS)?.getAttribute('aria-pressed') === 'true';
    if (answer.chosen !== null && (picked || !target.closest('button, a'))) {
      event.preventDefault();
      void answer.confirm();
    }
  } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    choice.step(event.key === 'ArrowRight' ? 1 : -1);
  } else if (quick !== null && choice.offers(quick)) {
    event.preventDefault();
    choice.selected = quick;
    void answer.confirm();
  } else if (key === 'i') {
    const card = choice.selected === null ? '' : (game?.speech.subject(choice.selected, sitting.view) ?? '');
    if (card) sheets.inspect(card);
  } else if (key === 'h') {
    void hinting.toggle();
  } else if (key === 'r' && question) {
    sheets.rule = question.rule;
  } else if (event.key === '/') {
    event.preventDefault();
    sheets.open = 'search';
  }
}
