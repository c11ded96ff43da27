import type { Lease, MatchPage } from '@topspin/contract';
import { deviceId } from '#lib/device-id.ts';

const isOurs = ({ device, yours }: Lease): boolean => (device === null ? yours : device === deviceId());

/** The lease of a match that is scored on another device, if it is. */
export const heldElsewhere = ({ lease }: Pick<MatchPage, 'lease'>): Lease | null =>
  lease === null || isOurs(lease) ? null : lease;
