// The messages of the server (docs/protocol.md), as the client reads them. What a game puts into its view is its own
// affair: see games/<game>/types.ts.

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
  kind: string; // for whom the seat was made: person, or a bot's level
  sits: string; // who sits there now
  here: boolean;
}

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

export interface OptionTold {
  option: number;
  name: string;
}

export interface QuestionTold {
  number: number;
  kind: string;
  rule: string;
  about: string;
  options: OptionTold[];
}

/** What every game's view has. */
export interface BaseView {
  game: string;
  seat: number;
  question: QuestionTold | null;
  waiting: number[];
  over: boolean;
}

export interface ErrorTold {
  sentence: string;
  rule: string;
  reason: string;
  names: Record<string, string>;
  fork: number | null;
}

interface State {
  n: number;
  age: number;
  at: number;
  decisions: number;
  events: EventTold[];
  view: BaseView;
  seats: SeatTold[];
  undo: UndoTold | null;
}

export interface TableMessage extends State {
  t: 'table';
  match: string;
  game: string;
  seat: number;
  chat: ChatTold[];
  settings: Record<string, string>;
  seeded: boolean;
  timer: number | null;
  parent: string | null;
}

export interface ToldMessage extends State {
  t: 'told';
}

export type ToClient =
  | TableMessage
  | ToldMessage
  | { t: 'seats'; seats: SeatTold[] }
  | { t: 'said'; chat: ChatTold[] }
  | { t: 'ack'; id: number | string | null }
  | { t: 'no'; id: number | string | null; error: ErrorTold }
  | { t: 'pong'; id: number | string | null };

export type FromClient =
  | { t: 'decide'; decision: number; option: number; age: number }
  | { t: 'announce'; option: number }
  | { t: 'say'; text: string }
  | { t: 'undo' }
  | { t: 'agree'; yes: boolean }
  | { t: 'stand_in'; level: string | null; seat?: number }
  | { t: 'name'; name: string };

export interface SettingTold {
  name: string;
  default: string;
  values: string[];
  low: number;
  high: number;
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

export interface Founded {
  match: string;
  keys: Record<string, string>;
}

export interface SeatWish {
  kind: string;
  name?: string;
}

export interface PointTold {
  events: EventTold[];
  view: BaseView;
  decision: [number, number] | null;
}

export interface ReplayTold {
  match: string;
  game: string;
  names: string[];
  seat: number | null;
  over: boolean;
  points: PointTold[];
}
