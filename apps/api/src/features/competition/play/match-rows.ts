import { randomUUIDv7 } from 'node:crypto';
import {
  bracketMatches,
  orderOfPlay,
  umpiresInTurns,
  type BracketMatch,
  type PlayerId,
} from '@topspin/engine';
import type { NewMatch } from '#features/competition/store/matches.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

type Lines = readonly (PlayerId | null)[];
type DrawnGroup = { readonly id: string; readonly players: Lines };
type Place = { readonly phase: PhaseRow; readonly groupId: string; readonly tables: readonly number[] };
/** The people of each side, of whom one umpires where it rests. */
type People = ReadonlyMap<PlayerId, readonly PlayerId[]>;

export type DrawnPhase = {
  readonly groups: readonly DrawnGroup[];
  readonly tables: readonly number[];
  readonly people: People;
};

/** The matches of the groups of a phase, in their order: round robins, or brackets. */
export const matchRows = (phase: PhaseRow, { groups, tables, people }: DrawnPhase): NewMatch[] =>
  withOrderedIds(
    groups.flatMap(({ id: groupId, players }, index) =>
      phase.type === 'groups'
        ? roundRobin({ phase, groupId, tables: tablesFor(index, groups.length, tables) }, players, people)
        : bracket({ phase, groupId, tables }, players),
    ),
  );

/** The same matches with ids that fall as play goes on: lists, whose last criterion is the latest id, show them in order. */
function withOrderedIds(rows: readonly NewMatch[]): NewMatch[] {
  const falling = rows
    .map(({ id }) => id)
    .toSorted()
    .toReversed();
  const ids = new Map(rows.map(({ id }, index) => [id, falling[index] ?? id]));
  const renamed = (id: string | null | undefined) => (id ? (ids.get(id) ?? id) : null);
  return rows.map((row) => ({
    ...row,
    id: ids.get(row.id) ?? row.id,
    next_match_id: renamed(row.next_match_id),
    loser_next_match_id: renamed(row.loser_next_match_id),
  }));
}

/** Divides the tables among the groups; with fewer tables than groups, some groups share one. */
function tablesFor(index: number, groups: number, tables: readonly number[]): readonly number[] {
  if (tables.length === 0) return [];
  const share = Math.floor(tables.length / groups);
  const from = share === 0 ? index % tables.length : index * share;
  return tables.slice(from, from + Math.max(share, 1));
}

const common = ({ phase, groupId }: Place) => ({
  id: randomUUIDv7(),
  open_id: phase.open_id,
  phase_id: phase.id,
  group_id: groupId,
  best_of: phase.best_of,
});

function roundRobin(place: Place, players: Lines, people: People): NewMatch[] {
  const known = players.filter((player) => player !== null);
  const order = orderOfPlay({ players: known, tables: Math.max(1, place.tables.length) });
  return umpiresInTurns(order, people).map(({ round, table, a, b, umpire }, index) => ({
    ...common(place),
    number: index + 1,
    round_number: round,
    player_a: a,
    player_b: b,
    umpire_id: umpire,
    table_number: place.tables[table - 1] ?? null,
    state: 'enrolled',
  }));
}

/** The matches of a bracket, each with the slots its winner, and perhaps its loser, goes to. */
function bracket(place: Place, lines: Lines): NewMatch[] {
  const matches = bracketMatches(lines, { thirdPlace: place.phase.third_place });
  const rows = matches.map((match) => ({ ...common(place), match }));
  const tables = bracketTables(matches, place.tables);
  return rows.map(({ match, ...row }, index) => ({
    ...row,
    round: match.name,
    number: match.position,
    round_number: match.round,
    player_a: match.a,
    player_b: match.b,
    table_number: tables[index] ?? null,
    state: match.a !== null && match.b !== null ? 'enrolled' : 'waiting',
    next_match_id: match.winnerTo ? (rows[match.winnerTo.match]?.id ?? null) : null,
    next_side: match.winnerTo?.side ?? null,
    loser_next_match_id: match.loserTo ? (rows[match.loserTo.match]?.id ?? null) : null,
    loser_next_side: match.loserTo?.side ?? null,
  }));
}

/** Spreads the matches of a round over the tables, so that the first ones can be called together. */
function bracketTables(matches: readonly BracketMatch[], tables: readonly number[]): (number | undefined)[] {
  const inRound = new Map<number, number>();
  return matches.map(({ round }) => {
    const before = inRound.get(round) ?? 0;
    inRound.set(round, before + 1);
    return tables[before % tables.length];
  });
}
