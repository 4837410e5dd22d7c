// A game that is seen again: its course is there at once, what was to be seen at a point comes in pages.
import * as api from './api';
import type { BaseView, ReplayTold } from './types';

const PAGE = 16; // points

export class Retold {
  private pages = $state.raw<Record<number, BaseView[]>>({});
  private asked = new Set<number>();

  constructor(
    readonly course: ReplayTold,
    private readonly key: string | null,
    private readonly seat: string,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** The last point. */
  get end(): number {
    return this.course.points.length - 1;
  }

  /** What was to be seen there; null until it has come. */
  view(at: number): BaseView | null {
    return this.pages[Math.floor(at / PAGE)]?.[at % PAGE] ?? null;
  }

  /** Somebody is at this point: its page is wanted, and soon the next one. */
  async want(at: number): Promise<void> {
    const page = Math.floor(at / PAGE);
    await this.turn(page);
    if (at % PAGE >= PAGE / 2 && (page + 1) * PAGE <= this.end) void this.turn(page + 1);
  }

  private async turn(page: number): Promise<void> {
    if (this.asked.has(page)) return;
    this.asked.add(page);
    try {
      const { views } = await api.views(this.course.match, this.key, this.seat, page * PAGE, PAGE);
      this.pages = { ...this.pages, [page]: views };
    } catch (error) {
      this.asked.delete(page);
      this.failed(error);
    }
  }
}
