import type { PublicPlayer } from '@topspin/contract';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The players whose name or club has every word of a search, whatever its case and accents. */
export function found(players: readonly PublicPlayer[], search: string): readonly PublicPlayer[] {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  return players.filter(({ name, club }) => {
    const text = plain(`${name} ${club ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
