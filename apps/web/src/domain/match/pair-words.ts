import type { Match } from '@topspin/contract';
import type { PairPlayer } from '@topspin/engine';
import { shownName } from './person-name.ts';

type Sides = Pick<Match, 'a' | 'b'>;

/** Whether two pairs play: only then four people serve in turn. */
export const isDoubles = ({ a, b }: Sides): boolean => a?.members !== undefined && b?.members !== undefined;

/** The name of one of the four players of a match of doubles. */
export const personIn = (match: Sides, { side, place }: PairPlayer): string =>
  shownName(match[side]?.members?.[place - 1]?.name ?? '');
