import type { PublicOpen } from '@topspin/contract';

/** Where an open stands, as visitors ask: still to begin, under way, over, or not held at all. */
export type Stage = 'before' | 'now' | 'over' | 'canceled';

export const stageOf = {
  created: 'before',
  registrationOpen: 'before',
  registrationClosed: 'before',
  reception: 'before',
  active: 'now',
  finished: 'over',
  canceled: 'canceled',
} as const satisfies Record<PublicOpen['state'], Stage>;

/** Whether anything of its play can be shown: a match, a group, a draw. */
export const hasPlay = ({ has_groups, has_brackets, playing, next, results }: PublicOpen): boolean =>
  has_groups || has_brackets || playing.length + next.length + results.length > 0;
