import type { Lease, MatchPage } from '@topspin/contract';
import { deviceId } from '#lib/device-id.ts';

const isOurs = ({ device, yours }: Lease): boolean => (device === null ? yours : device === deviceId());

/** Who scores the match on another device, if somebody does. */
export const heldElsewhere = ({ lease }: Pick<MatchPage, 'lease'>): Lease | null =>
  lease === null || isOurs(lease) ? null : lease;
