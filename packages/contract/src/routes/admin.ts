import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { roles } from '../accounts/roles.ts';
import {
  account,
  installationStatus,
  auditEntry,
  backupDownload,
  backupState,
  openedMail,
  outboxMail,
  unsentMail,
} from '../admin.ts';

const users = resource('admin', '/app/users');
const outbox = resource('admin', '/app/outbox');
const mails = resource('users', '/app/mails');
const status = resource('admin', '/app/status');
const auditLog = resource('admin', '/app/audit-log');
const backups = resource('admin', '/app/backups');

const backupName = z.object({ name: z.string().check(z.maxLength(80)) });

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

export const getBackups = backups('getBackups', 'GET', {
  summary: 'Get the backups of this server, and what is under way',
  answers: { 200: backupState },
});

export const makeBackup = backups('makeBackup', 'POST', {
  summary: 'Start a backup; `GET` says how far it is',
  errors: ['backup.off', 'backup.underWay'],
});

export const checkBackup = backups('checkBackup', 'POST /{name}/check', {
  summary: 'Start to read a backup and its checksums from beginning to end; `GET` says what was found',
  params: backupName,
  errors: ['backup.off', 'backup.underWay', 'thing.notFound'],
});

export const downloadBackup = backups('downloadBackup', 'POST /{name}/download', {
  summary: 'Download a backup: everything of the installation, secrets included, so it takes the password',
  params: backupName,
  body: backupDownload,
  download: 'application/octet-stream',
  answers: { 200: null },
  errors: ['auth.wrongPassword', 'backup.off', 'thing.notFound'],
});

export const getStatus = status('getStatus', 'GET', {
  summary: 'See how the installation is: disk, database, servers, mails, backups and versions',
  answers: { 200: installationStatus },
});
