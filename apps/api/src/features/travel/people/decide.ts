import type { decideTravelled } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { isTrusted } from '#http/limits/allowance.ts';
import { keepDecisions, nameable, refuseManyDecisions } from './store.ts';

/** Keeps who the people of a source are, for this import and the next; repeating it changes nothing. */
export async function decide({ db, user, body, now }: Call<typeof decideTravelled>): Promise<void> {
  const { source, people } = body;
  const last = [...new Map(people.map((one) => [one.person, one])).values()];
  const named = [...new Set(last.flatMap(({ player_id }) => player_id ?? []))];
  const may = await nameable(db, named, { userId: user.id, all: await isTrusted(db, user.id) });
  // A player who is not there, or not theirs to name, is answered alike.
  if (named.some((id) => !may.has(id))) throw fail('thing.notFound');
  await refuseManyDecisions(db, user.id, last.length);
  await keepDecisions(db, { userId: user.id, source }, last, now);
}
