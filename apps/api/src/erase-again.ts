import { eraseAgain, type ErasedBefore } from '#features/auth/commands.ts';
import { loadSecrets } from '#features/auth/secrets.ts';
import { shownDays } from '#features/day/reads.ts';
import type { Client } from '#db/client.ts';
import { onOneClient } from '#db/on-one-client.ts';
import { compose } from './app.ts';
import { readSettings } from './settings.ts';

/** Erases those whom a backup brought back, in the transaction of that connection. */
export async function eraseRestored(client: Client, found: ErasedBefore, now: Date): Promise<void> {
  const db = onOneClient(client);
  const known = { changes: undefined, shown: shownDays(undefined), secrets: await loadSecrets(db) };
  const { context } = compose({ db, settings: readSettings({}) }, known);
  await eraseAgain(context, db, found, now);
}
