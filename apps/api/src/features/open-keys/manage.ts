import { randomUUIDv7 } from 'node:crypto';
import {
  openKeysAtMost,
  type createOpenKey,
  type listOpenKeys,
  type OpenKey,
  type revokeOpenKey,
} from '@topspin/contract';
import { lockOpen, manages } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { keyStart } from '#http/access/by-key.ts';
import { newSecret, secretHash } from '#http/access/secret.ts';
import { deleteKey, findKey, insertKey, keysOfOpen, type KeyRow } from './store.ts';

/** The keys of an open, newest first. */
export async function listKeys({ db, params }: Call<typeof listOpenKeys>) {
  return { collection: (await keysOfOpen(db, params.id)).map(present) };
}

/** Makes a key, whose secret leaves the server this once. */
export async function createKey(call: Call<typeof createOpenKey>) {
  const { db, params, body, user, now } = call;
  const open = found(await lockOpen(db, params.id));
  // Somebody may have removed the caller while this waited for the lock.
  if (!(await manages(db, user, open.id))) throw fail('auth.forbidden');
  const keys = await keysOfOpen(db, open.id);
  if (keys.length >= openKeysAtMost) throw fail('openKey.tooMany', { most: openKeysAtMost });
  const secret = `${keyStart}${newSecret()}`;
  const id = randomUUIDv7();
  const made = { open_id: open.id, name: body.name, created_by: user.id, created_at: now };
  await insertKey(db, { id, secret_hash: secretHash(secret), ...made });
  await audit(call, 'createOpenKey', { entity: 'opens', id: open.id, after: { key: id, name: body.name } });
  return { ...present(found(await findKey(db, open.id, id))), secret };
}

/** Revokes a key: from its commit on no server accepts it. */
export async function revokeKey(call: Call<typeof revokeOpenKey>): Promise<void> {
  const { id, key_id } = call.params;
  const { name } = found(await deleteKey(call.db, id, key_id));
  await audit(call, 'revokeOpenKey', { entity: 'opens', id, before: { key: key_id, name } });
}

const present = (row: KeyRow): OpenKey => ({
  _id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  created_by: row.by === null ? null : { name: row.by, organises: row.organises },
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
