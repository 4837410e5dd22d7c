// The chronicle: what happened, line by line, ready to be shown.
import type { GameFace } from '../games/face';
import type { IconName } from './icons';
import type { EventTold } from './types';

export interface LogLine {
  text: string;
  rule: string;
  sign: IconName;
  kind: 'line' | 'round' | 'heading';
}

export function linesOf(game: GameFace, log: EventTold[], names: string[]): LogLine[] {
  const lines: LogLine[] = [];
  let phase = 0;
  let heading: LogLine | null = null; // of what follows, if anything does
  log.forEach((event, at) => {
    const kind = game.line(event, log, at);
    if (kind === 'phase' || kind === 'heading') phase = event.a;
    if (kind === 'heading')
      heading = { text: game.speech.event(event, names), rule: '', sign: game.sign(event, phase), kind };
    else if (kind === 'round') {
      lines.push({ text: game.speech.round(event.a), rule: '', sign: 'hourglass', kind: 'round' });
      heading = null;
    } else if (kind === 'line') {
      if (heading) lines.push(heading);
      heading = null;
      lines.push({ text: game.speech.event(event, names), rule: event.rule, sign: game.sign(event, phase), kind });
    }
  });
  return lines;
}
