import type { listPlaceRequests, PlaceRequest } from '@topspin/contract';
import { sql } from 'kysely';
import { conditionsOf, range, trustedOpen } from '#features/opens/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

const trusted = sql<boolean>`${trustedOpen(sql.ref('open.id'))}`;

const spec: ListSpec = {
  fields: {
    _id: field.id('open.id'),
    name: field.name('open.name', { searchIn: 'open.search', neverEmpty: true }),
    asked_at: field.instant('open.edition_asked_at', { neverEmpty: true }),
    state: field.text('open.state'),
    date_start: field.instant('open.date_start', { neverEmpty: true }),
    date_end: field.instant('open.date_end'),
    time_zone: field.shown('venue.time_zone'),
    venue: field.shown('venue.name'),
    organiser: field.shown('organiser.name'),
    edition: field.shown('edition.name'),
    'edition._id': field.id('edition.id'),
    circuit: field.shown('circuit.name'),
    'circuit._id': field.id('circuit.id'),
    doubles: field.text('open.doubles_class'),
    age_range: field.shown('open.id'),
    rating_range: field.shown('open.id'),
    rating_sum_range: field.shown('open.id'),
    functional_diversity: field.boolean('open.functional_diversity'),
    rated: field.boolean(trusted),
    asked_by: field.shown('asker.name'),
  },
  label: 'name',
  order: [{ field: 'asked_at', direction: 'asc' }],
};

/** Opens that ask for a place in an edition and have no answer, also those still in preparation. */
export const placeRequests = (db: Db) =>
  db
    .selectFrom('opens as open')
    .innerJoin('editions as edition', 'edition.id', 'open.asked_edition_id')
    .innerJoin('circuits as circuit', 'circuit.id', 'edition.circuit_id')
    .where('open.edition_id', 'is', null)
    .where('open.edition_refused_at', 'is', null)
    .where('open.deleted_at', 'is', null)
    .where('open.state', '<>', 'canceled')
    .where('edition.deleted_at', 'is', null)
    .where('circuit.deleted_at', 'is', null);

const columns = [
  'open.id',
  'open.name',
  'open.state',
  'open.date_start',
  'open.date_end',
  'open.doubles_class',
  'open.age_min',
  'open.age_max',
  'open.rating_min',
  'open.rating_max',
  'open.rating_sum_min',
  'open.rating_sum_max',
  'open.functional_diversity',
  sql<Date>`open.edition_asked_at`.as('asked_at'),
  'edition.id as edition_id',
  'edition.name as edition_name',
  'edition.ranking_system',
  'circuit.id as circuit_id',
  'circuit.name as circuit_name',
  'venue.name as venue_name',
  'venue.time_zone',
  'organiser.id as organiser_id',
  'organiser.name as organiser_name',
  'asker.name as asker_name',
  trusted.as('rated'),
] as const;

/** The requests for a place in an edition that await an answer, the oldest first. */
export const listRequests = ({ db, query, user }: Call<typeof listPlaceRequests>) =>
  readList({
    db,
    spec,
    query,
    viewer: user,
    from: placeRequests(db)
      .leftJoin('venues as venue', 'venue.id', 'open.venue_id')
      .leftJoin('users as asker', 'asker.id', 'open.edition_asked_by')
      .innerJoin('open_organisers as owner', (join) =>
        join.onRef('owner.open_id', '=', 'open.id').on('owner.role', '=', 'owner'),
      )
      .innerJoin('users as organiser', 'organiser.id', 'owner.user_id'),
    select: (page) => page.select(columns),
    present: (row): PlaceRequest => ({
      _id: row.id,
      name: row.name,
      state: row.state,
      date_start: row.date_start.toISOString(),
      date_end: row.date_end.toISOString(),
      time_zone: row.time_zone,
      venue: row.venue_name,
      organiser: { _id: row.organiser_id, name: row.organiser_name },
      edition: { _id: row.edition_id, name: row.edition_name, grades: row.ranking_system.grades },
      circuit: { _id: row.circuit_id, name: row.circuit_name },
      ...(row.doubles_class !== null && { doubles: row.doubles_class }),
      ...conditionsOf(row),
      rating_sum_range: range(row.rating_sum_min, row.rating_sum_max),
      rated: row.rated,
      asked_at: row.asked_at.toISOString(),
      asked_by: row.asker_name,
    }),
  });
