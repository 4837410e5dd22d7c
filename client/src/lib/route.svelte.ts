// Where we are. Everything stands in the fragment of the address, so that a seat's key never leaves the browser with a
// request: #/t/MATCH, #/t/MATCH/k/KEY (an invitation), #/replay/MATCH, #/rules/GAME/ID, #/credits.

export interface Place {
  page: string;
  parts: string[];
}

function read(): Place {
  const [page = '', ...parts] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { page, parts };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener('hashchange', () => {
      this.place = read();
      scrollTo(0, 0);
    });
  }
}

export const route = new Route();

export function address(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

export function go(...parts: string[]): void {
  location.hash = address(...parts);
}

/** Go there without a way back: used to take a key out of the address. */
export function replace(...parts: string[]): void {
  history.replaceState(null, '', address(...parts));
  route.place = { page: parts[0] ?? '', parts: parts.slice(1) };
}

export function whole(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}
