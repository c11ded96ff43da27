import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { OpenState } from './open.ts';

/** The states of a player's registration in an open. */
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

/** The states of those who are in an open, or are asked to come: nobody enters them again. */
export const enteredStates = [...standingStates, 'invited'] as const satisfies readonly RegistrationState[];

/** The states of invited players who are not in the open: no place is held for them. */
export const invitationStates = ['invited', 'declined'] as const satisfies readonly RegistrationState[];

/** The states of players who are out of an open: their remaining matches are decided without play. */
export const leftStates = ['withdrawn', 'removed'] as const satisfies readonly RegistrationState[];

/**
 * The actor: the player (or an administrator), a player registered by somebody else, the organiser, or the
 * automatic rule for a freed place.
 */
export type RegistrationActor = 'player' | 'enrolled' | 'organiser' | 'rule';

/** A row of the table: from and to states, actor, and states of the open. */
export type RegistrationTransition = {
  readonly from: readonly RegistrationState[];
  readonly to: RegistrationState;
  readonly by: readonly RegistrationActor[];
  readonly during: readonly OpenState[];
};

/** The transitions of a registration, by actor and state of the open. */
export const registrationTransitions = [
  // Players register and leave themselves while registration is open; later only the organiser can change it.
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
  // A player registered by somebody else can leave until play begins.
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
  // Leaving by mistake is common: a player can come back while registration is open.
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
  // An organiser invites and the person answers, while the organiser may still add players.
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
  // Back from active to reception, absent players can be checked in again.
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

/** A requested change: the states, the actor, and the state of the open. */
export type RegistrationChange = {
  readonly from: RegistrationState;
  readonly to: RegistrationState;
  readonly by: RegistrationActor;
  readonly open: OpenState;
  /** Whether an organiser may register others with their consent on record; if not, they are invited and answer themselves. */
  readonly trusted: boolean;
};

const allRows: readonly RegistrationTransition[] = registrationTransitions;

/** Moves a registration to another state if the table allows it to this actor in this state of the open. */
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
 * The states of an open that allow registering, by actor: players themselves only while registration is open, or
 * while the organiser who invited them could.
 */
export const enrolmentDuring: Readonly<Record<'player' | 'invited' | 'organiser', readonly OpenState[]>> = {
  player: ['registrationOpen'],
  invited: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
  organiser: ['registrationOpen', 'registrationClosed', 'reception', 'active'],
};
