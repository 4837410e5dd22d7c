// What can be chosen in a game: its own declaration, which comes with the catalogue, read in both directions.
import type { RangeTold } from './types';

/** An option taken apart. */
export class Meaning {
  constructor(
    readonly kind: string, // '' if it is no option at all
    private readonly parts: Record<string, number>,
  ) {}

  /** The number of what it is about; -1 if it is about nothing of that name. */
  part(name: string): number {
    return this.parts[name] ?? -1;
  }

  /** Whether it is about nothing but itself. */
  get isWord(): boolean {
    return this.kind !== '' && !Object.keys(this.parts).length;
  }
}

const sizeOf = (range: RangeTold): number => range.parts.reduce((all, part) => all * part.size, 1);

export class Options {
  private readonly kinds: Map<string, RangeTold>;

  constructor(private readonly ranges: RangeTold[]) {
    this.kinds = new Map(ranges.map((range) => [range.kind, range]));
  }

  read(option: number): Meaning {
    const range = this.ranges.find((one) => option >= one.first && option < one.first + sizeOf(one));
    const parts: Record<string, number> = {};
    let rest = option - (range?.first ?? 0);
    for (const part of [...(range?.parts ?? [])].reverse()) {
      parts[part.name] = rest % part.size;
      rest = Math.floor(rest / part.size);
    }
    return new Meaning(range?.kind ?? '', parts);
  }

  /** The option of a kind with these parts, in the order of their declaration. */
  number(kind: string, ...parts: number[]): number {
    const range = this.kinds.get(kind);
    if (!range) throw new Error(`no option ${kind}`);
    return range.first + range.parts.reduce((at, part, i) => at * part.size + (parts[i] ?? 0), 0);
  }
}
