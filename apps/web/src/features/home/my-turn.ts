import type { Match } from '@topspin/contract';

type Seen = Pick<Match, '_id' | 'state' | 'number' | 'round' | 'group_id' | 'table' | 'a' | 'b' | 'umpire'>;

/** What a player has to do next, and in which match. */
export type Turn<M extends Seen> =
  | { readonly kind: 'playing' | 'now'; readonly match: M }
  /** `next` is the match they play after it, if known. */
  | { readonly kind: 'umpiring'; readonly match: M; readonly next: M | undefined }
  | {
      readonly kind: 'later';
      readonly match: M;
      /** Who of the two is still in another match. */
      readonly busy: readonly string[];
      /** How many matches come before it at its table. */
      readonly before: number;
    };

const plays = ({ a, b }: Seen, player: string): boolean => a?._id === player || b?._id === player;

/** Of the matches that a player plays or umpires, the one going on, or else the next to play. */
export function ownMatch<M extends Seen>(mine: readonly M[], player: string): M | undefined {
  const going = mine.filter(({ state }) => state === 'inPlay');
  return (
    going.find((match) => plays(match, player)) ?? going[0] ?? mine.find((match) => plays(match, player))
  );
}

type Around<M> = {
  /** The matches that the player plays or umpires. */
  readonly mine: readonly M[];
  /** The matches of the group of the match that are going on or can be played. */
  readonly group: readonly Seen[];
};

/** Whether it is the player's turn in that match. */
export function turnIn<M extends Seen>(match: M, player: string, { mine, group }: Around<M>): Turn<M> {
  if (match.state === 'inPlay')
    return plays(match, player)
      ? { kind: 'playing', match }
      : { kind: 'umpiring', match, next: mine.find((own) => plays(own, player)) };
  const others = group.filter(({ _id }) => _id !== match._id);
  const going = others.filter(({ state }) => state === 'inPlay');
  const busy = [match.a, match.b].flatMap((person) =>
    person && person._id !== player && going.some((other) => plays(other, person._id)) ? [person.name] : [],
  );
  const before = others.filter((other) => isBefore(other, match)).length;
  return busy.length > 0 || before > 0 ? { kind: 'later', match, busy, before } : { kind: 'now', match };
}

/** Whether another match is played first: one going on at its table, or an earlier one of a group that shares the table. */
function isBefore(other: Seen, { table, number, round }: Seen): boolean {
  if (other.table !== table) return false;
  if (other.state === 'inPlay') return table !== null || round === null;
  return round === null && other.state === 'enrolled' && other.number < number;
}
