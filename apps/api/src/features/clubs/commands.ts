/** Clubs are identified by name alone. */
import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '#http/call.ts';
import { findClub, insertClub } from './store.ts';

/** The club of that name, ignoring case and accents ("Nuñez CTM" finds "Núñez CTM"), or by a former name; created if it is new. */
export async function clubNamed(db: Db, name: string): Promise<string> {
  const found = await findClub(db, name);
  if (found !== undefined) return found;
  await insertClub(db, { id: randomUUIDv7(), name });
  const made = await findClub(db, name);
  if (made === undefined) throw new Error(`the club ${name} was neither found nor made`);
  return made;
}

/** The clubs of these names, as `clubNamed` finds or creates each, by the name given. */
export async function clubsNamed(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const clubs = new Map<string, string>();
  for (const name of new Set(names)) clubs.set(name, await clubNamed(db, name));
  return clubs;
}

export { removeUnusedClub } from './store.ts';
