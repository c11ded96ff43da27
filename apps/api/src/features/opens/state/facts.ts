import type { OpenFacts, OpenState } from '@topspin/engine';
import { sql, type Expression } from 'kysely';
import type { Db } from '#http/call.ts';

/** Counts of an open's phases and matches. */
export type FactCounts = Omit<OpenFacts, 'state' | 'reason'>;

/** The facts that an open's transitions depend on, as a column. */
export const factCounts = (openId: string | Expression<unknown>) => sql<FactCounts>`json_build_object(
  'groupsSaved', exists (select from phases p where p.open_id = ${openId} and p.state <> 'created'),
  'matchesUnfinished', (select count(*) from matches m where m.open_id = ${openId} and m.state <> 'finished'),
  'phasesUnfinished', (select count(*) from phases p where p.open_id = ${openId} and p.state <> 'finished'))`;

/** The facts that an open's transitions depend on, from its phases and matches. */
export async function factsOf(
  db: Db,
  open: { readonly id: string; readonly state: OpenState },
  reason?: string,
): Promise<OpenFacts> {
  const { counts } = await db.selectNoFrom(factCounts(open.id).as('counts')).executeTakeFirstOrThrow();
  return { state: open.state, ...counts, ...(reason !== undefined && { reason }) };
}
