/** Hands a file to the browser. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A name for a file: letters, digits and spaces of a title. */
export const fileNameOf = (title: string): string =>
  title.replace(/[^\p{L}\p{N}._-]+/gu, ' ').trim() || 'open';
