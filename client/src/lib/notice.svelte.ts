// What was refused, in words: with the rule that says so, and the point from which a new game could go on instead.
import { Refusal, unreachable } from './api';
import type { ErrorTold } from './types';

export class Notice {
  text = $state('');
  rule = $state('');
  fork = $state<number | null>(null);

  constructor(private readonly worded: (refused: ErrorTold) => string) {}

  tell = (error: unknown): void => {
    const refused = error instanceof Refusal ? error.told : unreachable;
    this.text = this.worded(refused);
    this.rule = refused.rule;
    this.fork = refused.fork;
  };

  quiet = (): void => {
    this.text = '';
    this.rule = '';
    this.fork = null;
  };

  /** Something is tried; what is refused is said. */
  attempt = (work: Promise<void> | undefined): void => {
    this.quiet();
    work?.catch(this.tell);
  };
}
