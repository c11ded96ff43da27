import type { Lease } from '@topspin/contract';
import { isLinkUmpire, type Scorer } from '#http/call.ts';
import type { Holder, LeaseRow } from '#features/competition/store/leases.ts';

/**
 * After how long without a sign of its device a match may be scored by another without asking. Longer than an interval with a time-out
 * before it; in milliseconds.
 */
const quietAfter = 3 * 60 * 1000;

export const isQuiet = ({ heard_at }: Pick<LeaseRow, 'heard_at'>, now: Date): boolean =>
  now.getTime() - heard_at.getTime() > quietAfter;

type Held = Pick<LeaseRow, 'holder_id' | 'device'>;

/** Whether a lease is that of this account or session, on this device where both name one. The id of a device proves nothing by itself. */
export const isHeldBy = (lease: Held, { id, device }: Holder): boolean =>
  lease.holder_id === id && (lease.device === null || device === null || lease.device === device);

/** Whether an event from this device changes nothing about who holds the match. An account without a device takes none by scoring. */
export function keepsLease(lease: Held | undefined, holder: Holder): boolean {
  if (!lease || holder.device === null) return lease ? isHeldBy(lease, holder) : holder.device === null;
  return lease.holder_id === holder.id && lease.device === holder.device;
}

/** The device that a call comes from. */
export const holderOf = (scorer: Scorer, device: string | undefined): Holder => ({
  id: scorer.id,
  isSession: isLinkUmpire(scorer),
  device: device ?? null,
});

/** A lease in the API's format. */
export const presentLease = (
  lease: Omit<LeaseRow, 'by_player'>,
  viewer: Pick<Scorer, 'id'>,
  now: Date,
): Lease => ({
  by: lease.by,
  yours: lease.holder_id === viewer.id,
  device: lease.holder_id === viewer.id ? lease.device : null,
  since: lease.since.toISOString(),
  quiet: isQuiet(lease, now),
});
