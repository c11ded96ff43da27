import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { roles } from '../accounts/roles.ts';
import { account, outboxMail, unsentMail, openedMail, auditEntry } from '../admin.ts';

const tag = 'admin';

export const listUsers = route({
  name: 'listUsers',
  method: 'GET',
  path: '/app/users',
  tag,
  summary: 'List the accounts of the installation',
  query: listQuery,
  answers: { 200: listOf(account) },
  errors: ['request.unknownFilter'],
});

export const getUser = route({
  name: 'getUser',
  method: 'GET',
  path: '/app/users/{id}',
  tag,
  summary: 'Get an account of the installation',
  params: byId,
  answers: { 200: account },
  errors: ['thing.notFound'],
});

export const setRoles = route({
  name: 'setRoles',
  method: 'PUT',
  path: '/app/users/{id}/roles',
  tag,
  summary: 'Change the roles of an account; the last admin cannot be removed',
  ifMatch: 'required',
  params: byId,
  body: z.object({ roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)) }),
  answers: { 200: account },
  errors: ['thing.notFound', 'auth.lastAdmin', 'trust.notVerified'],
});

export const listOutbox = route({
  name: 'listOutbox',
  method: 'GET',
  path: '/app/outbox',
  tag,
  summary: 'List the emails of the installation, to pass them on by hand where none can be sent',
  query: listQuery,
  answers: { 200: listOf(outboxMail) },
  errors: ['request.unknownFilter'],
});

export const listUnsentMails = route({
  name: 'listUnsentMails',
  method: 'GET',
  path: '/app/mails/unsent',
  tag: 'users',
  summary:
    'List the mails about my opens that could not be sent in the last three days, to notify people in another way',
  answers: { 200: z.object({ collection: z.array(unsentMail) }) },
});

export const openMail = route({
  name: 'openMail',
  method: 'POST',
  path: '/app/outbox/{id}/open',
  tag,
  summary: 'Read a mail, to pass its code or link on by hand; each reading is audited',
  params: byId,
  answers: { 200: openedMail },
  errors: ['thing.notFound'],
});

export const sendMailAgain = route({
  name: 'sendMailAgain',
  method: 'POST',
  path: '/app/outbox/{id}/send',
  tag,
  summary: 'Retry an unsent mail of the last 24 hours immediately',
  params: byId,
  answers: { 200: outboxMail },
  errors: ['thing.notFound'],
});

export const listAuditLog = route({
  name: 'listAuditLog',
  method: 'GET',
  path: '/app/audit-log',
  tag,
  summary: 'List the audit log: who did what, and what was refused',
  query: listQuery,
  answers: { 200: listOf(auditEntry) },
  errors: ['request.unknownFilter'],
});
