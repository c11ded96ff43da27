import { randomUUIDv7 } from 'node:crypto';
import type { createMatches, Phase } from '@topspin/contract';
import { bracketMatches, orderOfPlay, type BracketMatch, type PlayerId } from '@topspin/engine';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { groupsOfPhase, linesOfPhase } from '#features/groups/reads.ts';
import { withdrawFromMatches } from '#features/matches/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { holdPhase } from './actions.ts';
import { steppedTo } from './page.ts';
import { playing, refuseUnless } from './policy.ts';
import { tablesOf, updatePhase, type PhaseRow } from './store.ts';

type NewMatch = Insertable<Database['matches']>;
type Place = { readonly phase: PhaseRow; readonly groupId: string; readonly tables: readonly number[] };

/** Creates the matches of a phase whose groups are saved: the order of play, or the bracket. */
export async function makeMatches(call: Call<typeof createMatches>): Promise<Phase> {
  const { db, params, now } = call;
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(playing, open);
  if (phase.state !== 'groups')
    throw fail('phase.transitionNotAllowed', { from: phase.state, to: 'matches' });
  const tables = await tablesOf(db, open.venue_id);
  const groups = await groupsOfPhase(db, phase.id);
  const lines = await linesOfPhase(db, phase.id);
  const rows = groups.flatMap(({ id: groupId }, index) => {
    const players = lines.filter(({ group_id }) => group_id === groupId).map(({ player_id }) => player_id);
    const place = { phase, groupId, tables: tablesFor(index, groups.length, tables) };
    return phase.type === 'groups' ? roundRobin(place, players) : bracket({ ...place, tables }, players);
  });
  await insertAll(db, rows);
  await updatePhase(db, phase.id, { state: 'matches' });
  await decideForThoseWhoLeft(db, phase, now);
  return steppedTo(call, phase, 'createMatches');
}

/** Whoever has left since the draw keeps the place in it, and gives walkovers. */
async function decideForThoseWhoLeft(db: Db, phase: PhaseRow, at: Date): Promise<void> {
  const left = await db
    .selectFrom('inscriptions as i')
    .innerJoin('group_players as g', 'g.player_id', 'i.player_id')
    .select('i.player_id')
    .where('g.phase_id', '=', phase.id)
    .where('i.open_id', '=', phase.open_id)
    .where('i.state', 'in', ['withdrawn', 'removed'])
    .execute();
  for (const { player_id } of left) await withdrawFromMatches(db, phase.open_id, player_id, at);
}

/** A share of the tables for each group; where there are fewer tables than groups, some take turns on one. */
function tablesFor(index: number, groups: number, tables: readonly number[]): readonly number[] {
  if (tables.length === 0) return [];
  const share = Math.floor(tables.length / groups);
  if (share === 0) return [tables[index % tables.length] as number];
  return tables.slice(index * share, (index + 1) * share);
}

const common = ({ phase, groupId }: Place) => ({
  id: randomUUIDv7(),
  open_id: phase.open_id,
  phase_id: phase.id,
  group_id: groupId,
  best_of: phase.best_of,
});

function roundRobin(place: Place, players: readonly (PlayerId | null)[]): NewMatch[] {
  const known = players.filter((player) => player !== null);
  const order = orderOfPlay({ players: known, tables: Math.max(1, place.tables.length) });
  return order.map(({ round, table, a, b, umpire }, index) => ({
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

/** The matches of a bracket, each with the slots that its winner, and perhaps its loser, goes on to. */
function bracket(place: Place, lines: readonly (PlayerId | null)[]): NewMatch[] {
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

/** The matches of a round go round the tables, so that the first ones can all be called at once. */
function bracketTables(matches: readonly BracketMatch[], tables: readonly number[]): (number | undefined)[] {
  const inRound = new Map<number, number>();
  return matches.map(({ round }) => {
    const before = inRound.get(round) ?? 0;
    inRound.set(round, before + 1);
    return tables[before % tables.length];
  });
}

/** Later rounds first: a match can only point to one that is there. */
async function insertAll(db: Db, rows: readonly NewMatch[]): Promise<void> {
  const rounds = Map.groupBy(rows, ({ round_number }) => round_number ?? 1);
  for (const [, inRound] of [...rounds].toSorted(([one], [other]) => other - one)) {
    await db.insertInto('matches').values(inRound).execute();
  }
}
