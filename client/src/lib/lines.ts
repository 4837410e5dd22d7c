// A line of the chronicle, ready to be shown.
export interface LogLine {
  text: string;
  rule: string;
  sign: string;
  kind: 'line' | 'round';
}
