const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether each word of a search is in a name; case and accents make no difference. */
export const matchesSearch = (name: string, search: string): boolean =>
  folded(search)
    .split(/\s+/u)
    .every((word) => folded(name).includes(word));
