import {
  getOpen,
  getTrust,
  getUser,
  listApprovedOpens,
  listTrustedOrganisers,
  listUsers,
  setOpenApproval,
  setTrust,
  setUserTrust,
  type TrustConsequences,
} from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';

type How = { readonly preview?: boolean; readonly undo?: boolean };

/** Gives or withdraws trust; a preview shows the consequences for the ratings. */
export type TrustChange = (given: boolean, how?: How) => Promise<TrustConsequences>;

export const trustUser =
  (id: string): TrustChange =>
  (trusted, how) =>
    call(setUserTrust, { params: { id }, body: { trusted, ...how } });

export const approveOpen =
  (id: string): TrustChange =>
  (approved, how) =>
    call(setOpenApproval, { params: { id }, body: { approved, ...how } });

export const trustEverybody: TrustChange = (every_organiser, how) =>
  call(setTrust, { body: { every_organiser, ...how } });

/** Reloads everything that a change of trust affects. */
export const afterChange = () =>
  invalidate(getTrust, listTrustedOrganisers, listApprovedOpens, getOpen, getUser, listUsers);
