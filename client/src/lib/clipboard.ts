/** Puts a text where it can be pasted from. Over plain HTTP browsers know only the old way. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy'); // eslint-disable-line @typescript-eslint/no-deprecated
    field.remove();
  }
}
