import type { ClubId, Entrant, PlayerId, QualifiedEntrant } from '@topspin/engine';
import { standingsOfPhase } from '#features/groups/reads.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { findPhase, type PhaseRow } from './store.ts';

/** A player whom a phase takes in, as the draw and the person who looks at it see them. */
export type PhaseEntrant = Entrant & {
  readonly name: string;
  readonly clubName: string | null;
  readonly from?: { readonly group: number; readonly groupName: string; readonly position: number };
};

export type Qualifier = PhaseEntrant & Required<Pick<PhaseEntrant, 'from'>>;

export const isQualifier = (entrant: PhaseEntrant): entrant is Qualifier => entrant.from !== undefined;

/** A qualifier as the engine's crossings take it. */
export const asQualified = ({ from, ...entrant }: Qualifier): QualifiedEntrant => ({
  ...entrant,
  group: from.group,
  position: from.position,
});

/**
 * The players of a phase: whoever is present in the open, or the positions asked for of an earlier phase, which must be
 * finished. Ratings are those of now.
 */
export async function entrantsOf(db: Db, phase: PhaseRow): Promise<readonly PhaseEntrant[]> {
  if (phase.source_phase_id === null) return presentPlayers(db, phase.open_id);
  const source = await findPhase(db, phase.source_phase_id);
  if (source?.state !== 'finished') throw fail('phase.sourceNotFinished', { phase: source?.name });
  return qualifiers(db, phase, source.id);
}

const playerColumns = [
  'p.id',
  'p.name',
  'p.rating',
  'p.rated_matches',
  'p.club_id',
  'c.name as club_name',
] as const;

type PlayerRow = {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly rated_matches: number;
  readonly club_id: string | null;
  readonly club_name: string | null;
};

const asEntrant = (row: PlayerRow): PhaseEntrant => ({
  player: row.id as PlayerId,
  name: row.name,
  rating: row.rating,
  rated: row.rated_matches > 0,
  ...(row.club_id !== null && { club: row.club_id as ClubId }),
  clubName: row.club_name,
});

async function presentPlayers(db: Db, openId: string): Promise<readonly PhaseEntrant[]> {
  const rows = await db
    .selectFrom('inscriptions as i')
    .innerJoin('players as p', 'p.id', 'i.player_id')
    .leftJoin('clubs as c', 'c.id', 'p.club_id')
    .select(playerColumns)
    .where('i.open_id', '=', openId)
    .where('i.state', '=', 'present')
    .orderBy('p.rating', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(asEntrant);
}

async function qualifiers(db: Db, phase: PhaseRow, sourceId: string): Promise<readonly PhaseEntrant[]> {
  const places = await qualifyingPlaces(db, phase, sourceId);
  const rows = await playersByIds(db, [...places.keys()]);
  return rows.map((row) => {
    const from = places.get(row.id);
    return { ...asEntrant(row), ...(from && { from }) };
  });
}

/** Who stands on the positions that a phase takes from its source, and where each of them comes from. */
async function qualifyingPlaces(db: Db, phase: PhaseRow, sourceId: string) {
  const places = new Map<string, { group: number; groupName: string; position: number }>();
  const first = phase.position_from ?? 1;
  const last = phase.position_to ?? 1;
  for (const { group, standings } of await standingsOfPhase(db, sourceId)) {
    for (const { player, position } of standings) {
      if (position < first || position > last) continue;
      places.set(player, { group: group.number, groupName: group.name, position });
    }
  }
  return places;
}

async function playersByIds(db: Db, ids: readonly string[]): Promise<PlayerRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('players as p')
    .leftJoin('clubs as c', 'c.id', 'p.club_id')
    .select(playerColumns)
    .where('p.id', 'in', ids)
    .orderBy('p.rating', 'desc')
    .orderBy('p.id')
    .execute();
}
