// The chronicle: what happened, line by line, ready to be shown.
import type { GameFace } from '../games/face';
import type { IconName } from './icons';
import type { EventTold } from './types';

export interface LogLine {
  text: string;
  rule: string;
  sign: IconName;
  kind: 'line' | 'round';
}

export function linesOf(game: GameFace, log: EventTold[], names: string[]): LogLine[] {
  const lines: LogLine[] = [];
  let phase = 0;
  for (const event of log) {
    const kind = game.line(event);
    if (kind === 'phase') phase = event.a;
    else if (kind === 'round')
      lines.push({ text: game.speech.round(event.a), rule: '', sign: 'hourglass', kind: 'round' });
    else if (kind === 'line')
      lines.push({
        text: game.speech.event(event, names),
        rule: event.rule,
        sign: game.sign(event, phase),
        kind: 'line',
      });
  }
  return lines;
}
