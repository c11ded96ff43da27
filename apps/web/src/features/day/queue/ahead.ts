import type { Day, QueueRow } from '@topspin/contract';
import { keyOf, peopleIn } from '../people-in.ts';
import { matchesOf } from '../shown-day.ts';

/**
 * The obstacle to a match that can be called: nothing, since there is a table for it; another match of one of its people, who is named;
 * or only tables, for so many matches before it.
 */
export type Ahead =
  | { readonly waits: 'nothing' }
  | { readonly waits: 'player'; readonly name: string }
  | { readonly waits: 'table'; readonly count: number };

/** The same of all matches that can be called, as the tables that are free would be given to them one after the other. */
export function aheadIn(
  queue: readonly QueueRow[],
  matches: Day['matches'],
  freeTables: number,
): ReadonlyMap<string, Ahead> {
  const byId = matchesOf({ matches });
  const taken = new Set<string>();
  const found = new Map<string, Ahead>();
  let free = freeTables;
  for (const { match_id: id } of queue.filter(({ ready }) => ready)) {
    const match = byId.get(id);
    const people = match ? peopleIn(match) : [];
    const busy = people.find((person) => taken.has(keyOf(person)));
    if (free === 0) found.set(id, { waits: 'table', count: found.size });
    else if (busy) found.set(id, { waits: 'player', name: busy.name });
    else {
      free -= 1;
      for (const person of people) taken.add(keyOf(person));
      found.set(id, { waits: 'nothing' });
    }
  }
  return found;
}
