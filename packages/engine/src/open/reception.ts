import type { RegistrationId } from '../id.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { waitingSides } from './capacity.ts';
import type { RegistrationPlace } from './capacity.ts';

/** The maximum and minimum number of players; a `playersMax` of null is no limit. */
export type PlayerLimits = { readonly playersMax: number | null; readonly playersMin: number };

/** What closing reception changes. */
export type ReceptionClosed = {
  /** Players with a place who are not present. */
  readonly absent: readonly RegistrationId[];
  /** Players waiting in the hall who get a place, in order of arrival. */
  readonly movedUp: readonly RegistrationId[];
  /** How many play. */
  readonly players: number;
};

/** Why reception stays open until its close is confirmed. */
export type ReceptionFailure = {
  readonly code: 'open.tooFewPlayers';
  readonly players: number;
  readonly playersMin: number;
};

/**
 * Closes reception: players with a place who are not present become absent, and those waiting in
 * the hall move up to the limit, a pair if both are there and have room. With fewer players than the minimum it must be repeated with
 * `confirmed`. Those left on the waiting list stay there, for a late entry.
 */
export const closeReception = (
  registrations: readonly RegistrationPlace[],
  { playersMax, playersMin }: PlayerLimits,
  { confirmed = false }: { readonly confirmed?: boolean } = {},
): Result<ReceptionClosed, ReceptionFailure> => {
  const present = registrations.filter(({ state }) => state === 'present').length;
  const free = playersMax === null ? Infinity : Math.max(0, playersMax - present);
  const movedUp: RegistrationId[] = [];
  for (const side of waitingSides(registrations))
    if (side.every(({ checkedIn }) => checkedIn === true) && movedUp.length + side.length <= free)
      movedUp.push(...side.map(({ id }) => id));
  const players = present + movedUp.length;
  if (players < playersMin && !confirmed) return err({ code: 'open.tooFewPlayers', players, playersMin });
  const absent = registrations.filter(({ state }) => state === 'registered').map(({ id }) => id);
  return ok({ absent, movedUp, players });
};
