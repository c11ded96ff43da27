import type { OpenFacts, OpenState } from '@topspin/engine';
import { sql, type Expression } from 'kysely';
import type { Db } from '#http/call.ts';

/** Counts of an open's phases and matches. */
export type FactCounts = Omit<OpenFacts, 'state' | 'reason'> & {
  /** Whether organisers can no longer register anybody: once groups are saved, or in doubles once no pair can enter late. */
  readonly entryOver: boolean;
};

/** Whether a phase `p` still takes late entries; `takeIntoGroup` has the same rule for one group. */
const takesLate = sql`p.source_phase_id is null and p.type <> 'knockout' and p.state in ('groups', 'matches') and (p.type = 'swiss'
  or exists (select from groups g where g.phase_id = p.id
    and not exists (select from matches m where m.group_id = g.id and m.state in ('inPlay', 'finished'))))`;

/** The facts that an open's transitions depend on, as a column. */
export const factCounts = (openId: string | Expression<unknown>) => sql<FactCounts>`json_build_object(
  'groupsSaved', exists (select from phases p where p.open_id = ${openId} and p.state <> 'created'),
  'entryOver', exists (select from phases p where p.open_id = ${openId} and p.state <> 'created')
    and not (exists (select from opens o where o.id = ${openId} and o.discipline = 'doubles')
      and exists (select from phases p where p.open_id = ${openId} and ${takesLate})),
  'matchesUnfinished', (select count(*) from matches m where m.open_id = ${openId} and m.state <> 'finished'),
  'phasesUnfinished', (select count(*) from phases p where p.open_id = ${openId} and p.state <> 'finished'))`;

/** The facts that an open's transitions depend on, from its phases and matches. */
export async function factsOf(
  db: Db,
  open: { readonly id: string; readonly state: OpenState },
  reason?: string,
): Promise<OpenFacts & Pick<FactCounts, 'entryOver'>> {
  const { counts } = await db.selectNoFrom(factCounts(open.id).as('counts')).executeTakeFirstOrThrow();
  return { state: open.state, ...counts, ...(reason !== undefined && { reason }) };
}
