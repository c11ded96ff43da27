import { bracketTiers, type PlayerId } from '@topspin/engine';
import { bracketsOfPhase, standingsOfPhase } from '#features/groups/reads.ts';
import type { Db } from '#http/call.ts';
import { findPhase, type PhaseRow } from './store.ts';

/** Where a player comes from: the group, by number and name, and the position in it. */
export type QualifyingPlace = {
  readonly group: number;
  readonly groupName: string;
  readonly position: number;
};

export type Ranked = { readonly group: number; readonly name: string; readonly players: readonly PlayerId[] };

/**
 * Who stands on the positions that a phase takes from its source, in the order of groups and positions. Whoever has left
 * the open gives the position to the next of the same group, unless a phase that is drawn still has a line for them:
 * there it is the organiser who decides.
 */
export async function qualifyingPlaces(
  db: Db,
  phase: PhaseRow,
): Promise<ReadonlyMap<PlayerId, QualifyingPlace>> {
  const source = phase.source_phase_id === null ? undefined : await findPhase(db, phase.source_phase_id);
  if (!source) return new Map();
  const left = await leftPlayers(db, source.open_id);
  const drawn = await drawnFrom(db, source.id);
  const stands = (player: string) => drawn.some(({ player_id }) => player_id === player);
  const standsHere = (player: string) =>
    drawn.some(({ phase_id, player_id }) => phase_id === phase.id && player_id === player);
  const ranked = await rankedIn(db, source);
  return new Map(
    ranked.flatMap(({ group, name: groupName, players }) =>
      players
        .filter((player) => !left.has(player) || stands(player))
        .map((player, index) => [player, { group, groupName, position: index + 1 }] as const)
        .filter(
          ([player, { position }]) => isTaken(phase, position) && (!left.has(player) || standsHere(player)),
        ),
    ),
  );
}

/** Who stands on the lines of the phases that were drawn from this one. */
export const drawnFrom = (db: Db, sourceId: string) =>
  db
    .selectFrom('group_players as line')
    .innerJoin('phases as phase', 'phase.id', 'line.phase_id')
    .select(['line.phase_id', 'line.player_id'])
    .where('phase.source_phase_id', '=', sourceId)
    .where('line.player_id', 'is not', null)
    .$castTo<{ readonly phase_id: string; readonly player_id: PlayerId }>()
    .execute();

/** The players of each group or bracket of a phase, best first. */
export const rankedIn = (db: Db, source: PhaseRow): Promise<Ranked[]> =>
  source.type === 'groups' ? rankedGroups(db, source) : rankedBrackets(db, source);

const isTaken = ({ position_from, position_to }: PhaseRow, position: number): boolean =>
  position >= (position_from ?? 1) && position <= (position_to ?? 1);

async function rankedGroups(db: Db, source: PhaseRow): Promise<Ranked[]> {
  const groups = await standingsOfPhase(db, source.id);
  return groups.map(({ group, standings }) => ({
    group: group.number,
    name: group.name,
    players: standings.map(({ player }) => player),
  }));
}

/** The players of a bracket by how far they came; among losers of one round, by their lines. */
async function rankedBrackets(db: Db, source: PhaseRow): Promise<Ranked[]> {
  const brackets = await bracketsOfPhase(db, source.id);
  return brackets.map((bracket, index) => ({
    group: index + 1,
    name: source.name,
    players: bracketTiers([bracket]).flatMap(({ players }) =>
      players.toSorted((one, other) => bracket.players.indexOf(one) - bracket.players.indexOf(other)),
    ),
  }));
}

/** Who has left an open. */
export async function leftPlayers(db: Db, openId: string): Promise<ReadonlySet<PlayerId>> {
  const rows = await db
    .selectFrom('inscriptions')
    .select('player_id')
    .where('open_id', '=', openId)
    .where('state', 'in', ['withdrawn', 'removed'])
    .execute();
  return new Set(rows.map(({ player_id }) => player_id as PlayerId));
}
