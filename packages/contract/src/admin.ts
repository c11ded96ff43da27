import { z } from 'zod/mini';
import { instant, language, uuid } from './conventions/values.ts';
import { roles } from './accounts/roles.ts';

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

/** A mail that the current user caused and that could not be sent; whose address it is for is not said. */
export const unsentMail = z.object({
  _id: uuid,
  subject: z.string(),
  /** The players whom it is about. */
  players: z.array(z.string()),
  created_at: instant,
});
export type UnsentMail = z.infer<typeof unsentMail>;

/** A mail as it was written. */
export const openedMail = z.object({ ...outboxMail.shape, subject: z.string(), body: z.string() });
export type OpenedMail = z.infer<typeof openedMail>;

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
