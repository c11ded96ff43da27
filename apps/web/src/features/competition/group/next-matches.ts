import type { Group } from '@topspin/contract';
import { peopleOfSide } from '#domain/match/people-of-side.ts';

type GroupMatch = Pick<Group['matches'][number], '_id' | 'a' | 'b' | 'umpire' | 'state' | 'called_at'>;

export type NextMatches<M extends GroupMatch> = {
  /** The match in play, or the first one that was called, or else the first playable one in the order of play. */
  readonly current: M | undefined;
  readonly following: M | undefined;
  /** The names of those who neither play nor umpire, now or next; a pair does not while either of the two does, and a player who left does not rest. */
  readonly resting: readonly string[];
};

/** The match on after this one; what was loaded may still show this one as in play. */
export const nextAfter = <M extends GroupMatch>(
  { matches, players }: Pick<Group, 'players'> & { readonly matches: readonly M[] },
  matchId: string,
): M | undefined => nextMatches({ matches: matches.filter(({ _id }) => _id !== matchId), players }).current;

/** The matches under way and next in a group, in its order of play. */
export function nextMatches<M extends GroupMatch>({
  matches,
  players,
}: Pick<Group, 'players'> & { readonly matches: readonly M[] }): NextMatches<M> {
  const open = matches
    .filter(({ state }) => state === 'inPlay' || state === 'enrolled')
    .toSorted((one, other) => calledAt(one) - calledAt(other));
  const current = open.find(({ state }) => state === 'inPlay') ?? open[0];
  const following = open.find((match) => match !== current && match.state === 'enrolled');
  const playing = [current, following].flatMap((match) => [match?.a?._id, match?.b?._id]);
  const umpires = [current, following].flatMap((match) => match?.umpire?._id ?? []);
  const umpiring = matches
    .flatMap(({ a, b }) => [a, b])
    .filter((side) => peopleOfSide(side).some(({ _id }) => umpires.includes(_id)))
    .map((side) => side?._id);
  const busy = [...playing, ...umpires, ...umpiring];
  return {
    current,
    following,
    resting:
      current === undefined
        ? []
        : players.flatMap((player) =>
            player === null || player.left || busy.includes(player._id) ? [] : [player.name],
          ),
  };
}

/** Those that nobody called come last, and keep their order. */
const calledAt = ({ called_at: at }: GroupMatch): number => (at === null ? Number.MAX_VALUE : Date.parse(at));
