import type { MatchPage } from '@topspin/contract';
import { getUmpire } from '#lib/session/umpire.ts';

/** Whether the page of a match says that the viewer decides its conflicts; who scores without an account does not. */
export const decides = ({ may, state }: Pick<MatchPage, 'may' | 'state'>): boolean =>
  getUmpire() === null && (may.correct || (may.score && state !== 'finished'));
