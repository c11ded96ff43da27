import type { Day } from '@topspin/contract';
import { peopleIn } from '../people-in.ts';

/** A person who could umpire, as far as the matches to come tell. */
export type Expected = {
  /** Whether an organiser said that they are not in the hall. */
  readonly isAbsent: boolean;
  /** When a match of theirs is fixed to begin; null if none is. */
  readonly playsAt: string | null;
};

/** Looks up, by the id of a person, whether they are in the hall and when they play, as far as the matches to come tell. */
export function expectedIn({ matches }: Pick<Day, 'matches'>): (id: string) => Expected {
  const all = new Map<string, Expected>();
  for (const match of matches) {
    const { state, fixed } = match;
    if (state !== 'enrolled') continue;
    for (const player of peopleIn(match)) {
      const { isAbsent, playsAt } = all.get(player._id) ?? nothing;
      all.set(player._id, {
        isAbsent: isAbsent || player.absent_since !== undefined,
        playsAt: earlier(playsAt, fixed?.at ?? null),
      });
    }
  }
  return (id) => all.get(id) ?? nothing;
}

const nothing: Expected = { isAbsent: false, playsAt: null };

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;
