import { searchable, spellings } from '@topspin/contract';

/** Whether a text contains each word of a search, ignoring case, accents and punctuation, as the server's searches do. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = searchable(text);
  return searchable(search)
    .split(/[\s,]+/u)
    .every((word) => spellings(word).some((spelling) => plain.includes(spelling)));
}
