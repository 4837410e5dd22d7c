// What happens is told: line by line in the chronicle, by its sound, aloud to those who listen, and in the bar while it is
// shown.
import { untrack } from 'svelte';
import type { GameFace } from '../games/face';
import { linesOf, type LogLine } from './lines';
import type { Sitting } from './sitting.svelte';
import { sound } from './sound.svelte';
import { say } from './words.svelte';

const MOST_SPOKEN = 8; // lines at once
const MOST_SOUNDS = 3;

export class Herald {
  readonly lines = $derived.by<LogLine[]>(() => {
    const [game, sitting] = [this.game(), this.sitting()];
    return game && sitting ? linesOf(game, sitting.director.log, sitting.names) : [];
  });
  spoken = $state('');
  caption = $state('');
  private heardTo = 0;
  private recalled = 0;

  constructor(
    private readonly game: () => GameFace | null,
    private readonly sitting: () => Sitting | null,
  ) {
    $effect(() => this.resound());
    $effect(() => this.speak(this.lines.length));
    $effect(() => this.entitle());
  }

  /** What is seen is heard as well, if sound is wanted. */
  private resound(): void {
    const director = this.sitting()?.director;
    const events = director?.now?.events ?? director?.flash ?? [];
    const heard = new Set(events.map((event) => this.game()?.sound(event) ?? ''));
    untrack(() =>
      [...heard]
        .filter((name) => name !== '')
        .slice(0, MOST_SOUNDS)
        .forEach((name, i) => sound.play(name, i * 0.25)),
    );
  }

  private speak(count: number): void {
    untrack(() => {
      const recalled = this.sitting()?.director.recalled ?? 0;
      if (this.heardTo > 0 && count > this.heardTo && recalled === this.recalled)
        this.spoken = this.lines
          .slice(Math.max(this.heardTo, count - MOST_SPOKEN))
          .map((one) => one.text)
          .join(' ');
      this.heardTo = count;
      this.recalled = recalled;
    });
  }

  private entitle(): void {
    const [game, sitting] = [this.game(), this.sitting()];
    const shown =
      game && sitting?.director.now ? sitting.director.now.events.filter((event) => game.line(event) === 'line') : [];
    if (shown.length > 1) this.caption = say('all-turned');
    else if (shown[0]) this.caption = game?.speech.event(shown[0], sitting?.names ?? []) ?? '';
    if (!sitting?.director.busy) this.caption = '';
  }
}
