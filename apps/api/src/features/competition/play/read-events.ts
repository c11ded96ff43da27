import { eventsAtMost, type AnswerOf, type listEvents, type MatchEventOnWire } from '@topspin/contract';
import type { Slots } from '#db/fixed-statement.ts';
import { seesOpens } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { viewerStatement } from '#http/viewer-statement.ts';
import { seesMatch, type Parties } from '#features/competition/matches/policy.ts';
import { eventsAfter } from '#features/competition/store/log.ts';

type EventsQuery = { readonly id: string; readonly after: number };
type Found = Parties & {
  readonly seq: number;
  readonly events: readonly MatchEventOnWire[];
  readonly seen: boolean;
};

const find = viewerStatement((db, viewer, { id, after }: Slots<EventsQuery>) =>
  db
    .selectFrom('matches as m')
    .innerJoin('opens as o', 'o.id', 'm.open_id')
    .where('m.id', '=', id)
    .where('o.deleted_at', 'is', null)
    .select(['m.id', 'm.open_id', 'm.player_a', 'm.player_b', 'm.members_a', 'm.members_b'])
    .select(['m.umpire_id', 'm.table_number'])
    .select(['m.last_seq as seq', eventsAfter(after, eventsAtMost).as('events')])
    .select(seesOpens(viewer, 'o').as('seen'))
    .$castTo<Found>(),
);

/** A page of the log of a match from a given `seq` on, for anyone who may see the match, and for umpires whose link is for it. */
export async function readEvents(call: Call<typeof listEvents>): Promise<AnswerOf<typeof listEvents>> {
  const { db, viewer, umpire, params, query } = call;
  const [found] = await find(db, viewer, { id: params.id, after: query.after });
  if (!found || !seesMatch(found.seen, umpire, found)) throw fail('thing.notFound');
  const events = found.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
  return { seq: found.seq, events };
}
