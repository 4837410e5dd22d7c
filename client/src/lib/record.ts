// A game as a file on this machine: a finished one, or as far as one fits that cannot go on.
import * as api from './api';

export async function saveRecord(match: string, key: string | null = null): Promise<void> {
  saveText(`nachtspiel-${match}.txt`, await api.record(match, key));
}

export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
