// Made by `make types` from the server's messages (src/nachtspiel/server/messages/) and from what every game shows
// (src/nachtspiel/engine/views.py): do not edit. What a game adds stands in games/GAME/types.ts.

export interface Hello {
  t: 'hello';
  key?: string | null;
  seen?: number;
  seat?: number | null;
}

export interface Decide {
  t: 'decide';
  decision: number;
  option: number;
  age?: number;
  id?: number | string | null;
}

export interface Announce {
  t: 'announce';
  option: number;
  id?: number | string | null;
}

export interface Signal {
  t: 'signal';
  name: string;
  id?: number | string | null;
}

/** Groups shall not wait for a seat: one's own, or that of somebody who has left. */
export interface Away {
  t: 'away';
  seat?: number | null;
  id?: number | string | null;
}

export interface Say {
  t: 'say';
  text: string;
  id?: number | string | null;
}

export interface Undo {
  t: 'undo';
  id?: number | string | null;
}

export interface Agree {
  t: 'agree';
  yes: boolean;
  id?: number | string | null;
}

export interface StandIn {
  t: 'stand_in';
  level?: string | null;
  seat?: number | null;
  id?: number | string | null;
}

export interface Name {
  t: 'name';
  name: string;
  id?: number | string | null;
}

export interface Ping {
  t: 'ping';
  id?: number | string | null;
}

/** Who shall sit there: `person`, or a bot's level. */
export interface SeatWish {
  kind?: string;
  name?: string | null;
  owner?: number | null;
  again?: number | null;
}

export interface Found {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, string>;
  seed?: string | number | null;
  language?: string;
  timer?: number | null;
  hints?: boolean | null;
}

/** A guided game: how the learner wants to be called. */
export interface Learn {
  name?: string | null;
  language?: string;
}

export interface Decision {
  decision: number;
  option: number;
  age?: number;
}

/** The decision that one wants a hint for. */
export interface HintWish {
  decision: number;
  age?: number;
}

/** `agree` left out: I ask to take back. Else: whether I agree to what was asked. */
export interface Consent {
  agree?: boolean | null;
}

/** One of: a new name; a bot that stands in (for the own seat, or for one who has left); the seat taken back. */
export interface SeatChange {
  name?: string | null;
  stand_in?: string | null;
  take_back?: boolean;
  seat?: number | null;
}

/** Groups shall not wait for a seat: one's own, or that of somebody who has left. */
export interface SeatAway {
  seat?: number | null;
}

export interface Signalled {
  name: string;
}

export interface Spoken {
  text: string;
}

export interface Fork {
  decisions: number;
  seats?: SeatWish[] | null;
}

/** A campaign, before its first run. */
export interface Begin {
  game: string;
  name?: string | null;
}

/** The next run: who comes along, and how it is played. Whoever sat in the last run (`again`) keeps the key. */
export interface RunWish {
  seats: SeatWish[];
  settings?: Record<string, string>;
  language?: string;
  timer?: number | null;
  hints?: boolean | null;
}

/** Go on from a point of an old run, as a campaign of its own. */
export interface Branch {
  run: number;
  decisions: number;
  seats?: SeatWish[] | null;
}

/** Everything a seat may know, and what happened since it last looked. */
export interface TableMessage {
  t: 'table';
  match: string;
  game: string;
  seat: number;
  n: number;
  age: number;
  at: number;
  decisions: number;
  events: EventTold[];
  view: BaseView;
  seats: SeatTold[];
  undo: UndoTold | null;
  chat: ChatTold[];
  settings: Record<string, string>;
  seeded: boolean;
  timer: number | null;
  parent: string | null;
  hints: boolean;
  left: number | null;
  lesson: LessonTold | null;
  own: number[];
  campaign: CampaignPlace | null;
  stopped: ErrorTold | null;
}

export interface EventTold {
  rule: string;
  what: string;
  a: number;
  b: number;
  c: number;
}

