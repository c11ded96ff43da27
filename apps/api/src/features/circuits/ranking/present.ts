import type { Ranked, RankedResult } from '@topspin/contract';
import type { DatedResult, RankingMove, RankingRow } from '@topspin/engine';
import { publicAvatar, type Person } from '#features/players/reads.ts';
import { keyOf, type EarnedBy } from './earned.ts';
import type { PaidOpen } from './store.ts';

/** The players and opens that the rows of a ranking mention. */
export type RankingContext = {
  readonly opens: ReadonlyMap<string, PaidOpen>;
  readonly earned: EarnedBy;
  readonly people: ReadonlyMap<string, Person>;
  /** The place of each player among those shown. */
  readonly places: ReadonlyMap<string, number>;
  readonly now: Date;
};

const gained = (move: RankingMove): number | null => {
  switch (move.type) {
    case 'new':
      return null;
    case 'places':
      return move.places;
  }
};

function presentResult(result: DatedResult, { opens, earned }: RankingContext): RankedResult {
  const of = earned.get(keyOf(result.open, result.player));
  const { position = 0, performance = 0, attendance = 0 } = of?.points ?? {};
  const open = opens.get(result.open);
  const grade = open?.system.grades.find((rule) => rule.grade === open.grade);
  const earnedThere = {
    points: result.points,
    points_for: { position, performance, attendance },
    matches_won: result.matchesWon,
  };
  if (open?.unnamed) return { ...earnedThere, open: null, grade: null, position: null };
  return {
    ...earnedThere,
    open: {
      _id: result.open,
      name: open?.name ?? '',
      finished_at: new Date(result.finishedAt).toISOString(),
      ...(open?.doubles && { doubles: open.doubles }),
    },
    grade: grade?.name ?? null,
    position: of?.row.position ?? null,
  };
}

/** A player's place, with the results that count and those that fell out. */
export function presentRanked(row: RankingRow, context: RankingContext): Ranked {
  const person = context.people.get(row.player);
  return {
    position: row.position,
    place: context.places.get(row.player) ?? row.position,
    player: {
      _id: row.player,
      name: person?.name ?? '',
      avatar: person ? publicAvatar(person, context.now) : null,
      club: person?.club_name ?? null,
      club_id: person?.club_id ?? null,
    },
    points: row.points,
    matches_won: row.matchesWon,
    decided_by: row.decidedBy,
    move: gained(row.move),
    counted: row.counted.map((result) => presentResult(result, context)),
    dropped: row.dropped.map(({ result, reason }) => ({ ...presentResult(result, context), reason })),
  };
}
