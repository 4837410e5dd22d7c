// What a game's folder gives to the client: its speech, how its events are played out, and its table.
import type { Component, Snippet } from 'svelte';
import type { IconName } from '../lib/icons';
import type { SoundName } from '../lib/sound.svelte';
import type { LogLine } from '../lib/lines';
import type { Choice } from '../lib/choice.svelte';
import type { Beat, Planner } from '../lib/director.svelte';
import type { BaseView, ErrorTold, EventTold, OptionTold, PointTold, QuestionTold, SeatTold } from '../lib/types';

export interface TableProps {
  view: BaseView;
  log: EventTold[];
  lines: LogLine[]; // the same, in words
  seats: SeatTold[];
  me: number; // whose place we see; -1 for spectators
  now: Beat | null;
  flash: EventTold[];
  choice: Choice;
  open?: boolean; // all hands are open (replay)
  inspect: (key: string, option?: number) => void; // the option that it would be: if it is not offered, one is told why
  rule: (id: string) => void;
  preview?: (option: number) => Promise<EventTold[][]>; // what might follow from a choice
  decide?: (option: number) => void; // at once, without the bar
  taught?: boolean; // a guided game: the decision bar is taller
  bar: Snippet; // the decision bar, or the scrubber of a replay
  tools: Snippet;
  phoneTools?: Snippet;
}

export interface Spoken {
  question(question: QuestionTold, names: string[], view: BaseView | null): string;
  help(question: QuestionTold, waiting: string[], names: string[], view: BaseView | null): string;
  /** What the button says while nothing is chosen. */
  unchosen(question: QuestionTold): string;
  round(number: number): string;
  option(option: number, names: string[], view: BaseView | null): string;
  /** What choosing it means: the text of the card, if it is one; may be empty. */
  optionText(option: number): string;
  /** The card that an option is about, as the inspector is given it; empty if it is about none. */
  subject(option: number, view: BaseView | null): string;
  /** What the picked option does, to be read before it is confirmed; else the help of the question stays. */
  chosen?(option: number, view: BaseView | null): string;
  /** What speaks against the picked option, though it is allowed: said instead of all else, before it is confirmed. */
  warning?(option: number, view: BaseView): string;
  consequence(question: QuestionTold, option: number, names: string[], view: BaseView | null): string;
  event(event: EventTold, names: string[]): string;
  refusal(error: ErrorTold, names: string[]): string;
}

export interface ResultProps {
  match: string;
  view: BaseView;
  names: string[];
  seats: SeatTold[];
  points: PointTold[];
  me: number;
  rule: (id: string) => void;
  watch: (point: number) => void;
  lookBack: Snippet; // the chances over the game, and what would have been better
  actions: Snippet;
}

export interface GameFace {
  name: string;
  speech: Spoken;
  plan: Planner;
  Table: Component<TableProps>;
  Inspector: Component<{ name: string; rule: (id: string) => void; view?: BaseView | null }>;
  Result: Component<ResultProps>;
  /** Whether an option shows on the table itself; else the decision bar offers it as a button. */
  onTable(option: number, view: BaseView): boolean;
  /** The options in the order in which they lie on the table, so that the number keys follow the eye. */
  arrange(options: OptionTold[], view: BaseView): OptionTold[];
  sign(event: EventTold, phase: number): IconName;
  askSign(kind: string): IconName;
  /** What of the log is worth a line, and of what sort. A heading is written if a line follows; a phase only has its
   *  sign. What is known of the rest of the log is given with it. */
  line(event: EventTold, log?: EventTold[], at?: number): 'line' | 'round' | 'heading' | 'phase' | 'none';
  /** How it sounds, if it does. */
  sound(event: EventTold): SoundName | '';
  /** The words of a lesson: before the learner's decision of that number, or for a beat. Empty if there are none. */
  lesson(name: string, at: number | Beat): string;
  /** The option that a letter or the space bar chooses at once. */
  quick?(key: string, question: QuestionTold): number | null;
  /** What the button means while nothing is chosen: passing, for one. */
  fallback?(question: QuestionTold): number | null;
  /** The option that gives the game up: never offered, always possible, and done only when confirmed. */
  giveUp?: number;
  /** What a digit means, where it is not simply the option of that number. */
  digit?(number: number, choice: Choice): boolean;
  /** What a signal of the game's own vocabulary says. */
  signalWord?(name: string): string;
  /** The option that says openly, at any time, that we mean to choose this card; nothing if it is not ours. */
  announces?(card: string, view: BaseView): number | null;
}
