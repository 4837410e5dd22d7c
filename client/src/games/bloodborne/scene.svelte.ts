// What both layouts of the table show, wide or in one hand: one position, seen from one place.
import { say } from '../../lib/words.svelte';
import type { TableProps } from '../face';
import { speech } from './current';
import { announcedNow, around, clashing, emblems, handOf, hurtNow, namesOf, rollsNow, touchedBy } from './scene';
import { PHASE_SIGNS } from './signs';
import { LANTERNS, type HuntView } from './types';

const PHASES = [1, 2, 3, 4, 5, 6, 7, 8];

export class Scene {
  constructor(private readonly props: () => TableProps) {}

  told = $derived.by(() => speech());
  view = $derived.by(() => this.props().view as HuntView);
  me = $derived.by(() => this.props().me);
  names = $derived.by(() => namesOf(this.props().seats));
  own = $derived.by(() => Math.max(0, this.me));
  signs = $derived.by(() => emblems(this.view, this.me));
  others = $derived.by(() => around(this.view, this.me).slice(this.me >= 0 ? 1 : 0));
  hunter = $derived.by(() => (this.me >= 0 ? this.view.hunters[this.own] : undefined)); // spectators see all hunters above
  events = $derived.by(() => this.props().now?.events ?? []);
  hurt = $derived.by(() => hurtNow(this.events));
  touched = $derived.by(() => touchedBy(this.props().flash));
  announced = $derived.by(() => announcedNow(this.props().log, this.view));
  lines = $derived.by(() => this.props().lines);
  steps = $derived.by(() =>
    PHASES.map((phase) => ({
      name: say(`bb-ribbon-${phase}`),
      icon: PHASE_SIGNS[phase] ?? 'scroll',
      help: this.told.phaseHelp(phase),
    })),
  );
  deckNumber = $derived.by(() => this.view.past.length + (this.view.monster ? 1 : 0));
  deckFull = $derived.by(() => this.deckNumber + this.view.dungeon.cards);
  clashing = $derived.by(() => clashing(this.view));
  hand = $derived.by(() => handOf(this.view, this.own, this.props().choice));
  rolls = $derived.by(() => rollsNow(this.props().log, this.view));
  rolling = $derived.by(() => this.events.some((event) => event.what === 'rolls'));
  dice = $derived.by(() =>
    this.rolls.map((roll) => {
      const lantern = LANTERNS[roll.b] ?? 'red';
      return {
        lantern,
        face: this.told.face(lantern, roll.c),
        number: this.told.box.dice[lantern][roll.c]?.number ?? 0,
      };
    }),
  );

  /** Whether the cards of the hand are asked for: those that cannot be chosen are dull then. */
  askedForHand = $derived.by(() => ['play', 'transform', 'remove'].includes(this.props().choice.question?.kind ?? ''));

  /** The choice for which it is shown what might follow: everything else lies open by then. */
  weighed = $derived.by(() => {
    const { choice, preview } = this.props();
    return preview && ['transform', 'target'].includes(choice.question?.kind ?? '') ? choice.selected : null;
  });

  /** The option that names this hunter, if one is offered. */
  aimedAt(seat: number): number | null {
    return (
      this.props().choice.options.find((one) => this.told.meaning(one.option).part('seat') === seat)?.option ?? null
    );
  }
}
