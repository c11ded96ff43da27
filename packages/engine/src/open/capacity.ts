import type { RegistrationId } from '../id.ts';
import type { RegistrationState } from './registration.ts';

/** The parts of a registration that decide who has a place. */
export type RegistrationPlace = {
  readonly id: RegistrationId;
  readonly state: RegistrationState;
  /** The order of arrival: smaller came first. Any number that only grows, such as a sequence. */
  readonly order: number;
  /** Whether someone who waits is in the hall, so that a place at the close of reception can be theirs. */
  readonly checkedIn?: boolean;
  /** What both of a pair have in common: they have a place or wait together. */
  readonly pair?: string | undefined;
};

/** How many places are taken: by those registered and those present. */
export const placesTaken = (registrations: readonly RegistrationPlace[]): number =>
  registrations.filter(({ state }) => state === 'registered' || state === 'present').length;

/** The waiting list in order of arrival; the index plus one is the number shown. */
export const waitingList = (registrations: readonly RegistrationPlace[]): readonly RegistrationPlace[] =>
  registrations.filter(({ state }) => state === 'waiting').toSorted((one, other) => one.order - other.order);

/** The waiting list as it moves up: each person, or the two of a pair in the turn of the one who came first. */
export const waitingSides = (
  registrations: readonly RegistrationPlace[],
): readonly (readonly RegistrationPlace[])[] => {
  const sides = new Map<string, RegistrationPlace[]>();
  for (const one of waitingList(registrations)) {
    const side = one.pair ?? one.id;
    sides.set(side, [...(sides.get(side) ?? []), one]);
  }
  return [...sides.values()];
};

/**
 * The state in which a newcomer enters: `registered` while there is a place and nobody waits for it, else
 * `waiting`. `playersMax` null means no limit.
 */
export const placeFor = (
  registrations: readonly RegistrationPlace[],
  playersMax: number | null,
): 'registered' | 'waiting' => {
  if (playersMax === null) return 'registered';
  const nobodyWaits = registrations.every(({ state }) => state !== 'waiting');
  return nobodyWaits && placesTaken(registrations) < playersMax ? 'registered' : 'waiting';
};

/** A promotion from the waiting list: a player already in the hall becomes `present`. */
export type Promotion = { readonly id: RegistrationId; readonly to: 'registered' | 'present' };

/**
 * The players who move up from the waiting list into the free places, in order of arrival, after someone left or the
 * limit was raised. Each of them gets an email. A pair moves up whole: for one that needs two places the first is kept, and nobody overtakes
 * it. `playersMax` null means no limit.
 */
export const promoteFromWaiting = (
  registrations: readonly RegistrationPlace[],
  playersMax: number | null,
): readonly Promotion[] => {
  let free = playersMax === null ? Infinity : playersMax - placesTaken(registrations);
  const promoted: Promotion[] = [];
  for (const side of waitingSides(registrations)) {
    if (side.length > free) break;
    free -= side.length;
    for (const { id, checkedIn } of side)
      promoted.push({ id, to: checkedIn === true ? 'present' : 'registered' });
  }
  return promoted;
};
