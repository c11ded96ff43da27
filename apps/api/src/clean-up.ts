import { removeOldMailTokens, removeOldSessions } from '#features/auth/commands.ts';
import {
  forgetOldUmpireNames,
  forgetRemovedPhases,
  settleOutdatedClassifications,
} from '#features/competition/commands.ts';
import { forgetOldFiles } from '#features/click-tt/commands.ts';
import { forgetGenderRefusals, forgetRemoved, removeOldLinks } from '#features/inscriptions/commands.ts';
import { settleOldMerges } from '#features/players/commands.ts';
import { forgetPhotos } from '#features/venues/commands.ts';
import { forgetNotices } from '#features/push/commands.ts';
import { forgetOldScreens } from '#features/day/commands.ts';
import type { Db } from '#http/call.ts';
import { forgetMailDays } from '#jobs/mail-budget.ts';
import { day } from '#http/durations.ts';
import { forgetCounts } from '#http/limits/shared-counts.ts';

/** How long data is kept once it is over: long enough to see what happened, but not indefinitely. */
export const keptDays = {
  idempotencyKeys: 1,
  mails: 30,
  mailTokens: 30,
  notices: 30,
  screens: 30,
  umpireNames: 30,
  endedSessions: 90,
  refusals: 90,
  removedPhotos: 90,
  clickTtFiles: 90,
  registrationLinks: 400,
  deeds: 3 * 365,
} as const;

/**
 * Deletes what is no longer needed: expired tokens, ended sessions, old mails and stored answers, screens that are gone, old
 * entries of the audit log. The terms state the same periods. Classifications stored wrongly are made again.
 */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await removeOldSessions(db, now, before(keptDays.endedSessions));
  await removeOldMailTokens(db, before(keptDays.mailTokens));
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before(keptDays.idempotencyKeys))
    .execute();
  await forgetCounts(db, now.getTime());
  await forgetMailDays(db);
  await forgetGenderRefusals(db, now);
  await forgetRemoved(db, now);
  await forgetRemovedPhases(db, now);
  await forgetOldUmpireNames(db, before(keptDays.umpireNames));
  await settleOldMerges(db, now);
  await settleOutdatedClassifications(db);
  await removeOldLinks(db, before(keptDays.registrationLinks));
  await forgetPhotos(db, before(keptDays.removedPhotos));
  await forgetOldFiles(db, before(keptDays.clickTtFiles));
  await forgetNotices(db, before(keptDays.notices));
  await forgetOldScreens(db, { now, since: before(keptDays.screens) });
  await db.deleteFrom('outbox').where('created_at', '<', before(keptDays.mails)).execute();
  await db
    .deleteFrom('audit_log')
    .where((entry) =>
      entry.or([
        entry('at', '<', before(keptDays.deeds)),
        entry.and([entry('refused', '=', true), entry('at', '<', before(keptDays.refusals))]),
      ]),
    )
    .execute();
}
