import type { AuthContext } from '#features/auth/context.ts';
import { eraseAgain } from '#features/auth/commands.ts';
import { loadSecrets } from '#features/auth/secrets.ts';
import { shownDays } from '#features/day/reads.ts';
import type { Client } from '#db/client.ts';
import { onOneClient } from '#db/on-one-client.ts';
import type { Db } from '#http/call.ts';
import { erasedBefore } from '#backup/erased.ts';
import { compose } from './app.ts';
import { readSettings } from './settings.ts';

/** Erases those whom a backup brought back, by their hashes, in the transaction of that connection. */
export async function eraseRestored(client: Client, hashes: readonly string[], now: Date): Promise<void> {
  const found = await erasedBefore(client, hashes);
  if (found.accounts.length + found.players.length === 0) return;
  const db = onOneClient(client);
  await eraseAgain(await everyFeature(db), db, found, now);
}

async function everyFeature(db: Db): Promise<Pick<AuthContext, 'personalData'>> {
  const known = { changes: undefined, shown: shownDays(undefined), secrets: await loadSecrets(db) };
  return compose({ db, settings: readSettings({}) }, known).context;
}
