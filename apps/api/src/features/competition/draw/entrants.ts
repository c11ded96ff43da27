import type { Entrant, PlayerId, QualifiedEntrant } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { clubsJson, type SideClub } from '#features/players/reads.ts';
import { refuseUnfillable } from '#features/competition/standings/unfillable.ts';
import { sizesOf } from './filling.ts';
import { placesFrom, takenBefore, type QualifyingPlace } from './qualifying.ts';
import { endOfSource } from './source-end.ts';
import { findPhase, type PhaseRow } from '#features/competition/store/phases.ts';

/** An entrant of a phase, for the draw and for display. */
export type PhaseEntrant = Entrant & {
  readonly name: string;
  readonly clubs: readonly SideClub[];
  /** In the groups before. */
  readonly from?: QualifyingPlace;
  /** In the table of the Swiss phase before. */
  readonly position?: number;
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
 * The sides of a phase: those present in the open (before reception closes, those expected), or the selected
 * positions of an earlier, finished phase, except those to be left vacant. Ratings are
 * current.
 */
export async function entrantsOf(
  db: Db,
  phase: PhaseRow,
  vacant: readonly string[] = [],
): Promise<readonly PhaseEntrant[]> {
  if (phase.source_phase_id === null) return registeredSides(db, phase.open_id);
  const source = await findPhase(db, phase.source_phase_id);
  if (source?.state !== 'finished') throw fail('phase.sourceNotFinished', { phase: source?.name });
  const end = await endOfSource(db, phase, vacant);
  refuseUnfillable(phase, sizesOf(end));
  return qualifiers(db, placesFrom(phase, end, await takenBefore(db, phase)), source.type);
}

/** A side is seeded by the sum of the ratings of its people, as they are now. */
const seedingRating = sql<number>`seeding_rating(p)`;

const playerColumns = [
  'p.id',
  'p.name',
  seedingRating.as('rating'),
  clubsJson('p', 'c').as('clubs'),
  sql<boolean>`is_rated_side(p)`.as('rated'),
] as const;

type PlayerRow = {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly rated: boolean;
  readonly clubs: readonly SideClub[];
};

const asEntrant = ({ id, name, rating, rated, clubs }: PlayerRow): PhaseEntrant => {
  const [club, otherClub] = clubs;
  return {
    player: id,
    name,
    rating,
    rated,
    ...(club && { club: club._id }),
    ...(otherClub && { otherClub: otherClub._id }),
    clubs,
  };
};

async function registeredSides(db: Db, openId: string): Promise<readonly PhaseEntrant[]> {
  const rows = await db
    .selectFrom('open_sides as i')
    .innerJoin('players as p', 'p.id', 'i.side_id')
    .leftJoin('clubs as c', 'c.id', 'p.club_id')
    .select(playerColumns)
    .where('i.open_id', '=', openId)
    .where('i.state', 'in', ['registered', 'present'])
    .orderBy('rating', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(asEntrant);
}

/** Players from groups are drawn by crossings, those from a Swiss phase by their positions, those from a bracket by rating. */
async function qualifiers(
  db: Db,
  places: ReadonlyMap<PlayerId, QualifyingPlace>,
  source: PhaseRow['type'],
): Promise<readonly PhaseEntrant[]> {
  const rows = await playersByIds(db, [...places.keys()]);
  return rows.map((row) => {
    const from = places.get(row.id);
    return {
      ...asEntrant(row),
      ...(from && source === 'groups' && { from }),
      ...(from && source === 'swiss' && { position: from.position }),
    };
  });
}

/** Players as a draw sees them now. */
export const entrantsByIds = async (db: Db, ids: readonly string[]): Promise<readonly PhaseEntrant[]> =>
  (await playersByIds(db, ids)).map(asEntrant);

async function playersByIds(db: Db, ids: readonly string[]): Promise<PlayerRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('players as p')
    .leftJoin('clubs as c', 'c.id', 'p.club_id')
    .select(playerColumns)
    .where('p.id', 'in', ids)
    .orderBy('rating', 'desc')
    .orderBy('p.id')
    .execute();
}
