import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import type { Entrant } from './store.ts';

/** From here on a name is nearly the same: "Ana García" and "Anna García", or with a second surname. The same words in any order are 1. */
const nearly = 0.6;

type Named = { readonly entrant: Entrant; readonly grams: readonly string[] };

const isOwnGuest = ({ guest, own }: Entrant): boolean => guest && own;

/**
 * For each guest whose open is the viewer's those of other opens with the same name, or nearly: the nearest first. Names are compared here by
 * their trigrams, each taken apart once: hundreds of guests and a thousand others are half a million pairs.
 */
export async function findAlike(
  db: Db,
  entrants: readonly Entrant[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (!entrants.some(isOwnGuest)) return new Map();
  const gramsOf = await trigramsOf(db, entrants);
  const named = entrants.map((entrant): Named => ({ entrant, grams: gramsOf.get(entrant.id) ?? [] }));
  const having = Map.groupBy(
    named.flatMap(({ grams }, index) => grams.map((gram) => ({ gram, index }))),
    ({ gram }) => gram,
  );
  return new Map(
    named
      .filter(({ entrant }) => isOwnGuest(entrant))
      .map((guest) => {
        const shared = new Uint16Array(named.length);
        for (const gram of guest.grams)
          for (const { index } of having.get(gram) ?? []) shared[index] = (shared[index] ?? 0) + 1;
        return [guest.entrant.id, nearest(guest, named, shared)];
      }),
  );
}

/** Those who share enough trigrams with a guest, as `similarity` of `pg_trgm` counts. */
function nearest(guest: Named, named: readonly Named[], shared: Uint16Array): readonly string[] {
  return named
    .flatMap(({ entrant, grams }, index) => {
      const both = shared[index] ?? 0;
      const near = both === 0 ? 0 : both / (guest.grams.length + grams.length - both);
      return near >= nearly && !entrant.opens.some((open) => guest.entrant.opens.includes(open))
        ? [{ id: entrant.id, near }]
        : [];
    })
    .toSorted((one, other) => other.near - one.near)
    .map(({ id }) => id);
}

async function trigramsOf(
  db: Db,
  entrants: readonly Entrant[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; grams: readonly string[] }>`
    select id, show_trgm(search) as grams from players where id = any (${entrants.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, grams }) => [id, grams]));
}
