import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { text } from '../conventions/values.ts';
import { openPage } from '../opens.ts';
import { trustConsequences, trust, trustedOrganiser, approvedOpen } from '../trust.ts';

const tag = 'admin';

const how = {
  /** Returns the consequences without changing anything. */
  preview: z._default(z.boolean(), false),
  /** Undoes trust given by mistake: matches rated since then leave the ratings. Without it they stay. */
  undo: z._default(z.boolean(), false),
};

export const getTrust = route({
  name: 'getTrust',
  method: 'GET',
  path: '/app/trust',
  tag,
  summary: 'Get whether every organiser is trusted, and how many await trust',
  answers: { 200: trust },
  errors: [],
});

export const setTrust = route({
  name: 'setTrust',
  method: 'PUT',
  path: '/app/trust',
  tag,
  summary: 'Set whether every organiser is trusted, or only those given trust',
  body: z.object({ every_organiser: z.boolean(), ...how }),
  answers: { 200: trustConsequences },
  errors: [],
});

export const listTrustedOrganisers = route({
  name: 'listTrustedOrganisers',
  method: 'GET',
  path: '/app/trust/organisers',
  tag,
  summary: 'List organisers, trusted or awaiting trust',
  query: listQuery,
  answers: { 200: listOf(trustedOrganiser) },
  errors: ['request.unknownFilter'],
});

export const listApprovedOpens = route({
  name: 'listApprovedOpens',
  method: 'GET',
  path: '/app/trust/opens',
  tag,
  summary: 'List opens that await approval and those an admin approved',
  query: listQuery,
  answers: { 200: listOf(approvedOpen) },
  errors: ['request.unknownFilter'],
});

export const setUserTrust = route({
  name: 'setUserTrust',
  method: 'PUT',
  path: '/app/users/{id}/trust',
  tag,
  summary: 'Give or withdraw trust in an organiser; giving it rates the opens that were waiting',
  params: byId,
  body: z.object({ trusted: z.boolean(), ...how }),
  answers: { 200: trustConsequences },
  errors: ['thing.notFound', 'trust.notVerified'],
});

export const setOpenApproval = route({
  name: 'setOpenApproval',
  method: 'PUT',
  path: '/app/opens/{id}/approval',
  tag,
  summary: 'Approve an open of an untrusted organiser and rate its matches, or undo the approval',
  params: byId,
  body: z.object({ approved: z.boolean(), ...how }),
  answers: { 200: trustConsequences },
  errors: ['thing.notFound'],
});

export const askForApproval = route({
  name: 'askForApproval',
  method: 'POST',
  path: '/app/opens/{id}/approval-request',
  tag,
  summary:
    'Ask an admin to approve an open; asking again changes nothing, a week after a refusal it asks anew',
  params: byId,
  answers: { 200: openPage },
  errors: ['thing.notFound', 'trust.refusedLately'],
});

export const setApprovalRefusal = route({
  name: 'setApprovalRefusal',
  method: 'PUT',
  path: '/app/opens/{id}/approval-refusal',
  tag,
  summary: 'Say no to a request for approval, with a reason for its organisers, or take that back',
  params: byId,
  body: z.object({ refused: z.boolean(), reason: z._default(z.nullable(text(300)), null) }),
  answers: { 204: null },
  errors: ['thing.notFound', 'trust.notAsked'],
});
