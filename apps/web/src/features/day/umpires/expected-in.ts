import type { Day } from '@topspin/contract';

/** What the matches of a day say of somebody who could umpire. */
export type Expected = {
  /** Whether an organiser said that they are not in the hall. */
  readonly isAbsent: boolean;
  /** When a match of theirs is fixed to begin; null if none is. */
  readonly playsAt: string | null;
};

/** Whom the matches to come expect, by their ids: who is not in the hall, and who plays at a fixed time. */
export function expectedIn({ matches }: Pick<Day, 'matches'>): (id: string) => Expected {
  const all = new Map<string, Expected>();
  for (const { a, b, state, fixed } of matches) {
    if (state !== 'enrolled') continue;
    for (const player of [a, b]) {
      if (player === null) continue;
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
