import { randomUUIDv7 } from 'node:crypto';
import type { createOpen, BodyOf } from '@topspin/contract';
import { genderOf } from '@topspin/engine';
import { makeOwner } from '#features/invitations/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { nowhere, placeValues } from './place/place.ts';
import { insertOpen } from './store.ts';
import { inMilliseconds, openValues } from './values.ts';

type Creating = Pick<Call, 'db' | 'user' | 'requestId' | 'now'>;
export type NewOpen = BodyOf<typeof createOpen>;

/** Stores an open that was checked, owned by the caller, in the edition it is given by a circuit manager. */
export async function addOpen(call: Creating, body: NewOpen): Promise<string> {
  const { db, user } = call;
  const id = randomUUIDv7();
  const { doubles, ...plain } = body;
  if (doubles === null && body.rating_sum_range !== null) throw fail('open.notForSingles');
  const dates = { date_start: inMilliseconds(body.date_start), date_end: inMilliseconds(body.date_end) };
  const place = { ...nowhere, ...placeValues(call, nowhere, body) };
  await insertOpen(db, {
    ...openValues(plain),
    ...(doubles !== null && { discipline: 'doubles', doubles_class: doubles, gender: genderOf(doubles) }),
    ...place,
    ...dates,
    id,
    name: body.name,
    created_by: user.id,
  });
  await makeOwner(call, { kind: 'open', id }, 'owner');
  const after = { name: body.name, ...dates, edition_id: body.edition_id };
  await audit(call, 'createOpen', { entity: 'opens', id, after });
  return id;
}
