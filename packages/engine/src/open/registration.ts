import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { OpenState } from './open.ts';

/** How a player stands in an open. */
export const registrationStates = [
  'invited',
  'registered',
  'waiting',
  'present',
  'absent',
  'withdrawn',
  'removed',
  'declined',
] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** The states of those who are in an open: with a place, waiting for one, or expected and absent. */
export const standingStates = [
  'registered',
  'waiting',
  'present',
  'absent',
] as const satisfies readonly RegistrationState[];

/** Whether somebody is in an open; an invitation is not enough. */
export const isStanding = (state: RegistrationState): boolean =>
  standingStates.some((standing) => standing === state);

/** The states of those who were asked and are not in the open: no place is held for them. */
export const invitationStates = ['invited', 'declined'] as const satisfies readonly RegistrationState[];

/** The states of those who are out of an open: what is left of their matches is decided without play. */
export const leftStates = ['withdrawn', 'removed'] as const satisfies readonly RegistrationState[];

/**
 * Who does it: the player (or whoever administers the player), a player whom somebody else enrolled, the organiser, or the
 * rule of the place freed.
 */
export type RegistrationActor = 'player' | 'enrolled' | 'organiser' | 'rule';

/** A row of the table: from which states to which, by whom and while the open is where. */
export type RegistrationTransition = {
  readonly from: readonly RegistrationState[];
  readonly to: RegistrationState;
  readonly by: readonly RegistrationActor[];
  readonly during: readonly OpenState[];
};

/** Every way a registration can go, by whom and in which states of the open. */
export const registrationTransitions = [
  // Players come and go on their own while registration is open; afterwards it is the organiser's to do.
  {
    from: ['registered', 'waiting', 'present'],
    to: 'withdrawn',
    by: ['player', 'enrolled', 'organiser'],
    during: ['registrationOpen'],
  },
  {
    from: ['registered', 'waiting', 'present'],
    to: 'withdrawn',
    by: ['organiser'],
    during: ['registrationClosed', 'reception', 'active'],
  },
  // Who did not choose to be in gets out until play begins.
  {
    from: ['registered', 'waiting', 'present'],
    to: 'withdrawn',
    by: ['enrolled'],
    during: ['registrationClosed', 'reception'],
  },
  {
    from: ['registered', 'waiting', 'present', 'absent'],
    to: 'removed',
    by: ['organiser'],
    during: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
  },
  // Out by mistake is normal: the way back is open for as long as registration is.
  {
    from: ['withdrawn', 'removed'],
    to: 'registered',
    by: ['player'],
    during: ['registrationOpen'],
  },
  {
    from: ['withdrawn', 'removed'],
    to: 'waiting',
    by: ['player'],
    during: ['registrationOpen'],
  },
  {
    from: ['withdrawn', 'removed'],
    to: 'registered',
    by: ['organiser'],
    during: ['registrationOpen', 'registrationClosed', 'reception'],
  },
  {
    from: ['withdrawn', 'removed'],
    to: 'waiting',
    by: ['organiser'],
    during: ['registrationOpen', 'registrationClosed', 'reception'],
  },
  // An organiser invites, the person answers, for as long as the organiser may still add players.
  {
    from: ['withdrawn', 'removed', 'declined'],
    to: 'invited',
    by: ['organiser'],
    during: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
  },
  {
    from: ['invited'],
    to: 'registered',
    by: ['player', 'organiser'],
    during: ['registrationOpen', 'registrationClosed', 'reception'],
  },
  {
    from: ['invited'],
    to: 'waiting',
    by: ['player', 'organiser'],
    during: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
  },
  { from: ['invited'], to: 'present', by: ['player', 'organiser'], during: ['active'] },
  {
    from: ['invited'],
    to: 'declined',
    by: ['player'],
    during: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
  },
  {
    from: ['invited'],
    to: 'removed',
    by: ['organiser'],
    during: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
  },
  { from: ['declined'], to: 'registered', by: ['player'], during: ['registrationOpen'] },
  { from: ['declined'], to: 'waiting', by: ['player'], during: ['registrationOpen'] },
  // A place freed before reception closes goes to the first one waiting.
  {
    from: ['waiting'],
    to: 'registered',
    by: ['rule', 'organiser'],
    during: ['registrationOpen', 'registrationClosed', 'reception'],
  },
  { from: ['waiting'], to: 'present', by: ['rule', 'organiser'], during: ['reception'] },
  { from: ['registered'], to: 'present', by: ['organiser'], during: ['reception'] },
  { from: ['present'], to: 'registered', by: ['organiser'], during: ['reception'] },
  { from: ['registered'], to: 'absent', by: ['rule'], during: ['reception'] },
  // Back from active to reception, whoever was marked absent can be checked in again.
  { from: ['absent'], to: 'registered', by: ['rule'], during: ['active'] },
  {
    from: ['absent', 'waiting', 'withdrawn', 'removed'],
    to: 'present',
    by: ['organiser'],
    during: ['active'],
  },
] as const satisfies readonly RegistrationTransition[];

/** Why a registration stays in its state. */
export type RegistrationFailure =
  | {
      readonly code: 'inscription.transitionNotAllowed';
      readonly from: RegistrationState;
      readonly to: RegistrationState;
    }
  | { readonly code: 'inscription.invitationOnly' };

/** A change asked for: what is done to it, by whom, and in which state the open is. */
export type RegistrationChange = {
  readonly from: RegistrationState;
  readonly to: RegistrationState;
  readonly by: RegistrationActor;
  readonly open: OpenState;
  /** Whether an organiser brings others in, with their consent on record; elsewhere they are invited and say so themselves. */
  readonly trusted: boolean;
};

const allRows: readonly RegistrationTransition[] = registrationTransitions;

/** Moves a registration to another state when the table allows it to that person in that state of the open. */
export const transitionRegistration = (
  change: RegistrationChange,
): Result<RegistrationState, RegistrationFailure> => {
  const allowed = allRows.some(
    (row) =>
      row.from.includes(change.from) &&
      row.to === change.to &&
      row.by.includes(change.by) &&
      row.during.includes(change.open),
  );
  if (!allowed) return err({ code: 'inscription.transitionNotAllowed', from: change.from, to: change.to });
  const bringsIn = change.by === 'organiser' && !isStanding(change.from) && isStanding(change.to);
  return bringsIn && !change.trusted ? err({ code: 'inscription.invitationOnly' }) : ok(change.to);
};

/**
 * The states of an open in which one may enrol, by who does it: players themselves only while registration is open, or
 * for as long as the organiser who invited them could.
 */
export const enrolmentDuring: Readonly<Record<'player' | 'invited' | 'organiser', readonly OpenState[]>> = {
  player: ['registrationOpen'],
  invited: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
  organiser: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
};
