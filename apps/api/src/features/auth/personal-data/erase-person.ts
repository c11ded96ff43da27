import { strikeAudit } from '#http/audit.ts';
import type { Db } from '#http/call.ts';
import { eraseAnswers } from '#http/idempotency.ts';
import type { ErasedBy, Person } from '#http/person.ts';
import { eraseMails } from '#jobs/outbox.ts';
import type { AuthContext } from '#features/auth/context.ts';

/** Erases the data of every feature, dependent features first, then what is stored about all calls. */
export async function erasePerson(
  { personalData }: Pick<AuthContext, 'personalData'>,
  db: Db,
  person: Person,
  now: Date,
  by: ErasedBy,
): Promise<void> {
  for (const kept of personalData.toReversed()) await kept.erase(db, person, now, by);
  for (const kept of personalData) await kept.eraseLate?.(db, person, now, by);
  await eraseMails(db, person);
  await eraseAnswers(db, person);
  await strikeAudit(db, person);
}
