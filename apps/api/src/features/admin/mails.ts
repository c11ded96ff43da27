import type { listOutbox, openMail, OpenedMail, OutboxMail, sendMailAgain } from '@topspin/contract';
import { sql } from 'kysely';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { addJob } from '#jobs/queue.ts';

/** The subject of a mail, unless it contains a code, which lists do not show and searches do not find. */
const openSubject = sql<string | null>`case when outbox.kind <> 'recover' then outbox.subject end`;

const outboxSpec: ListSpec = {
  fields: {
    _id: field.id('outbox.id'),
    to: field.text('outbox.to_address', { searchable: true }),
    kind: field.text('outbox.kind'),
    lang: field.text('outbox.lang'),
    subject: field.text(openSubject, { searchable: true }),
    created_at: field.instant('outbox.created_at', { neverEmpty: true }),
    sent_at: field.instant('outbox.sent_at'),
    attempts: field.number('outbox.attempts'),
    last_error: field.shown('outbox.last_error'),
  },
  label: 'to',
  order: [{ field: 'created_at', direction: 'desc' }],
};

const columns = [
  'outbox.id',
  'outbox.to_address',
  'outbox.kind',
  'outbox.lang',
  'outbox.created_at',
  'outbox.sent_at',
  'outbox.attempts',
  'outbox.last_error',
  openSubject.as('open_subject'),
] as const;

const findMail = (db: Db, id: string) =>
  db
    .selectFrom('outbox')
    .where('outbox.id', '=', id)
    .select([...columns, 'outbox.subject', 'outbox.body_text'])
    .executeTakeFirst();

type MailRow = Omit<NonNullable<Awaited<ReturnType<typeof findMail>>>, 'subject' | 'body_text'>;

const presentMail = (row: MailRow): OutboxMail => ({
  _id: row.id,
  to: row.to_address,
  kind: row.kind,
  lang: row.lang,
  subject: row.open_subject,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  attempts: row.attempts,
  last_error: row.last_error,
});

/** The mails of the installation, newest first. */
export const listMails = ({ db, query, viewer }: Call<typeof listOutbox>) =>
  readList({
    db,
    spec: outboxSpec,
    query,
    viewer,
    from: db.selectFrom('outbox'),
    select: (page) => page.select(columns),
    present: (row) => presentMail(row),
  });

/** The text of a mail, with its code or link. Reading it is audited. */
export async function readMail(call: Call<typeof openMail>): Promise<OpenedMail> {
  const { db, params } = call;
  const row = found(await findMail(db, params.id));
  await audit(call, 'openMail', { entity: 'outbox', id: row.id, after: { kind: row.kind } });
  return { ...presentMail(row), subject: row.subject, body: row.body_text };
}

/** Moves an unsent mail to the head of the queue; a sent one is not sent again. */
export async function sendAgain({ db, params }: Call<typeof sendMailAgain>): Promise<OutboxMail> {
  const row = found(await findMail(db, params.id));
  if (row.sent_at === null) await addJob(db, 'sendMail', { id: row.id });
  return presentMail(row);
}
