// Our seats at one table: mostly one. Where several people share the screen, a curtain falls before the next is shown, if
// there is anything to hide; between the seats of one person there is none.
import type { GameFace } from '../games/face';
import { flow, PAUSE } from './flow.svelte';
import { Sitting } from './sitting.svelte';

export class Hotseat {
  sittings = $state.raw<Sitting[]>([]);
  veil = $state(false);
  private active = $state(0);
  private people = 1;

  /** Take our seats; without a key, one watches. */
  sit(match: string, own: [seat: number, key: string][], game: GameFace): void {
    this.sittings = (own.length ? own : [[null, null] as const]).map(
      ([seat, key]) =>
        new Sitting(
          match,
          key,
          seat,
          () => game.plan,
          (beat, lesson) => game.lesson(lesson, beat),
        ),
    );
    this.people = new Set(own.map(([, key]) => key)).size;
    this.veil = this.people > 1;
  }

  /** Whether what the next seat sees is hidden from whoever looks now. */
  private get hides(): boolean {
    return this.people > 1 && this.sittings.some((one) => one.line.view?.secrets !== false);
  }

  /** Show another of our seats. */
  turnTo(sitting: Sitting): void {
    const at = this.sittings.indexOf(sitting);
    if (at < 0 || at === this.active) return;
    this.active = at;
    this.veil = this.hides;
  }

  /** The seat that is shown. */
  get now(): Sitting | null {
    return this.sittings[this.active] ?? null;
  }

  of(seat: number): Sitting | undefined {
    return this.sittings.find((one) => one.me === seat);
  }

  /** When another of our seats is asked, the curtain falls; what it passes by itself needs none. */
  takeTurns(): void {
    $effect(() => {
      if (
        this.sittings.length < 2 ||
        this.veil ||
        !this.now ||
        this.now.over ||
        this.now.asked ||
        this.now.director.busy
      )
        return undefined;
      const next = this.sittings.findIndex((one) => one.asked);
      const other = this.sittings[next]?.line;
      const asked = other?.view?.question;
      const passes = other?.view && asked ? flow.auto(other.view, asked) : null;
      if (other && asked && passes !== null) {
        const timer = setTimeout(() => void other.decide(asked.number, passes).catch(() => undefined), PAUSE);
        return () => clearTimeout(timer);
      }
      if (next >= 0) {
        this.active = next;
        this.veil = this.hides;
      }
      return undefined;
    });
    $effect(() => {
      if (this.sittings.length < 2 || !this.veil || !this.now || this.now.asked) return;
      const next = this.sittings.findIndex((one) => one.asked);
      if (next >= 0) this.active = next;
    });
  }

  end(): void {
    this.sittings.forEach((one) => one.end());
  }
}