export interface SeatTold {
  seat: number;
  name: string;
  kind: string;
  sits: string;
  here: boolean;
}

/** Somebody asks to take back; `decisions` is the point to which, `agreed` who has said yes. */
export interface UndoTold {
  by: number;
  decisions: number;
  agreed: number[];
}

export interface ChatTold {
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** How far a guided game has come: `step` decisions of the learner so far, and the one that is due now. */
export interface LessonTold {
  name: string;
  step: number;
  steps: number;
  option: number | null;
}

/** Which run of which campaign a match is, and the run that follows it, if there is one. */
export interface CampaignPlace {
  campaign: string;
  run: number;
  next: string | null;
}

export interface ErrorTold {
  sentence: string;
  rule: string;
  reason: string;
  names: Record<string, string>;
  fork: number | null;
}

/** Something happened: `events` follow on the first `at` events of this seat's log. */
export interface ToldMessage {
  t: 'told';
  n: number;
  age: number;
  at: number;
  decisions: number;
  events: EventTold[];
  view: BaseView;
  seats: SeatTold[];
  undo: UndoTold | null;
  left: number | null;
  lesson: LessonTold | null;
}

export interface Seats {
  t: 'seats';
  seats: SeatTold[];
}

/** The next run of this match's campaign has begun. */
export interface Next {
  t: 'next';
  match: string;
}

export interface Said {
  t: 'said';
  chat: ChatTold[];
}

export interface Ack {
  t: 'ack';
  id: number | string | null;
}

export interface No {
  t: 'no';
  id: number | string | null;
  error: ErrorTold;
}

export interface Pong {
  t: 'pong';
  id: number | string | null;
}

export interface Failed {
  error: ErrorTold;
}

/** A new match, and the secret key of every seat that a person takes. */
export interface Founded {
  match: string;
  keys: Record<string, string>;
}

export interface Claimed {
  match: string;
  seat: number;
  key: string;
}

export interface Done {
  n: number;
}

/** A replay's point: the round, what had happened since the one before, and how things stood. */
export interface PointTold {
  round: number;
  events: EventTold[];
  course: number[];
  decision: [number, number] | null;
}

/** The course of a game: all its points, from the first to the last. */
export interface ReplayTold {
  match: string;
  game: string;
  names: string[];
  seat: number | null;
  over: boolean;
  points: PointTold[];
}

/** What was to be seen at some points of a game, from this one on. */
export interface ViewsTold {
  from: number;
  views: BaseView[];
}

/** Events that a seat has heard before: `at` of them came before these. */
export interface EarlierTold {
  at: number;
  events: EventTold[];
}

/** A part of the box that was sealed, and what is said in it. */
export interface Opened {
  holds: Record<string, string>;
  words: string;
}

export interface SettingTold {
  name: string;
  default: string;
  values: string[];
  low: number;
  high: number;
  text: boolean;
}

export interface GameTold {
  name: string;
  rules: number;
  content: string;
  fewest: number;
  most: number;
  settings: SettingTold[];
  levels: string[];
  languages: string[];
  lessons: string[];
  chances: boolean;
  carries: boolean;
  example: boolean;
}

export interface RuleTold {
  id: string;
  kind: string;
  page: number;
  section: string;
  title: string;
  text: string;
}

export interface RulebookTold {
  sections: Record<string, string>;
  rules: RuleTold[];
}

export interface Health {
  well: boolean;
  version: string;
}

/** What a thinking player would do, knowing what this seat knows: the best option first. */
export interface Hint {
  decision: number;
  rule: string;
  clear: 'clear' | 'close' | 'even' | 'only';
  prospects: ProspectTold[];
  guesses: GuessTold[];
  reasons: ReasonTold[];
}

/** An option, the chance of winning after it, and how far that may be wrong (one standard error). */
export interface ProspectTold {
  option: number;
  chance: number;
  error: number;
}

/** What another seat is expected to choose now, and in how many of the imagined games it did. */
export interface GuessTold {
  seat: number;
  option: number;
  share: number;
}

/** By the next quiet moment a seat should have so much more of something (or less) than after the second option. */
export interface ReasonTold {
  seat: number;
  what: string;
  change: number;
}

/** A finished game as one seat played it. While it is worked at, `done` is less than `decisions`. */
export interface Review {
  seat: number;
  done: number;
  decisions: number;
  curve: MomentTold[];
  turns: TurnTold[];
  slips: SlipTold[];
}

/** A quiet moment after so many decisions, and the chance of the seat then. */
export interface MomentTold {
  decision: number;
  chance: number;
}

/** From one quiet moment to the next (`number`, from 1) the chance changed by so much. */
export interface TurnTold {
  number: number;
  change: number;
}

/** A decision that cost chance of winning, and what would have been better. */
export interface SlipTold {
  decision: number;
  number: number;
  chosen: number;
  better: number;
  loss: number;
}

/** A campaign and its secret key, which begins runs; of one that branched off, its first match and keys. */
export interface CampaignFounded {
  campaign: string;
  key: string;
  match: string | null;
  keys: Record<string, string>;
}

/** A campaign: its runs, and where it stands between them. */
export interface CampaignTold {
  campaign: string;
  game: string;
  name: string;
  at: number;
  parent: string | null;
  parent_run: number | null;
  runs: RunTold[];
  chronicle: BaseView;
  open: string | null;
  goes_on: boolean;
  own: boolean;
}

/** A run: who sat there, and how it ended, if it has. */
export interface RunTold {
  run: number;
  match: string;
  names: string[];
  persons: number[];
  at: number;
  over: boolean;
  won: boolean[];
  scores: number[];
}

export interface OptionTold {
  option: number;
  name: string;
}

/** How a group decides; what its seats have proposed so far stands in `answers` of the view. */
export interface GroupTold {
  decider: number;
  settles: string;
}

/** What passing by itself goes by, beside a routine question: the option that does nothing, the moment at which a stop may be set, what another seat has just done, and what goes on that ends passing in advance. */
export interface FlowTold {
  idle: number;
  moment: string;
  stir: string;
  stretch: string;
}

/** What a seat is asked: `about` is the card or monster that asks, if it is not the rulebook itself. */
export interface QuestionTold {
  number: number;
  kind: string;
  rule: string;
  way: string;
  about: string | null;
  options: OptionTold[];
  group: GroupTold | null;
  flow: FlowTold | null;
}

/** What the view of every game has; each game adds its own. */
export interface BaseView {
  game: string;
  seat: number;
  sides: number[];
  question: QuestionTold | null;
  waiting: number[];
  laid: boolean[];
  answers: (OptionTold | null)[];
  talk: string;
  signals: string[];
  secrets: boolean;
  over: boolean;
  won: boolean[];
  places: number[];
  scores: number[];
}

export interface RangePart {
  name: string;
  size: number;
}

/** Options of one kind, from `first` on, for every combination of their parts: the last part counts fastest. One without parts is a word. */
export interface RangeTold {
  kind: string;
  first: number;
  parts: RangePart[];
}

/** All moments at which a stop can be set, and where one is set at first. */
export interface StopsTold {
  moments: string[];
  first: string[];
}

/** What the catalogue of every game has. */
export interface BaseCatalogue {
  game: string;
  seat: string;
  options: RangeTold[];
  events: Record<string, string[]>;
  roles: Record<string, string[]>;
  stops: StopsTold;
}

export type FromClient =
  | Hello
  | Decide
  | Announce
  | Signal
  | Away
  | Say
  | Undo
  | Agree
  | StandIn
  | Name
  | Ping;

export type ToClient =
  | TableMessage
  | ToldMessage
  | Seats
  | Next
  | Said
  | Ack
  | No
  | Pong;
