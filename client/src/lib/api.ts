// The calls over HTTP.
import type {
  CampaignFounded,
  CampaignTold,
  EarlierTold,
  ErrorTold,
  EventTold,
  Founded,
  GameTold,
  Hint,
  ReplayTold,
  Review,
  RulebookTold,
  SeatWish,
  TableMessage,
  ViewsTold,
} from './types';

/** The server said no, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly told: ErrorTold,
    readonly status: number,
  ) {
    super(told.sentence);
  }
}

export const unreachable: ErrorTold = { sentence: '', rule: '', reason: 'unreachable', names: {}, fork: null };

async function ask(path: string, key?: string | null, body?: unknown, seat = -1): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.authorization = `Bearer ${key}`;
  if (key && seat >= 0) headers['nachtspiel-seat'] = String(seat); // a key may open several
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(unreachable, 0);
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as { error?: ErrorTold } | null;
    throw new Refusal(told?.error ?? { ...unreachable, sentence: answer.statusText }, answer.status);
  }
  return answer;
}

const json = async <T>(path: string, key?: string | null, body?: unknown, seat?: number): Promise<T> =>
  (await (await ask(path, key, body, seat)).json()) as T;
const text = async (path: string, key?: string | null): Promise<string> => (await ask(path, key)).text();

/** Things that never change while the server runs are asked for once. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string, get: (path: string) => Promise<T>): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const games = (): Promise<GameTold[]> => once('/api/games', (path) => json<GameTold[]>(path));
export const game = (name: string): Promise<GameTold> =>
  games().then((all) => {
    const found = all.find((one) => one.name === name);
    if (!found) throw new Refusal({ ...unreachable, reason: 'unknown' }, 404);
    return found;
  });
export const content = <T>(game: string): Promise<T> => once(`/api/games/${game}/catalogue`, (path) => json<T>(path));
export const words = (game: string, language: string): Promise<string> =>
  once(`/api/games/${game}/words/${language}`, (path) => text(path));
export const rulebook = (game: string, language: string): Promise<RulebookTold> =>
  once(`/api/games/${game}/rulebook/${language}`, (path) => json<RulebookTold>(path));

export interface Wish {
  game: string;
  seats: SeatWish[];
  settings: Record<string, string>;
  language: string; // of the names that nobody has given
  seed?: string;
  timer?: number;
  hints?: boolean;
}

export const found = (wish: Wish): Promise<Founded> => json('/api/matches', null, wish);
export const learn = (game: string, lesson: string, name: string, language: string): Promise<Founded> =>
  json(`/api/games/${game}/lessons/${lesson}`, null, { language, ...(name ? { name } : {}) });
export const preview = (
  match: string,
  key: string | null,
  decision: number,
  option: number,
): Promise<{ runs: EventTold[][] }> => json(`/api/matches/${match}/preview?decision=${decision}&option=${option}`, key);
export const hint = (match: string, key: string | null, decision: number, age: number): Promise<Hint> =>
  json(`/api/matches/${match}/hint`, key, { decision, age });
export const review = (match: string, key: string | null, seat: number): Promise<Review> =>
  json(`/api/matches/${match}/review?seat=${seat}`, key);
export const claim = (match: string, key: string): Promise<{ match: string; seat: number; key: string }> =>
  json(`/api/matches/${match}/claim`, key, {});
export const look = (match: string, key: string | null): Promise<TableMessage> => json(`/api/matches/${match}`, key);
export const replay = (match: string, key: string | null, seat: string): Promise<ReplayTold> =>
  json(`/api/matches/${match}/replay?seat=${encodeURIComponent(seat)}`, key);
export const views = (
  match: string,
  key: string | null,
  seat: string,
  from: number,
  count: number,
): Promise<ViewsTold> =>
  json(`/api/matches/${match}/replay/views?seat=${encodeURIComponent(seat)}&from=${from}&count=${count}`, key);
export const earlier = (match: string, key: string | null, seat: number, before: number): Promise<EarlierTold> =>
  json(`/api/matches/${match}/events?before=${before}`, key, undefined, seat);
export const record = (match: string, key: string | null): Promise<string> => text(`/api/matches/${match}/record`, key);
export const fork = (match: string, key: string | null, decisions: number, seats?: SeatWish[]): Promise<Founded> =>
  json(`/api/matches/${match}/fork`, key, seats ? { decisions, seats } : { decisions });

export const beginCampaign = (game: string, name: string): Promise<CampaignFounded> =>
  json('/api/campaigns', null, { game, ...(name ? { name } : {}) });
export const campaign = (id: string, key: string | null): Promise<CampaignTold> => json(`/api/campaigns/${id}`, key);
export const nextRun = (
  id: string,
  key: string,
  wish: { seats: SeatWish[]; settings: Record<string, string>; language: string },
): Promise<Founded> => json(`/api/campaigns/${id}/runs`, key, wish);
export const branch = (
  id: string,
  key: string | null,
  run: number,
  decisions: number,
  seats: SeatWish[],
): Promise<CampaignFounded> => json(`/api/campaigns/${id}/fork`, key, { run, decisions, seats });
export const campaignRecord = (id: string): Promise<string> => text(`/api/campaigns/${id}/record`);

export interface DeckTold {
  name: string;
  sovereign: string;
  rune: string;
  spells: Record<string, number>;
  pool: Record<string, number>;
  text: string;
  faults: { rule: string; card: string; reason: string; number: number }[];
}
export const checkDeck = (game: string, text: string): Promise<DeckTold> =>
  json(`/api/games/${game}/decks/check`, null, { text });
