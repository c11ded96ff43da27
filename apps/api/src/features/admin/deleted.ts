import { deletedKinds, type Deleted, type DeletedKind, type listDeleted } from '@topspin/contract';
import { sql } from 'kysely';
import { isAdmin, type Call, type Db } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

const deletedSpec: ListSpec = {
  fields: {
    _id: field.id('deleted.id'),
    kind: field.text('deleted.kind'),
    name: field.text('deleted.name', { searchable: true }),
    deleted_at: field.instant('deleted.deleted_at', { neverEmpty: true }),
    deleted_by: field.shown('deleted.deleted_by'),
    'deleted_by._id': field.id('deleted.deleted_by'),
  },
  label: 'name',
  order: [{ field: 'deleted_at', direction: 'desc' }],
};

type DeletedRow = {
  readonly id: string;
  readonly kind: DeletedKind;
  readonly name: string;
  readonly deleted_at: Date;
  readonly deleted_by: string | null;
};

/** Deleted things of every kind; an erased player cannot be restored. */
const everythingDeleted = sql<DeletedRow>`(
  select id, 'open' as kind, name, deleted_at, deleted_by from opens where deleted_at is not null
  union all select id, 'player', name, deleted_at, deleted_by from players
    where deleted_at is not null and erased_at is null and guest_of is null
  union all select id, 'club', name, deleted_at, deleted_by from clubs where deleted_at is not null
  union all select id, 'venue', name, deleted_at, deleted_by from venues where deleted_at is not null
  union all select id, 'circuit', name, deleted_at, deleted_by from circuits where deleted_at is not null
  union all select id, 'edition', name, deleted_at, deleted_by from editions where deleted_at is not null
)`;

const ofCircuits: readonly DeletedKind[] = ['circuit', 'edition'];

/** What the viewer can restore. */
const from = (db: Db, viewer: Call['viewer']) =>
  db
    .selectFrom(everythingDeleted.as('deleted'))
    .leftJoin('users as actor', 'actor.id', 'deleted.deleted_by')
    .where('deleted.kind', 'in', isAdmin(viewer) ? deletedKinds : ofCircuits);

/** What was deleted, latest first: everything for an admin, circuits and editions for circuit managers. */
export const listAllDeleted = ({ db, query, viewer }: Call<typeof listDeleted>) =>
  readList({
    db,
    spec: deletedSpec,
    query,
    viewer,
    from: from(db, viewer),
    select: (page) => page.selectAll('deleted').select('actor.name as actor_name'),
    present: (row): Deleted => ({
      _id: row.id,
      kind: row.kind,
      name: row.name,
      deleted_at: row.deleted_at.toISOString(),
      deleted_by:
        row.deleted_by === null || row.actor_name === null
          ? null
          : { _id: row.deleted_by, name: row.actor_name },
    }),
  });
