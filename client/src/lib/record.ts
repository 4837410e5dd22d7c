// A finished game as a file on this machine.
import * as api from './api';

export async function saveRecord(match: string): Promise<void> {
  const text = await api.record(match);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `nachtspiel-${match}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
