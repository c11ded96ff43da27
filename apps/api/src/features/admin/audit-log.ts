import type { AuditEntry, listAuditLog } from '@topspin/contract';
import { sql } from 'kysely';
import type { Call } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

const entityName = sql<string | null>`name_of(entry.entity_id)`;

/** How many of an entry's ids are named at most: a list of players may have hundreds. */
const namedAtMost = 60;

const names = sql<Record<string, string>>`(
  select coalesce(json_object_agg(id, name_of(id)) filter (where name_of(id) is not null), '{}')
  from (select distinct found[1]::uuid as id
    from regexp_matches(concat(entry.before, entry.after), ${'[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'}, 'g') found
    limit ${sql.lit(namedAtMost)}) ids)`;

const auditSpec: ListSpec = {
  fields: {
    _id: field.id('entry.id'),
    at: field.instant('entry.at', { neverEmpty: true }),
    actor: field.shown('entry.actor_id'),
    'actor._id': field.id('entry.actor_id'),
    'actor.name': field.name('actor.name', { searchIn: 'actor.search' }),
    action: field.text('entry.action'),
    entity: field.text('entry.entity'),
    entity_id: field.id('entry.entity_id'),
    entity_name: field.shown(entityName),
    reason: field.text('entry.reason'),
    before: field.shown('entry.before'),
    after: field.shown('entry.after'),
    names: field.shown(names),
    refused: field.boolean('entry.refused'),
  },
  label: 'action',
  order: [{ field: 'at', direction: 'desc' }],
};

/** The audit log, newest first. */
export const listAudit = ({ db, query, viewer }: Call<typeof listAuditLog>) =>
  readList({
    db,
    spec: auditSpec,
    query,
    viewer,
    from: db.selectFrom('audit_log as entry').leftJoin('users as actor', 'actor.id', 'entry.actor_id'),
    select: (page) =>
      page
        .selectAll('entry')
        .select(['actor.name as actor_name', entityName.as('entity_name'), names.as('names')]),
    present: (row): AuditEntry => ({
      _id: row.id,
      at: row.at.toISOString(),
      actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name },
      action: row.action,
      entity: row.entity,
      entity_id: row.entity_id,
      entity_name: row.entity_name,
      reason: row.reason,
      before: row.before,
      after: row.after,
      names: row.names,
      refused: row.refused,
    }),
  });
