// One seat's line to the server: hello, what has been seen, decisions with acknowledgement, and everything again after a
// break. A decision that was not acknowledged is sent again; the server counts it once.
import { earlier as askEarlier, hint as askHint, preview as askPreview, Refusal, unreachable } from './api';
import type {
  BaseView,
  ChatTold,
  ErrorTold,
  EventTold,
  FromClient,
  Hint,
  LessonTold,
  SeatTold,
  TableMessage,
  ToClient,
  ToldMessage,
  UndoTold,
} from './types';

export type Line = 'opening' | 'open' | 'lost' | 'closed';

interface Waiting {
  message: FromClient & { id: number };
  done: () => void;
  failed: (why: Refusal) => void;
}

const FOREVER = new Set([4403, 4404, 4400]); // no use in trying again
const PING = 25_000;

export interface News {
  view: BaseView;
  log: EventTold[];
  at: number; // how many events of this log were there before
  fresh: boolean; // the first look, or something was taken back: nothing to play out
  lesson: LessonTold | null;
}

export class TableLine {
  line = $state<Line>('opening');
  refused = $state(0); // the code with which the server closed for good
  view = $state.raw<BaseView | null>(null);
  log = $state.raw<EventTold[]>([]);
  seats = $state.raw<SeatTold[]>([]);
  chat = $state.raw<ChatTold[]>([]);
  undo = $state.raw<UndoTold | null>(null);
  head = $state.raw<TableMessage | null>(null);
  lesson = $state.raw<LessonTold | null>(null);
  until = $state<number | null>(null); // when a bot decides for us, by this browser's clock
  decisions = $state(0);
  next = $state<string | null>(null); // the match of the next run, if this is one of a campaign
  seat = $state(-1);

  private socket: WebSocket | null = null;
  private n = 0;
  private age = 0;
  private begin = 0; // how many events came before those that we have
  private ids = 0;
  private tries = 0;
  private waiting = new Map<number, Waiting>();
  private timer = 0;
  private pinger = 0;
  private ended = false;

  constructor(
    readonly match: string,
    readonly key: string | null,
    private readonly wanted: number | null, // which of our seats, if the key opens several
    private readonly heard: (news: News) => void,
    private readonly recalled: (events: EventTold[]) => void, // what had happened before all that we have heard
  ) {
    this.open();
    addEventListener('online', this.hurry);
  }

  private hurry = (): void => {
    if (this.line === 'lost') this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.match)}`);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          t: 'hello',
          key: this.key,
          seen: this.n,
          ...(this.key && this.wanted !== null ? { seat: this.wanted } : {}),
        }),
      );
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    clearInterval(this.pinger);
    if (this.ended) return;
    if (FOREVER.has(code)) {
      this.refused = code;
      this.line = 'closed';
      return;
    }
    this.line = 'lost';
    const pause = Math.min(8000, 300 * 1.7 ** this.tries) * (0.8 + Math.random() * 0.4);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), pause);
  }

  private hear(said: ToClient): void {
    switch (said.t) {
      case 'table':
        this.tries = 0;
        this.line = 'open';
        this.head = said;
        this.next = said.campaign?.next ?? null;
        this.seat = said.seat;
        this.chat = said.chat;
        this.take(said, this.view === null);
        void this.recall();
        for (const one of this.waiting.values()) this.send(one.message);
        clearInterval(this.pinger);
        this.pinger = window.setInterval(() => this.socket?.send('{"t":"ping"}'), PING);
        break;
      case 'told':
        this.take(said, false);
        break;
      case 'seats':
        this.seats = said.seats;
        break;
      case 'next':
        this.next = said.match;
        break;
      case 'said':
        this.chat = [...this.chat, ...said.chat];
        break;
      case 'ack':
      case 'no': {
        const id = Number(said.id);
        const one = this.waiting.get(id);
        this.waiting.delete(id);
        if (said.t === 'ack') one?.done();
        else one?.failed(new Refusal(said.error, 409));
        break;
      }
    }
  }

  private take(said: TableMessage | ToldMessage, first: boolean): void {
    if (said.n < this.n) return; // an older one, overtaken
    const fresh = first || said.age !== this.age;
    this.n = said.n;
    this.age = said.age;
    if (said.at < this.begin || said.at > this.begin + this.log.length) {
      this.begin = said.at; // nothing of what we have follows on it
      this.log = said.events;
    } else this.log = [...this.log.slice(0, said.at - this.begin), ...said.events];
    this.view = said.view;
    this.seats = said.seats;
    this.undo = said.undo;
    this.decisions = said.decisions;
    this.lesson = said.lesson ?? null;
    this.until = said.left === null ? null : Date.now() + said.left * 1000;
    const at = this.log.length - said.events.length;
    this.heard({ view: said.view, log: this.log, at, fresh, lesson: this.lesson });
  }

  /** Whoever comes late is told the end of the log first; the rest is asked for, one piece after the other. */
  private async recall(): Promise<void> {
    while (this.begin > 0 && !this.ended) {
      const { begin, age } = this;
      const told = await askEarlier(this.match, this.key, this.seat, begin).catch(() => null);
      if (!told?.events.length || begin !== this.begin || age !== this.age) return;
      this.begin = told.at;
      this.log = [...told.events, ...this.log];
      this.recalled(told.events);
    }
  }

  private send(message: FromClient & { id: number }): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private say(message: FromClient): Promise<void> {
    const id = ++this.ids;
    return new Promise((done, failed) => {
      const whole = { ...message, id };
      this.waiting.set(id, { message: whole, done, failed });
      if (this.line === 'open') this.send(whole);
      else if (this.line === 'closed') failed(new Refusal(unreachable, 0));
    });
  }

  decide(decision: number, option: number): Promise<void> {
    return this.say({ t: 'decide', decision, option, age: this.age });
  }

  hint = (decision: number): Promise<Hint> => askHint(this.match, this.key, decision, this.age);
  /** What might follow from a choice. */
  preview = (decision: number, option: number): Promise<EventTold[][]> =>
    askPreview(this.match, this.key, decision, option).then((found) => found.runs);
  /** Why an option is not offered: the rules refuse to tell what would follow from it, and say why. */
  whyNot = async (decision: number, option: number): Promise<ErrorTold | null> => {
    try {
      await this.preview(decision, option);
      return null; // it was offered meanwhile
    } catch (error) {
      if (error instanceof Refusal && error.status !== 0) return error.told;
      throw error;
    }
  };
  announce = (option: number): Promise<void> => this.say({ t: 'announce', option });
  signal = (name: string): Promise<void> => this.say({ t: 'signal', name });
  /** Let groups not wait for a seat: ours, or that of somebody who has left. */
  countOut = (seat: number): Promise<void> => this.say({ t: 'away', seat });
  talk = (text: string): Promise<void> => this.say({ t: 'say', text });
  takeBack = (): Promise<void> => this.say({ t: 'undo' });
  agree = (yes: boolean): Promise<void> => this.say({ t: 'agree', yes });
  rename = (name: string): Promise<void> => this.say({ t: 'name', name });
  standIn = (level: string | null, seat?: number): Promise<void> =>
    this.say(seat === undefined ? { t: 'stand_in', level } : { t: 'stand_in', level, seat });

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }
}
