import type { getEditionActivity, Happening, listActivity } from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { sql } from 'kysely';
import { namesOpen } from '#features/opens/reads.ts';
import type { Call, Db, Viewer } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { isThere } from '#http/list/statement.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { editions } from './store.ts';

/** The state an open was in since then; an entry without one is that of its creation. */
const state = sql<OpenState>`case when entry.action = 'createOpen' then 'created' else entry.after ->> 'state' end`;

const spec: ListSpec = {
  fields: {
    _id: field.id('entry.id'),
    at: field.instant('entry.at', { neverEmpty: true }),
    state: field.text(state),
    open: field.shown('open.name'),
    'open._id': field.id('open.id'),
    edition: field.shown('edition.name'),
    'edition._id': field.id('edition.id'),
    champions: field.shown('open.id'),
  },
  label: 'at',
  order: [{ field: 'at', direction: 'desc' }],
};

/**
 * Everybody in first place, alone or in a pair, on the entry that finished an open, but guests; of an open for functional diversity only for those
 * who see it in the record of that player.
 */
const champions = (viewer: Viewer | null) =>
  sql<Happening['champions']>`case when ${state} = 'finished' then (
    select coalesce(json_agg(json_build_object('_id', champion.id, 'name', champion.name) order by champion.name, champion.id), '[]')
    from open_results won join players champion on champion.id = any (people_of_side(won.player_id))
    where won.open_id = open.id and won.position = 1 and champion.guest_of is null
      and ${namesOpen(viewer, 'open', [sql`champion.id`])}) else '[]' end`.as('champions');

/** The creation and the state changes of the opens of editions. */
const steps = (db: Db) =>
  db
    .selectFrom('audit_log as entry')
    .innerJoin('opens as open', 'open.id', 'entry.entity_id')
    .innerJoin('editions as edition', 'edition.id', 'open.edition_id')
    .innerJoin('circuits as circuit', 'circuit.id', 'edition.circuit_id')
    .where('entry.entity', '=', 'opens')
    .where('entry.action', 'in', ['createOpen', 'transitionOpen'])
    .where('entry.refused', '=', false)
    .where('open.state', '<>', 'created')
    .where('open.deleted_at', 'is', null)
    .where('edition.deleted_at', 'is', null)
    .where('circuit.deleted_at', 'is', null);

const columns = [
  'entry.id',
  'entry.at',
  'open.id as open_id',
  'open.name as open_name',
  'edition.id as edition_id',
  'edition.name as edition_name',
  'circuit.name as circuit_name',
  state.as('state'),
] as const;

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly state: OpenState;
  readonly open_id: string;
  readonly open_name: string;
  readonly edition_id: string;
  readonly edition_name: string;
  readonly circuit_name: string;
  readonly champions: Happening['champions'];
};

const present = (row: Row): Happening => ({
  _id: row.id,
  at: row.at.toISOString(),
  state: row.state,
  open: { _id: row.open_id, name: row.open_name },
  edition: { _id: row.edition_id, name: row.edition_name, circuit: row.circuit_name },
  champions: row.champions,
});

/** What happened in an edition, newest first. */
export const editionActivity = ({ db, params, query, viewer }: Call<typeof getEditionActivity>) =>
  readList({
    db,
    spec,
    query,
    viewer,
    there: isThere(editions(db).where('edition.id', '=', params.id).select('edition.id')),
    from: steps(db).where('edition.id', '=', params.id),
    select: (page) => page.select([...columns, champions(viewer)]),
    present: (row) => present(row),
  });

/** What happened in all editions, newest first. */
export const activity = ({ db, query, viewer }: Call<typeof listActivity>) =>
  readList({
    db,
    spec,
    query,
    viewer,
    from: steps(db),
    select: (page) => page.select([...columns, champions(viewer)]),
    present: (row) => present(row),
  });
