import { TrueUntil } from '#http/handle.ts';

/** In milliseconds: the order of play changes without any change, too, and so does what is expected. */
const lasts = 30_000;

/** What visitors read of an open in play. */
export const whileInPlay = <Body>(body: Body, now: Date): TrueUntil<Body> =>
  new TrueUntil(body, new Date(now.getTime() + lasts));
