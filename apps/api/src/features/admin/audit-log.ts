import type { AuditEntry } from '@topspin/contract';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import type { Asked } from './asked.ts';

const auditSpec: ListSpec = {
  fields: {
    _id: field.id('entry.id'),
    at: field.instant('entry.at', { neverEmpty: true }),
    actor: field.shown('entry.actor_id'),
    'actor._id': field.id('entry.actor_id'),
    action: field.text('entry.action'),
    entity: field.text('entry.entity'),
    entity_id: field.id('entry.entity_id'),
    reason: field.text('entry.reason'),
    before: field.shown('entry.before'),
    after: field.shown('entry.after'),
    refused: field.boolean('entry.refused'),
  },
  label: 'action',
  order: [{ field: 'at', direction: 'desc' }],
};

/** The audit log, newest first. */
export const listAudit = ({ db, query, viewer }: Asked) =>
  readList({
    db,
    spec: auditSpec,
    query,
    viewer,
    from: db.selectFrom('audit_log as entry').leftJoin('users as actor', 'actor.id', 'entry.actor_id'),
    select: (page) => page.selectAll('entry').select('actor.name as actor_name'),
    present: (row): AuditEntry => ({
      _id: row.id,
      at: row.at.toISOString(),
      actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name },
      action: row.action,
      entity: row.entity,
      entity_id: row.entity_id,
      reason: row.reason,
      before: row.before,
      after: row.after,
      refused: row.refused,
    }),
  });
