/** What a browser calls a file: letters and digits of a name alone, without accents, and dashes. */
export const plainFileName = (name: string, otherwise: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\w\s-]/gu, '')
    .trim()
    .replace(/\s+/gu, '-')
    .slice(0, 60) || otherwise;
