import type { Group } from '@topspin/contract';
import { type ByOthers, type Need, type Prospect, whatEachNeeds } from '@topspin/engine';
import { playedGroup } from '#domain/played-group.ts';
import { simplified, type Way } from './ways.ts';

export type Score = { readonly won: number; readonly lost: number };

/** What follows from some of a player's own results and from those of others. */
export type NeedLine = {
  readonly prospect: Prospect;
  /** The results in sets, best first; none if the player has no match left. */
  readonly scores: readonly Score[];
  /** If it depends on others: the results that qualify the player, simplified. */
  readonly ways: readonly Way[];
  /** In how many of all possible outcomes of the others. */
  readonly chances: { readonly count: number; readonly total: number };
};

export type PlayerNeed = {
  readonly player: string;
  readonly kind: Need['kind'];
  readonly lines: readonly NeedLine[];
};

/** The loser of a match. */
type LoserOf = (match: string, winner: string) => string;

function byOthersOf(byOthers: readonly ByOthers[], loserOf: LoserOf): Pick<NeedLine, 'ways' | 'chances'> {
  const through = byOthers.filter(({ prospect }) => prospect === 'qualified');
  const ways = through.map(({ winners }) =>
    winners.map(({ match, winner }) => ({ winner, loser: loserOf(match, winner) })),
  );
  return { ways: simplified(ways), chances: { count: through.length, total: byOthers.length } };
}

const isSame = (one: NeedLine, other: NeedLine): boolean =>
  one.prospect === other.prospect && JSON.stringify(one.ways) === JSON.stringify(other.ways);

/** Consecutive results with the same consequence become one line. */
function merged(lines: readonly NeedLine[]): readonly NeedLine[] {
  const together: NeedLine[] = [];
  for (const line of lines) {
    const last = together.at(-1);
    if (last && isSame(last, line))
      together[together.length - 1] = { ...last, scores: [...last.scores, ...line.scores] };
    else together.push(line);
  }
  return together;
}

function linesOf(need: Need, loserOf: LoserOf): readonly NeedLine[] {
  switch (need.kind) {
    case 'settled':
      return [{ prospect: need.prospect, scores: [], ...byOthersOf([], loserOf) }];
    case 'waits':
      return [{ prospect: need.prospect, scores: [], ...byOthersOf(need.byOthers, loserOf) }];
    case 'lastMatch':
      return merged(
        need.results.map(({ setsWon, setsLost, prospect, byOthers }) => ({
          prospect,
          scores: [{ won: setsWon, lost: setsLost }],
          ...byOthersOf(byOthers, loserOf),
        })),
      );
    case 'depends':
      return [];
  }
}

type PlayedMatch = Pick<
  Group['matches'][number],
  '_id' | 'a' | 'b' | 'state' | 'outcome' | 'winner' | 'sets' | 'best_of'
>;

/** The input of the needs. */
export type NeedsGroup = Pick<Group, 'players' | 'qualify' | 'next_places'> & {
  readonly matches: readonly PlayedMatch[];
};

/** What each player of a group needs to qualify; empty if nobody qualifies from it, or it is over. */
export function needsOf(group: NeedsGroup): readonly PlayerNeed[] {
  const [first] = group.matches;
  const isOver = group.matches.every(({ state }) => state === 'finished');
  if (group.qualify === null || first === undefined || isOver) return [];
  const loserOf: LoserOf = (id, winner) => {
    const match = group.matches.find(({ _id }) => _id === id);
    return (match?.a?._id === winner ? match.b?._id : match?.a?._id) ?? '';
  };
  const isFilled = group.next_places !== undefined;
  const qualification = { bestOf: first.best_of, from: 1, to: group.qualify, isFilled };
  const certain = new Map(group.next_places?.rows.map(({ player, certainty }) => [player._id, certainty]));
  return whatEachNeeds(playedGroup(group), qualification)
    .map((need): Need => {
      const prospect = certain.get(need.player);
      return prospect ? { kind: 'settled', player: need.player, prospect } : need;
    })
    .map((need) => ({ player: need.player, kind: need.kind, lines: linesOf(need, loserOf) }));
}
