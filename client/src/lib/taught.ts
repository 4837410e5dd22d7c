// What a message says beside the table: how far a guided game has come, and how much time is left.
export interface LessonTold {
  name: string;
  step: number; // decisions made so far
  steps: number;
  option: number | null; // the one that is due now
}

export interface Taught {
  left?: number | null;
  lesson?: LessonTold | null;
}
