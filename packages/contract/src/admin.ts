import { z } from 'zod/mini';
import { listOf, listQuery } from './conventions/list.ts';
import { byId } from './conventions/paths.ts';
import { route } from './conventions/route.ts';
import { instant, language, uuid } from './conventions/values.ts';
import { roles } from './accounts/users.ts';

const tag = 'admin';

/** An account as an admin sees it. */
export const account = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  roles: z.array(z.enum(roles)),
  created_at: instant,
  /** When one of their devices last asked for anything, to a quarter of an hour; null while they are logged out. */
  last_seen_at: z.nullable(instant),
  disabled_at: z.nullable(instant),
  disabled_by: z.nullable(z.string()),
  /** Whether their opens are rated: by role, by an admin's decision, or because every organiser is trusted. */
  trusted: z.boolean(),
  /** Since when by an admin's decision. */
  trusted_at: z.nullable(instant),
  player: z.nullable(z.object({ _id: uuid, name: z.string() })),
  version: z.int(),
});
export type Account = z.infer<typeof account>;

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

/** A mail of the outbox, sent or not. Its text is only read one mail at a time. */
export const outboxMail = z.object({
  _id: uuid,
  to: z.string(),
  kind: z.string(),
  lang: language,
  /** Null if it contains a code. */
  subject: z.nullable(z.string()),
  created_at: instant,
  sent_at: z.nullable(instant),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
});
export type OutboxMail = z.infer<typeof outboxMail>;

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

/** A mail that the current user caused and that could not be sent; whose address it is for is not said. */
export const unsentMail = z.object({
  _id: uuid,
  subject: z.string(),
  /** The players whom it is about. */
  players: z.array(z.string()),
  created_at: instant,
});
export type UnsentMail = z.infer<typeof unsentMail>;

export const listUnsentMails = route({
  name: 'listUnsentMails',
  method: 'GET',
  path: '/app/mails/unsent',
  tag: 'users',
  summary:
    'List the mails about my opens that could not be sent in the last three days, to notify people in another way',
  answers: { 200: z.object({ collection: z.array(unsentMail) }) },
});

/** A mail as it was written. */
export const openedMail = z.object({ ...outboxMail.shape, subject: z.string(), body: z.string() });
export type OpenedMail = z.infer<typeof openedMail>;

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

export const auditEntry = z.object({
  _id: uuid,
  at: instant,
  actor: z.nullable(z.object({ _id: uuid, name: z.nullable(z.string()) })),
  action: z.string(),
  entity: z.string(),
  entity_id: z.nullable(uuid),
  /** What it was done to is called today; null for what is gone or has no name. */
  entity_name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  /** The names of the things whose ids are in `before` and `after`. */
  names: z.record(z.string(), z.string()),
  refused: z.boolean(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

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
