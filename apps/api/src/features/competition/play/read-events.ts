import type { AnswerOf, listEvents, MatchEventOnWire } from '@topspin/contract';
import type { Slots } from '#db/fixed-statement.ts';
import { seesOpens } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { viewerStatement } from '#http/viewer-statement.ts';
import { eventsAfter } from '#features/competition/store/log.ts';

type Asked = { readonly id: string; readonly after: number };
type Found = { readonly seq: number; readonly events: readonly MatchEventOnWire[] };

const find = viewerStatement((db, viewer, { id, after }: Slots<Asked>) =>
  db
    .selectFrom('matches as m')
    .innerJoin('opens as o', 'o.id', 'm.open_id')
    .where('m.id', '=', id)
    .where('o.deleted_at', 'is', null)
    .where(seesOpens(viewer, 'o'))
    .select(['m.last_seq as seq', eventsAfter(after).as('events')])
    .$castTo<Found>(),
);

/** The log of a match from a given `seq` on, for anyone who may see the match. */
export async function readEvents(call: Call<typeof listEvents>): Promise<AnswerOf<typeof listEvents>> {
  const { db, viewer, params, query } = call;
  const [found] = await find(db, viewer, { id: params.id, after: query.after });
  if (!found) throw fail('thing.notFound');
  const events = found.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
  return { seq: found.seq, events };
}
