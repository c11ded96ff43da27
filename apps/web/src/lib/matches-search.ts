/** Without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a name contains each word of a search, ignoring case and accents. */
export const matchesSearch = (name: string, search: string): boolean =>
  folded(search)
    .split(/\s+/u)
    .every((word) => folded(name).includes(word));
