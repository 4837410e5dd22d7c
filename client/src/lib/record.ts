// A game as a file on this machine: a finished one, or as far as one fits that cannot go on.
import * as api from './api';

export async function saveRecord(match: string, key: string | null = null): Promise<void> {
  const text = await api.record(match, key);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `nachtspiel-${match}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
