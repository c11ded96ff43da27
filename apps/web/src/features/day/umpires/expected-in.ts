import type { Day } from '@topspin/contract';
import { keyOf, peopleIn, type PersonInMatch } from '../people-in.ts';

/** A person who could umpire, as far as the matches to come tell. */
export type Expected = {
  /** Whether an organiser said that they are not in the hall. */
  readonly isAbsent: boolean;
  /** When a match of theirs is fixed to begin; null if none is. */
  readonly playsAt: string | null;
};

/** Looks up whether a person, entered in any open, is in the hall and when they play, as far as the matches to come tell. */
export function expectedIn({
  matches,
}: Pick<Day, 'matches'>): (person: Pick<PersonInMatch, '_id' | 'same_as'>) => Expected {
  const all = new Map<string, Expected>();
  for (const match of matches) {
    const { state, fixed } = match;
    if (state !== 'enrolled') continue;
    for (const player of peopleIn(match)) {
      const { isAbsent, playsAt } = all.get(keyOf(player)) ?? nothing;
      all.set(keyOf(player), {
        isAbsent: isAbsent || player.absent_since !== undefined,
        playsAt: earlier(playsAt, fixed?.at ?? null),
      });
    }
  }
  return (person) => all.get(keyOf(person)) ?? nothing;
}

const nothing: Expected = { isAbsent: false, playsAt: null };

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;
