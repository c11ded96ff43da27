import type { RankingSystem } from '@topspin/contract';
import { sql } from 'kysely';
import { trustedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';

/** A finished, trusted open of a circuit, with the points rules of its edition. */
export type PaidOpen = {
  readonly id: string;
  readonly name: string;
  readonly finishedAt: Date;
  readonly grade: number | null;
  readonly system: RankingSystem;
  /** For functional diversity: rankings count what was earned there, and do not say who played. */
  readonly unnamed: boolean;
};

const finishedOpens = (db: Db) =>
  db
    .selectFrom('opens as open')
    .innerJoin('editions as edition', 'edition.id', 'open.edition_id')
    .where('open.state', '=', 'finished')
    .where('open.deleted_at', 'is', null)
    .where('edition.deleted_at', 'is', null)
    .where(trustedOpen(sql.ref('open.id')))
    .select([
      'open.id',
      'open.name',
      'open.finished_at',
      'open.grade',
      'open.functional_diversity',
      'edition.ranking_system',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof finishedOpens>['execute']>>[number];

const asPaid = ({ id, name, finished_at, grade, ranking_system, functional_diversity }: Row): PaidOpen[] =>
  finished_at === null
    ? []
    : [{ id, name, finishedAt: finished_at, grade, system: ranking_system, unnamed: functional_diversity }];

export const finishedOpensOfEdition = async (db: Db, editionId: string): Promise<PaidOpen[]> =>
  (await finishedOpens(db).where('edition.id', '=', editionId).execute()).flatMap(asPaid);

export const finishedOpensOfCircuit = async (db: Db, circuitId: string): Promise<PaidOpen[]> =>
  (await finishedOpens(db).where('edition.circuit_id', '=', circuitId).execute()).flatMap(asPaid);

/** One open, if it counts in an edition. */
export const finishedOpen = async (db: Db, openId: string): Promise<PaidOpen[]> =>
  (await finishedOpens(db).where('open.id', '=', openId).execute()).flatMap(asPaid);

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
