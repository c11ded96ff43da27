import { sql } from 'kysely';
import { zoneOfVenue } from '#features/venues/reads.ts';
import type { listInscriptions, ListQuery, listMyInscriptions } from '@topspin/contract';
import { standingStates } from '@topspin/engine';
import { organisesOpen, seenOpen } from '#features/opens/reads.ts';
import { ofAdults } from '#features/players/reads.ts';
import type { Call, Viewer } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { isThere } from '#http/list/statement.ts';
import { presentInscription } from './present.ts';
import { mayWithdraw } from './policy.ts';
import {
  byOthers,
  inscriptionColumns,
  inscriptions,
  isMine,
  isUnconfirmed,
  waitingPosition,
} from './store.ts';

const spec = (viewer: Viewer | null): ListSpec => ({
  fields: {
    _id: field.id('inscription.id'),
    open_id: field.id('inscription.open_id'),
    player: field.shown('player.name'),
    'player._id': field.id('player.id'),
    'player.name': field.name('player.name', { searchIn: 'player.search', neverEmpty: true }),
    'player.rating': field.number('player.rating'),
    'player.gender': field.text(ofAdults('player.gender')),
    'player.club': field.name('club.name', { searchIn: 'club.search' }),
    'player.club_id': field.id('player.club_id'),
    state: field.text('inscription.state'),
    waiting_position: field.number(waitingPosition),
    checked_in: field.shown('inscription.id'),
    functional_diversity: field.shown('inscription.id'),
    unconfirmed: field.shown('inscription.id'),
    registered_at: field.instant('inscription.registered_at'),
    arrival: field.number('inscription.arrival', { neverEmpty: true }),
    mine: field.boolean(isMine(viewer)),
    version: field.number('inscription.version'),
  },
  label: 'state',
  // People registered in one call share their moment, and arrive in its order.
  order: [
    { field: 'registered_at', direction: 'asc' },
    { field: 'arrival', direction: 'asc' },
  ],
});

/** The registrations of an open, for anyone who may see its public pages. */
export const listOfOpen = ({ db, viewer, params, query, now }: Call<typeof listInscriptions>) =>
  readList({
    db,
    there: isThere(seenOpen(db, viewer, params.id)),
    spec: spec(viewer),
    query,
    viewer,
    from: inscriptions(db)
      .where('inscription.open_id', '=', params.id)
      .where('inscription.state', 'in', standingStates),
    select: (page) =>
      page
        .select(inscriptionColumns(viewer))
        .select([
          organisesOpen(viewer, params.id).as('organised'),
          isUnconfirmed(viewer, now).as('unconfirmed'),
        ]),
    present: (row) =>
      presentInscription(row, { organises: row.organised, unconfirmed: row.unconfirmed, now }),
  });

const mineSpec = (viewer: Viewer): ListSpec => {
  const { fields, label } = spec(viewer);
  return {
    fields: {
      ...fields,
      open: field.shown('open.name'),
      'open._id': field.id('open.id'),
      'open.name': field.name('open.name', { searchIn: 'open.search' }),
      'open.date_start': field.instant('open.date_start'),
      'open.state': field.text('open.state'),
      may_leave: field.shown('inscription.id'),
    },
    label,
    order: [{ field: 'open.date_start', direction: 'desc' }],
  };
};

/**
 * The registrations of the viewer's own player and of those they administer, with their open, including withdrawn or
 * invited ones that can still enter.
 */
export const listMine = ({ db, user, query, now }: Call<typeof listMyInscriptions>) =>
  readList({
    db,
    spec: mineSpec(user),
    query: query satisfies ListQuery,
    viewer: user,
    from: inscriptions(db)
      .where(isMine(user))
      .where((row) =>
        row.or([row('inscription.state', 'in', standingStates), row('open.state', '=', 'registrationOpen')]),
      )
      .where('open.state', '<>', 'created'),
    select: (page) =>
      page
        .select(inscriptionColumns(user))
        .select(['open.name as open_name', 'open.date_start as open_date_start', 'open.state as open_state'])
        .select(zoneOfVenue(sql.ref('open.venue_id')).as('time_zone'))
        .select(['open.cancel_reason', byOthers.as('by_others')]),
    present: (row) => ({
      ...presentInscription(row, { organises: false, unconfirmed: false, now }),
      open: {
        _id: row.open_id,
        name: row.open_name,
        date_start: row.open_date_start.toISOString(),
        time_zone: row.time_zone,
        state: row.open_state,
        // The organiser's words go only to those who chose to enter.
        cancel_reason: row.by_others ? null : row.cancel_reason,
      },
      may_leave: mayWithdraw(row.open_state, { from: row.state, byOthers: row.by_others, as: 'player' }),
    }),
  });
