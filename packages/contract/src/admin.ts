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

/** Why a backup was not made, not copied, or is not sound: the folder is not there, it is full, the file is damaged, or something else. */
export const backupFailures = ['noFolder', 'noRoom', 'damaged', 'other'] as const;
const backupFailure = z.enum(backupFailures);
export type BackupFailure = z.infer<typeof backupFailure>;

/** A backup in the folder of the server that answers. */
export const storedBackup = z.object({
  /** Of the file, which says when it was made. */
  name: z.string(),
  made_at: instant,
  bytes: z.int(),
  encrypted: z.boolean(),
  /** Whether it is in the second folder too. */
  copied: z.boolean(),
  /** The last time it was checked since the server started. */
  checked: z.nullable(z.object({ at: instant, failure: z.nullable(backupFailure) })),
});
export type StoredBackup = z.infer<typeof storedBackup>;

/** What is kept where, what is under way, and what failed last. */
export const backupState = z.object({
  /** Whether this server makes backups. */
  on: z.boolean(),
  folder: z.nullable(z.string()),
  copy_folder: z.nullable(z.string()),
  encrypts: z.boolean(),
  /** Whether the last one is older than it should be. */
  is_old: z.boolean(),
  /** What is typed to restore one, with `FILE` for its file. */
  restore_command: z.string(),
  /** What is under way, and how many of the rows are done. */
  running: z.nullable(
    z.object({ kind: z.enum(['make', 'check']), name: z.string(), done: z.int(), of: z.int() }),
  ),
  /** Of the last backup: it was not made, or not copied into the second folder. */
  failure: z.nullable(z.object({ at: instant, why: backupFailure, of: z.enum(['backup', 'copy']) })),
  /** The newest first. */
  collection: z.array(storedBackup),
});
export type BackupState = z.infer<typeof backupState>;

/** A backup holds every secret of an installation: it takes the password. */
export const backupDownload = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});

const count = z.int().check(z.nonnegative());

/** How an installation is, for its admins. */
export const installationStatus = z.object({
  /** The instant at which all of this was so. */
  at: instant,
  versions: z.object({
    program: z.string(),
    schema: z.string(),
    revision: z.nullable(z.string()),
    postgresql: z.string(),
    node: z.string(),
  }),
  /** The servers that run on this database. */
  servers: z.array(z.object({ host: z.string(), version: z.string(), since: instant })),
  /** Of the folder of the data of the server that answers, in bytes; null where that cannot be said. */
  disk: z.nullable(z.object({ free: z.number(), size: z.number() })),
  /** In bytes; embedded, it lies on that disk. */
  database: z.object({ bytes: z.number(), embedded: z.boolean() }),
  mails: z.object({
    sent: z.boolean(),
    last_sent: z.nullable(instant),
    /** Of the last day: not sent yet, those of them that were refused, and since when the oldest waits. */
    waiting: count,
    refused: count,
    waiting_since: z.nullable(instant),
  }),
  /** Jobs besides mails that failed and are tried again. */
  failing_jobs: count,
  /** Null where this installation makes no backups by itself. */
  backups: z.nullable(z.object({ last: z.nullable(instant) })),
});
export type InstallationStatus = z.infer<typeof installationStatus>;
