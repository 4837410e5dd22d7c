// What this browser remembers. A browser that allows no storage forgets, and nothing else happens.

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- only this client writes what it reads
export function kept<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(`nachtspiel.${name}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`nachtspiel.${name}`, JSON.stringify(value));
  } catch {
    // a full or forbidden storage
  }
}

/** A match that this browser has sat at: the keys of its own seats, and those it has to give away. */
export interface Seated {
  match: string;
  game: string;
  at: number;
  own: Record<string, string>;
  invites: Record<string, string>;
  over?: boolean;
}

/** A campaign that this browser has begun or looked at; the key begins its runs. It is never forgotten by itself. */
export interface Campaigning {
  campaign: string;
  game: string;
  name: string;
  at: number;
  key: string | null;
}

export function allCampaigns(): Campaigning[] {
  const found = kept<Campaigning[]>('campaigns');
  return Array.isArray(found) ? found : [];
}

export function keepCampaign(one: Campaigning): void {
  keep('campaigns', [one, ...allCampaigns().filter((other) => other.campaign !== one.campaign)]);
}

const MOST = 40;

export function allSeated(): Seated[] {
  const found = kept<Seated[]>('seats');
  return Array.isArray(found) ? found : [];
}

export function seatedAt(match: string): Seated | null {
  return allSeated().find((one) => one.match === match) ?? null;
}

export function keepSeated(seated: Seated): void {
  const others = allSeated().filter((one) => one.match !== seated.match);
  keep('seats', [seated, ...others].slice(0, MOST));
}

export function forgetSeated(match: string): void {
  keep(
    'seats',
    allSeated().filter((one) => one.match !== match),
  );
}
