import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { text } from '../conventions/values.ts';
import { openPage } from '../opens.ts';
import { trustConsequences, trust, trustedOrganiser, approvedOpen } from '../trust.ts';

const trustRoutes = resource('admin', '/app/trust');
const users = resource('admin', '/app/users');
const opens = resource('admin', '/app/opens');

const how = {
  /** Returns the consequences without changing anything. */
  preview: z._default(z.boolean(), false),
  /** Undoes trust given by mistake: matches rated since then leave the ratings. Without it they stay. */
  undo: z._default(z.boolean(), false),
};

export const getTrust = trustRoutes('getTrust', 'GET', {
  summary: 'Get whether every organiser is trusted, and how many await trust',
  answers: { 200: trust },
});

export const setTrust = trustRoutes('setTrust', 'PUT', {
  summary: 'Set whether every organiser is trusted, or only those given trust',
  body: z.object({ every_organiser: z.boolean(), ...how }),
  answers: { 200: trustConsequences },
});

export const listTrustedOrganisers = trustRoutes('listTrustedOrganisers', 'GET /organisers', {
  summary: 'List organisers, trusted or awaiting trust',
  query: listQuery,
  answers: { 200: listOf(trustedOrganiser) },
});

export const listApprovedOpens = trustRoutes('listApprovedOpens', 'GET /opens', {
  summary: 'List opens that await approval and those an admin approved',
  query: listQuery,
  answers: { 200: listOf(approvedOpen) },
});

export const setUserTrust = users('setUserTrust', 'PUT /{id}/trust', {
  summary: 'Give or withdraw trust in an organiser; giving it rates the opens that were waiting',
  body: z.object({ trusted: z.boolean(), ...how }),
  answers: { 200: trustConsequences },
  errors: ['trust.notVerified'],
});

export const setOpenApproval = opens('setOpenApproval', 'PUT /{id}/approval', {
  summary: 'Approve an open of an untrusted organiser and rate its matches, or undo the approval',
  body: z.object({ approved: z.boolean(), ...how }),
  answers: { 200: trustConsequences },
  errors: ['trust.sameFile'],
});

export const askForApproval = opens('askForApproval', 'POST /{id}/approval-request', {
  summary:
    'Ask an admin to approve an open; asking again changes nothing, a week after a refusal it asks anew',
  answers: { 200: openPage },
  errors: ['trust.refusedLately'],
});

export const setApprovalRefusal = opens('setApprovalRefusal', 'PUT /{id}/approval-refusal', {
  summary: 'Say no to a request for approval, with a reason for its organisers, or take that back',
  body: z.object({ refused: z.boolean(), reason: z._default(z.nullable(text(300)), null) }),
  errors: ['trust.notAsked'],
});
