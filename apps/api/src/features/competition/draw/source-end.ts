import type { NotNull } from 'kysely';
import { bracketTiers, rankAcross, type PlayerId } from '@topspin/engine';
import { bracketsOfPhase } from '#features/competition/standings/brackets.ts';
import { standingsOfPhase, type GroupWithStandings } from '#features/competition/standings/standings.ts';
import { allWhoLeft } from '#features/competition/store/people.ts';
import type { Db } from '#http/call.ts';
import { keptReport } from '#features/competition/phases/report.ts';
import { findPhase, phasesFedBy, type PhaseRow } from '#features/competition/store/phases.ts';

/** A group or bracket that has ended, its players best first. */
export type Ranked = {
  readonly group: number;
  readonly name: string;
  readonly players: readonly PlayerId[];
};

/** How a phase ended that others take their players from. */
export type SourceEnd = {
  readonly ranked: readonly Ranked[];
  /** Players who have left the open. */
  readonly left: ReadonlySet<PlayerId>;
  /** Players in phases drawn from it. */
  readonly drawn: readonly { readonly phase_id: string; readonly player_id: PlayerId }[];
  /** Players the organiser decided not to replace. */
  readonly vacant: ReadonlySet<string>;
  /** The players in the position after those that qualify, best first, if the phase is filled with them. */
  readonly next: readonly PlayerId[];
  /** The same for another phase that takes its players from here. */
  readonly nextFor: (other: PhaseRow) => readonly PlayerId[];
};

/** The final standings of the source phase; empty if players come from the registrations. */
export async function endOfSource(
  db: Db,
  phase: PhaseRow,
  vacant: readonly string[] = [],
): Promise<SourceEnd> {
  const source = phase.source_phase_id === null ? undefined : await findPhase(db, phase.source_phase_id);
  if (!source)
    return { ranked: [], left: new Set(), drawn: [], vacant: new Set(), next: [], nextFor: () => [] };
  const groups = source.type === 'knockout' ? [] : await standingsOfPhase(db, source.id);
  const nextFor = (other: PhaseRow) =>
    source.state === 'finished' ? nextInOrder(other, source, groups) : [];
  return {
    ranked: source.type === 'knockout' ? await rankedBrackets(db, source) : groups.map(asRanked),
    left: await allWhoLeft(db, source.open_id),
    drawn: await drawnFrom(db, source.id),
    vacant: new Set([...vacant, ...(await leftVacant(db, source.id))]),
    next: nextFor(phase),
    nextFor,
  };
}

/** The players in the position after those that qualify, best first; none if the phase is not filled with them. */
const nextInOrder = (
  { fill_to, position_to }: PhaseRow,
  { seed }: PhaseRow,
  groups: readonly GroupWithStandings[],
): readonly PlayerId[] =>
  fill_to === null || position_to === null
    ? []
    : rankAcross(
        groups.map(({ played }) => played),
        position_to + 1,
        seed,
      ).map(({ player }) => player);

/**
 * The players of a group by their positions for a phase. A player who left gives up the position, unless a drawn phase
 * still has a line for them or the organiser decided not to replace them; players already in another phase do not move
 * up into this one.
 */
export function positionsFor(phase: PhaseRow, end: SourceEnd, { players }: Ranked): readonly PlayerId[] {
  const stands = (player: PlayerId) => end.drawn.some(({ player_id }) => player_id === player);
  const standsElsewhere = (player: PlayerId) =>
    end.drawn.some(({ phase_id, player_id }) => player_id === player && phase_id !== phase.id);
  const isBelow = (index: number) => index + 1 > (phase.position_to ?? 1);
  return players.filter((player, index) =>
    end.left.has(player)
      ? stands(player) || end.vacant.has(player)
      : !(isBelow(index) && standsElsewhere(player)),
  );
}

const drawnFrom = (db: Db, sourceId: string) =>
  db
    .selectFrom('group_players as line')
    .innerJoin('phases as phase', 'phase.id', 'line.phase_id')
    .select(['line.phase_id', 'line.player_id'])
    .where('phase.source_phase_id', '=', sourceId)
    .where('line.player_id', 'is not', null)
    .$narrowType<{ player_id: NotNull }>()
    .execute();

/** Players not to be replaced in phases already drawn. */
const leftVacant = async (db: Db, sourceId: string): Promise<PlayerId[]> =>
  (await phasesFedBy(db, sourceId))
    .flatMap((phase) => keptReport(phase)?.vacancies ?? [])
    .flatMap(({ player, by }) => (by === null ? [player] : []));

const asRanked = ({ group, standings }: GroupWithStandings): Ranked => ({
  group: group.number,
  name: group.name,
  players: standings.map(({ player }) => player),
});

/** The players of a bracket by how far they got; losers of one round by their lines. */
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
