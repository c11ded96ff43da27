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

type ClubName = { readonly club: string | null };

/** Finds or creates the clubs of these people as `clubNamed` does, and returns whose club has which id. */
export async function clubsOf(
  db: Db,
  people: readonly ClubName[],
): Promise<(person: ClubName) => string | null> {
  const ids = new Map<string | null, string>();
  for (const { club } of people)
    if (club !== null && !ids.has(club)) ids.set(club, await clubNamed(db, club));
  return ({ club }) => ids.get(club) ?? null;
}

export { removeUnusedClub } from './store.ts';
