import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { roles } from '../accounts/roles.ts';
import { account, outboxMail, unsentMail, openedMail, auditEntry } from '../admin.ts';

const users = resource('admin', '/app/users');
const outbox = resource('admin', '/app/outbox');
const mails = resource('users', '/app/mails');
const auditLog = resource('admin', '/app/audit-log');

export const listUsers = users('listUsers', 'GET', {
  summary: 'List the accounts of the installation',
  query: listQuery,
  answers: { 200: listOf(account) },
});

export const getUser = users('getUser', 'GET /{id}', {
  summary: 'Get an account of the installation',
  answers: { 200: account },
});

export const setRoles = users('setRoles', 'PUT /{id}/roles', {
  summary: 'Change the roles of an account; the last admin cannot be removed',
  ifMatch: 'required',
  body: z.object({ roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)) }),
  answers: { 200: account },
  errors: ['auth.lastAdmin', 'trust.notVerified'],
});

export const listOutbox = outbox('listOutbox', 'GET', {
  summary: 'List the emails of the installation, to pass them on by hand where none can be sent',
  query: listQuery,
  answers: { 200: listOf(outboxMail) },
});

export const listUnsentMails = mails('listUnsentMails', 'GET /unsent', {
  summary:
    'List the mails about my opens that could not be sent in the last three days, to notify people in another way',
  answers: { 200: z.object({ collection: z.array(unsentMail) }) },
});

export const openMail = outbox('openMail', 'POST /{id}/open', {
  summary: 'Read a mail, to pass its code or link on by hand; each reading is audited',
  answers: { 200: openedMail },
});

export const sendMailAgain = outbox('sendMailAgain', 'POST /{id}/send', {
  summary: 'Retry an unsent mail of the last 24 hours immediately',
  answers: { 200: outboxMail },
});

export const listAuditLog = auditLog('listAuditLog', 'GET', {
  summary: 'List the audit log: who did what, and what was refused',
  query: listQuery,
  answers: { 200: listOf(auditEntry) },
});
