import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Client } from '#db/client.ts';
import { codeOf } from '#platform/error-code.ts';
import { writeNew } from '#backup/file/new-file.ts';

/** A person or profile that was erased: the hash tells nothing about it to somebody without its row. */
export const erasedHash = (id: string): string =>
  createHash('sha256').update(`topspin erased ${id}`).digest('hex');

/** The hashes of the accounts and profiles that a database has erased. */
export async function erasedIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`
    select id from users where erased_at is not null union select id from players where erased_at is not null`);
  return rows.map(({ id }) => erasedHash(id));
}

/** The name of the list kept beside the backups. */
export const erasedFile = 'topspin-erased.txt';

/** The list beside the backups; none where there is no such file. */
export async function readErased(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter((line) => /^[\da-f]{64}$/u.test(line));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Adds to the list beside the backups; nothing leaves it. */
export async function addErased(path: string, hashes: readonly string[]): Promise<void> {
  const known = await readErased(path);
  const all = [...new Set([...known, ...hashes])].toSorted();
  if (all.length > known.length) await writeNew(path, `${all.join('\n')}\n`);
}

const hashed = (table: string) =>
  `select id from ${table} where erased_at is null
    and encode(sha256(convert_to('topspin erased ' || id, 'UTF8')), 'hex') = any($1::text[])`;

/** The accounts and profiles with one of these hashes that are not erased in a database. */
export async function erasedBefore(
  client: Client,
  hashes: readonly string[],
): Promise<{ accounts: string[]; players: string[] }> {
  const idsIn = async (table: string) =>
    (await client.query<{ id: string }>(hashed(table), [hashes])).rows.map(({ id }) => id);
  return { accounts: await idsIn('users'), players: await idsIn('players') };
}
