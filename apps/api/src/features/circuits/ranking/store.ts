import type { RankingSystem } from '@topspin/contract';
import type { DoublesClass } from '@topspin/engine';
import { sql } from 'kysely';
import { seesOpens, trustedOpen } from '#features/opens/reads.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';

/** A finished, trusted open of a circuit, with the points rules of its edition. */
export type PaidOpen = {
  readonly id: string;
  readonly name: string;
  readonly finishedAt: Date;
  readonly grade: number | null;
  /** Null in singles. */
  readonly doubles: DoublesClass | null;
  readonly system: RankingSystem;
  /** For functional diversity: counted for those alone who see who was in one, and without its name. */
  readonly unnamed: boolean;
};

/**
 * Whether a viewer organises one of the opens for functional diversity of an edition or a circuit, is in one, or looks after
 * somebody who is: others see its ranking without them.
 */
export async function seesRestricted(db: Db, viewer: Viewer | null, id: string): Promise<boolean> {
  if (!isAdmin(viewer) && !viewer?.seesMore) return false;
  const { rows } = await sql`select from opens open join editions edition on edition.id = open.edition_id
    where ${id}::uuid in (edition.id, edition.circuit_id) and open.functional_diversity and open.deleted_at is null
      and ${seesOpens(viewer, 'open')} limit 1`.execute(db);
  return rows.length > 0;
}

/** The finished opens that count, of an edition or a circuit or one alone; with or without those for functional diversity. */
export async function paidOpens(
  db: Db,
  of: 'edition.id' | 'edition.circuit_id' | 'open.id',
  id: string,
  restricted = true,
): Promise<PaidOpen[]> {
  const rows = await db
    .selectFrom('opens as open')
    .innerJoin('editions as edition', 'edition.id', 'open.edition_id')
    .where(of, '=', id)
    .where('open.state', '=', 'finished')
    .where('open.deleted_at', 'is', null)
    .where('edition.deleted_at', 'is', null)
    .where(trustedOpen(sql.ref('open.id')))
    .where((open) => (restricted ? open.lit(true) : open('open.functional_diversity', '=', false)))
    .select([
      'open.id',
      'open.name',
      'open.finished_at',
      'open.grade',
      'open.doubles_class as doubles',
      'open.functional_diversity as unnamed',
      'edition.ranking_system as system',
    ])
    .execute();
  return rows.flatMap(({ finished_at: finishedAt, ...open }) =>
    finishedAt === null ? [] : [{ ...open, finishedAt }],
  );
}

/** What decides which results count in a circuit's ranking: the system of its latest edition; none without editions. */
export async function latestSystem(db: Db, circuitId: string): Promise<RankingSystem | null> {
  const latest = await db
    .selectFrom('editions')
    .select('ranking_system')
    .where('circuit_id', '=', circuitId)
    .where('deleted_at', 'is', null)
    .orderBy('date_start', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.ranking_system ?? null;
}
