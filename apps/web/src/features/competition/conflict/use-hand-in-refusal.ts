import { useSyncExternalStore } from 'react';
import type { Problem } from '#lib/api/problem.ts';
import { orderOf } from '../log/match-order.ts';
import { refusalsNow, subscribeToRefusals } from './refusals.ts';

/** Why the server does not take what this device could not score of a match as a conflict either. */
export const useHandInRefusal = (matchId: string): Problem | undefined =>
  useSyncExternalStore(subscribeToRefusals, refusalsNow).get(orderOf(matchId));
