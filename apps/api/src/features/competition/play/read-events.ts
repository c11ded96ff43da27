import type { AnswerOf, listEvents } from '@topspin/contract';
import { seesOpens } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { readLog } from '#features/competition/store/log.ts';

/** The log of a match from a given `seq` on, for anyone who may see the match. */
export async function readEvents(call: Call<typeof listEvents>): Promise<AnswerOf<typeof listEvents>> {
  const { db, viewer, params, query } = call;
  const seen = await db
    .selectFrom('matches as m')
    .innerJoin('opens as o', 'o.id', 'm.open_id')
    .where('m.id', '=', params.id)
    .where('o.deleted_at', 'is', null)
    .where(seesOpens(viewer, 'o'))
    .select('m.last_seq')
    .executeTakeFirst();
  if (!seen) throw fail('thing.notFound');
  const events = await readLog(db, params.id, query.after);
  return { seq: events.at(-1)?.seq ?? seen.last_seq, events };
}
