import type { OutboxMail } from '@topspin/contract';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import type { Asked } from './asked.ts';

const outboxSpec: ListSpec = {
  fields: {
    _id: field.id('outbox.id'),
    to: field.text('outbox.to_address', { searchable: true }),
    kind: field.text('outbox.kind'),
    lang: field.text('outbox.lang'),
    subject: field.text('outbox.subject', { searchable: true }),
    body: field.shown('outbox.body_text'),
    created_at: field.instant('outbox.created_at', { neverEmpty: true }),
    sent_at: field.instant('outbox.sent_at'),
    attempts: field.number('outbox.attempts'),
    last_error: field.shown('outbox.last_error'),
  },
  label: 'subject',
  order: [{ field: 'created_at', direction: 'desc' }],
};

/** The mails of the installation, the newest first. */
export const listMails = ({ db, query, viewer }: Asked) =>
  readList({
    db,
    spec: outboxSpec,
    query,
    viewer,
    from: db.selectFrom('outbox'),
    select: (page) => page.selectAll('outbox'),
    present: (row): OutboxMail => ({
      _id: row.id,
      to: row.to_address,
      kind: row.kind,
      lang: row.lang,
      subject: row.subject,
      body: row.body_text,
      created_at: row.created_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
      attempts: row.attempts,
      last_error: row.last_error,
    }),
  });
