import type { Group } from '@topspin/contract';
import {
  type ByOthers,
  type Group as EngineGroup,
  type GroupMatch,
  type MatchId,
  type Need,
  type PlayerId,
  type Prospect,
  whatEachNeeds,
} from '@topspin/engine';

export type Score = { readonly won: number; readonly lost: number };

/** What follows from some of a player's own results, and from what others do. */
export type NeedLine = {
  readonly prospect: Prospect;
  /** The results in sets, best first; none where the player has no match left. */
  readonly scores: readonly Score[];
  /** Where others decide: each way that takes the player through, by who wins in it. */
  readonly ways: readonly (readonly string[])[];
};

export type PlayerNeed = {
  readonly player: string;
  readonly kind: Need['kind'];
  readonly lines: readonly NeedLine[];
};

const waysThrough = (byOthers: readonly ByOthers[]): readonly (readonly string[])[] =>
  byOthers
    .filter(({ prospect }) => prospect === 'qualified')
    .map(({ winners }) => winners.map(({ winner }) => winner));

const isSame = (one: NeedLine, other: NeedLine): boolean =>
  one.prospect === other.prospect && JSON.stringify(one.ways) === JSON.stringify(other.ways);

/** Results one after the other that mean the same become one line. */
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

function linesOf(need: Need): readonly NeedLine[] {
  switch (need.kind) {
    case 'settled':
      return [{ prospect: need.prospect, scores: [], ways: [] }];
    case 'waits':
      return [{ prospect: need.prospect, scores: [], ways: waysThrough(need.byOthers) }];
    case 'lastMatch':
      return merged(
        need.results.map(({ setsWon, setsLost, prospect, byOthers }) => ({
          prospect,
          scores: [{ won: setsWon, lost: setsLost }],
          ways: waysThrough(byOthers),
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

/** What the needs are told from. */
export type NeedsGroup = Pick<Group, 'players' | 'qualify'> & { readonly matches: readonly PlayedMatch[] };

const engineMatch = ({ _id, a, b, state, outcome, winner, sets }: PlayedMatch): GroupMatch[] => {
  if (a === null || b === null) return [];
  const ids = { id: _id as MatchId, a: a._id as PlayerId, b: b._id as PlayerId };
  if (state !== 'finished' || outcome === null) return [ids];
  return [{ ...ids, result: { outcome, sets, ...(winner === null ? {} : { winner }) } }];
};

/** The group as the engine reads it. Its lots are unknown until it is over, so that no seed is needed. */
const engineGroup = ({ players, matches }: NeedsGroup): EngineGroup => ({
  players: players.flatMap((player) => (player === null ? [] : [player._id as PlayerId])),
  matches: matches.flatMap(engineMatch),
  lotSeed: '',
});

/** What each player of a group needs to go through; nothing when nobody goes on from it, or when it is over. */
export function needsOf(group: NeedsGroup): readonly PlayerNeed[] {
  const [first] = group.matches;
  const isOver = group.matches.every(({ state }) => state === 'finished');
  if (group.qualify === null || first === undefined || isOver) return [];
  const qualification = { bestOf: first.best_of, from: 1, to: group.qualify };
  return whatEachNeeds(engineGroup(group), qualification).map((need) => ({
    player: need.player,
    kind: need.kind,
    lines: linesOf(need),
  }));
}
