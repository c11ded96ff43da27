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

type Ranked = { readonly group: number; readonly name: string; readonly players: readonly PlayerId[] };

/** How a phase ended that another takes its players from: who came where, who has left, who stands in a draw already. */
export type Ended = {
  readonly ranked: readonly Ranked[];
  readonly left: ReadonlySet<PlayerId>;
  readonly drawn: Awaited<ReturnType<typeof drawnFrom>>;
};

/** How the phase ended that this one takes its players from; nobody where it takes them from the registrations. */
export async function endOfSource(db: Db, phase: PhaseRow): Promise<Ended> {
  const source = phase.source_phase_id === null ? undefined : await findPhase(db, phase.source_phase_id);
  if (!source) return { ranked: [], left: new Set(), drawn: [] };
  return {
    ranked: await rankedIn(db, source),
    left: await leftPlayers(db, source.open_id),
    drawn: await drawnFrom(db, source.id),
  };
}

/**
 * The players of a group by the positions that they have for a phase. Whoever has left gives the position up, unless a
 * phase that is drawn still has a line for them; whoever stands in another phase already does not move up into this one.
 */
function positionsFor(phase: PhaseRow, { left, drawn }: Ended, { players }: Ranked): readonly PlayerId[] {
  const stands = (player: PlayerId) => drawn.some(({ player_id }) => player_id === player);
  const standsElsewhere = (player: PlayerId) =>
    drawn.some(({ phase_id, player_id }) => player_id === player && phase_id !== phase.id);
  const isBelow = (index: number) => index + 1 > (phase.position_to ?? 1);
  return players.filter((player, index) =>
    left.has(player) ? stands(player) : !(isBelow(index) && standsElsewhere(player)),
  );
}

/**
 * Who stands on the positions that a phase takes from its source, in the order of groups and positions. Whoever has left
 * the open gives the position to the next of the same group; from the draw on it is the organiser who decides.
 */
export async function qualifyingPlaces(
  db: Db,
  phase: PhaseRow,
): Promise<ReadonlyMap<PlayerId, QualifyingPlace>> {
  const end = await endOfSource(db, phase);
  const isHere = (player: PlayerId) =>
    !end.left.has(player) ||
    end.drawn.some(({ phase_id, player_id }) => phase_id === phase.id && player_id === player);
  return new Map(
    end.ranked.flatMap((group) =>
      positionsFor(phase, end, group)
        .map((player, index) => [player, placeIn(group, index)] as const)
        .filter(([player, { position }]) => isTaken(phase, position) && isHere(player)),
    ),
  );
}

const placeIn = ({ group, name: groupName }: Ranked, index: number): QualifyingPlace => ({
  group,
  groupName,
  position: index + 1,
});

/** Somebody who qualified and left before the draw, and the next of the same group who comes instead. */
type CameInstead = QualifyingPlace & { readonly player: PlayerId; readonly by: PlayerId };

/** Who comes into a phase that is to be drawn in place of whom; the place is the one that the newcomer had. */
export async function cameInstead(db: Db, phase: PhaseRow): Promise<readonly CameInstead[]> {
  const end = await endOfSource(db, phase);
  const taken = (players: readonly PlayerId[]) => players.filter((_, index) => isTaken(phase, index + 1));
  return end.ranked.flatMap((group) => {
    const qualified = taken(group.players);
    const here = taken(positionsFor(phase, end, group));
    const gone = qualified.filter((player) => !here.includes(player));
    const came = here.filter((player) => !qualified.includes(player));
    return gone.flatMap((player, index) => {
      const by = came[index];
      return by === undefined ? [] : [{ player, by, ...placeIn(group, group.players.indexOf(by)) }];
    });
  });
}

/** Who stands on the lines of the phases that were drawn from this one. */
const drawnFrom = (db: Db, sourceId: string) =>
  db
    .selectFrom('group_players as line')
    .innerJoin('phases as phase', 'phase.id', 'line.phase_id')
    .select(['line.phase_id', 'line.player_id'])
    .where('phase.source_phase_id', '=', sourceId)
    .where('line.player_id', 'is not', null)
    .$castTo<{ readonly phase_id: string; readonly player_id: PlayerId }>()
    .execute();

/** The players of each group or bracket of a phase, best first. */
const rankedIn = (db: Db, source: PhaseRow): Promise<Ranked[]> =>
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
async function leftPlayers(db: Db, openId: string): Promise<ReadonlySet<PlayerId>> {
  const rows = await db
    .selectFrom('inscriptions')
    .select('player_id')
    .where('open_id', '=', openId)
    .where('state', 'in', ['withdrawn', 'removed'])
    .execute();
  return new Set(rows.map(({ player_id }) => player_id as PlayerId));
}
