import type { Db } from '#http/call.ts';
import { loadSecrets } from '#features/auth/secrets.ts';
import { anAdminExists } from '#features/auth/store.ts';

/** The setup code, needed to create the first admin from another machine; undefined once there is an admin. */
export async function awaitedSetupCode(db: Db): Promise<string | undefined> {
  if (await anAdminExists(db)) return undefined;
  return (await loadSecrets(db)).setupCode;
}
