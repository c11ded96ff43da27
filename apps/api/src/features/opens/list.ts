import type { listOpens } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { keptListFor, type KindOfViewer } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { presentOpen } from './present.ts';
import { isListed, isMine, openColumns, opens, playersCount, waitingCount } from './store.ts';

const spec = (viewer: KindOfViewer): ListSpec => ({
  fields: {
    _id: field.id('open.id'),
    name: field.name('open.name', { searchIn: 'open.search', neverEmpty: true }),
    description: field.shown('open.description'),
    date_start: field.instant('open.date_start', { neverEmpty: true }),
    date_end: field.instant('open.date_end'),
    state: field.text('open.state'),
    cancel_reason: field.shown('open.cancel_reason'),
    players_min: field.number('open.players_min'),
    players_max: field.number('open.players_max'),
    players_count: field.number(playersCount),
    waiting_count: field.number(waitingCount),
    best_of: field.number('open.best_of'),
    gender: field.text('open.gender'),
    doubles: field.text('open.doubles_class'),
    age_range: field.shown('open.id'),
    age_reckoning: field.text('open.age_reckoning'),
    rating_range: field.shown('open.id'),
    rating_sum_range: field.shown('open.id'),
    functional_diversity: field.boolean('open.functional_diversity'),
    public_results: field.boolean('open.public_results'),
    venue: field.shown('venue.name'),
    'venue._id': field.id('open.venue_id'),
    'venue.name': field.name('venue.name', { searchIn: 'venue.search' }),
    edition: field.shown('edition.name'),
    'edition._id': field.id('open.edition_id'),
    'edition.name': field.name('edition.name', { searchIn: 'edition.search' }),
    'edition.circuit._id': field.id('edition.circuit_id'),
    organiser: field.shown('organiser.name'),
    'organiser._id': field.id('organiser.id'),
    mine: field.boolean(isMine(viewer)),
    version: field.number('open.version'),
  },
  label: 'name',
  order: [{ field: 'date_start', direction: 'desc' }],
});

const readOpens = keptListFor((viewer) => ({
  spec: spec(viewer),
  from: (db) => opens(db, viewer).where(isListed(viewer)),
  select: (page) => page.select(openColumns),
}));

export const listAllOpens = ({ db, query, viewer }: Call<typeof listOpens>) =>
  readOpens({ db, query, viewer, present: presentOpen });
