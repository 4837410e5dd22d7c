// A line of the chronicle, ready to be shown.
import type { IconName } from '../lib/icons';

export interface LogLine {
  text: string;
  rule: string;
  sign: IconName;
  kind: 'line' | 'round';
}
