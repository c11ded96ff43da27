import type { OpenPage } from '@topspin/contract';
import {
  canTransition,
  enrolmentDuring,
  isOpenOver,
  nextSteps,
  phasesDuring,
  transitionOpen,
  transitionRegistration,
  type OpenFacts,
  type OpenState,
  type RegistrationState,
} from '@topspin/engine';
import { changeOf } from '#http/audit-change.ts';
import type { Viewer } from '#http/call.ts';
import { managesCircuits } from './place/edition.ts';
import type { FactCounts } from './state/facts.ts';
import { isDeleter } from '#http/deleted-rows.ts';
import { fail } from '#http/fail.ts';
import type { Owns } from '#http/handle.ts';
import { organiserOnly, ownerOnly } from './who-sees.ts';

export const owns: Readonly<Record<string, Owns>> = {
  'open.organiser': ({ db, viewer, params }) => organiserOnly(db, viewer, params['id']),
  'open.owner': ({ db, viewer, params }) => ownerOnly(db, viewer, params['id']),
  'open.deleter': isDeleter('opens'),
};

/** The states an organiser can move an open to now, assuming a reason where one is required. */
export const stepsNow = (facts: OpenFacts): OpenState[] =>
  nextSteps(facts.state).filter((to) => transitionOpen({ ...facts, reason: 'asked for later' }, to).ok);

/** The registration of the viewer's own player in an open. */
export type OwnInscription = {
  readonly id: string;
  readonly player_id: string;
  readonly state: RegistrationState;
  readonly inviter: string | null;
  /** Whether somebody else made it. */
  readonly by_others: boolean;
};

type Looking = {
  readonly viewer: Viewer | null;
  readonly state: OpenState;
  /** The facts that the next steps depend on, for those who may take them. */
  readonly facts: (OpenFacts & Pick<FactCounts, 'entryOver'>) | null;
  readonly own: OwnInscription | null;
  readonly trusted: boolean;
  /** Whether the viewer is its owner, or an admin. */
  readonly owns: boolean;
  /** Whether the viewer sees who is in it. */
  readonly sees: boolean;
};

const outOfIt: readonly (string | undefined)[] = [undefined, 'withdrawn', 'removed', 'invited', 'declined'];

/** Players who registered themselves may withdraw while registration is open; those registered by others, until play begins. */
const mayWithdraw = ({ state: from, by_others: byOthers }: OwnInscription, open: OpenState): boolean => {
  const by = byOthers ? 'enrolled' : 'player';
  return transitionRegistration({ from, to: 'withdrawn', by, open, trusted: true }).ok;
};

/** What a viewer may do with an open, so that the interface offers nothing else. */
export function mayOf({ viewer, state, facts, own, trusted, owns, sees }: Looking): OpenPage['may'] {
  const during = enrolmentDuring[own?.state === 'invited' ? 'invited' : 'player'];
  const plays = viewer !== null && viewer.playerId !== null;
  return {
    manage: facts !== null,
    see_players: sees,
    enrol: plays && during.includes(state) && outOfIt.includes(own?.state),
    enrol_others: facts !== null && trusted,
    leave: own !== null && mayWithdraw(own, state),
    delete: owns && isAtRest(state),
    add:
      facts !== null && enrolmentDuring.organiser.includes(state) && !(state === 'active' && facts.entryOver),
    place: managesCircuits(viewer),
    remove: facts !== null && !isOpenOver(state),
    receive: facts !== null && state === 'reception',
    prepare: facts !== null && phasesDuring.includes(state),
    transitions: facts ? stepsNow(facts) : [],
  };
}

const week = 7 * 24 * 60 * 60 * 1000;

type Dated = {
  readonly state: OpenState;
  readonly date_start: Date;
  readonly date_end: Date;
  readonly approved_start: Date | null;
  readonly approved_end: Date | null;
};

/** Whether an open that is not over begins or ends more than a week from when it did when it was approved. */
export const hasMovedFar = (open: Dated): boolean => {
  const far = (date: Date, approved: Date | null) =>
    approved !== null && Math.abs(date.getTime() - approved.getTime()) > week;
  return (
    !isOpenOver(open.state) &&
    (far(open.date_start, open.approved_start) || far(open.date_end, open.approved_end))
  );
};

/** From when approval can be asked again after a refusal. */
export const askedAgainFrom = (refused: Date): Date => new Date(refused.getTime() + week);

/**
 * Whether an edit changes the record of an open that is over, or who could see it: name, dates, venue, conditions of entry,
 * whether its results are public. Its owner may, not the co-organisers, who may still write a word of thanks and who to ask: the texts
 * that the log does not keep.
 */
export const changesRecord = (open: { readonly state: OpenState }, values: object): boolean =>
  isOpenOver(open.state) &&
  Object.keys(changeOf('opens', open, values).after).some((column) => column !== 'fields');

/** An open under way must be cancelled, with a reason, before it is deleted. */
const isAtRest = (state: OpenState): boolean => state === 'created' || !canTransition(state, 'canceled');

export function refuseUnlessAtRest(state: OpenState): void {
  if (!isAtRest(state)) throw fail('open.stateNotAllowed', { state });
}
