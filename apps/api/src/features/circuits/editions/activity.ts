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
    champion: field.shown('champion.name'),
  },
  label: 'at',
  order: [{ field: 'at', direction: 'desc' }],
};

/**
 * The creation and the state changes of the opens of editions, with the winner on the one that finished an open; of an open for
 * functional diversity only for those who see it in the record of that player.
 */
const steps = (db: Db, viewer: Viewer | null) =>
  db
    .selectFrom('audit_log as entry')
    .innerJoin('opens as open', 'open.id', 'entry.entity_id')
    .innerJoin('editions as edition', 'edition.id', 'open.edition_id')
    .innerJoin('circuits as circuit', 'circuit.id', 'edition.circuit_id')
    .leftJoin('open_results as won', (join) =>
      join
        .onRef('won.open_id', '=', 'open.id')
        .on('won.position', '=', 1)
        .on(sql<boolean>`${state} = 'finished'`)
        .on(namesOpen(viewer, 'open', [sql`won.player_id`])),
    )
    .leftJoin('players as champion', (join) =>
      join.onRef('champion.id', '=', 'won.player_id').on('champion.guest_of', 'is', null),
    )
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
  'champion.id as champion_id',
  'champion.name as champion_name',
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
  readonly champion_id: string | null;
  readonly champion_name: string | null;
};

const present = (row: Row): Happening => ({
  _id: row.id,
  at: row.at.toISOString(),
  state: row.state,
  open: { _id: row.open_id, name: row.open_name },
  edition: { _id: row.edition_id, name: row.edition_name, circuit: row.circuit_name },
  champion: row.champion_id === null ? null : { _id: row.champion_id, name: row.champion_name ?? '' },
});

/** What happened in an edition, newest first. */
export const editionActivity = ({ db, params, query, viewer }: Call<typeof getEditionActivity>) =>
  readList({
    db,
    spec,
    query,
    viewer,
    there: isThere(editions(db).where('edition.id', '=', params.id).select('edition.id')),
    from: steps(db, viewer).where('edition.id', '=', params.id),
    select: (page) => page.select(columns),
    present: (row) => present(row),
  });

/** What happened in all editions, newest first. */
export const activity = ({ db, query, viewer }: Call<typeof listActivity>) =>
  readList({
    db,
    spec,
    query,
    viewer,
    from: steps(db, viewer),
    select: (page) => page.select(columns),
    present: (row) => present(row),
  });
