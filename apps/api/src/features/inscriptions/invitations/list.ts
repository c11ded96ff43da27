import { sql } from 'kysely';
import { zoneOfVenue } from '#features/venues/reads.ts';
import type { listMyPlayInvitations, listPlayInvitations, PlayInvitation } from '@topspin/contract';
import { enrolmentDuring, invitationStates } from '@topspin/engine';
import type { Call, Db, Viewer } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { inscriptions, isMine } from '#features/inscriptions/store.ts';

const fields: ListSpec['fields'] = {
  _id: field.id('inscription.id'),
  player: field.shown('player.name'),
  'player._id': field.id('player.id'),
  'player.name': field.name('player.name', { searchIn: 'player.search', neverEmpty: true }),
  state: field.text('inscription.state'),
  invited_at: field.instant('inscription.invited_at'),
  version: field.number('inscription.version'),
};

const columns = [
  'inscription.id',
  'inscription.player_id',
  'inscription.state',
  'inscription.invited_at',
  'inscription.version',
  'player.name as player_name',
] as const;

type Row = {
  readonly id: string;
  readonly player_id: string;
  readonly player_name: string;
  readonly state: string;
  readonly invited_at: Date | null;
  readonly version: number;
};

const present = ({ id, player_id, player_name, state, invited_at, version }: Row): PlayInvitation => ({
  _id: id,
  player: { _id: player_id, name: player_name },
  state: state === 'declined' ? 'declined' : 'invited',
  invited_at: (invited_at ?? new Date(0)).toISOString(),
  version,
});

/** Players invited by the organisers of an open who are not in it, answered or not. */
export const invitationsOfOpen = ({ db, user, params, query }: Call<typeof listPlayInvitations>) =>
  readList({
    db,
    spec: { fields, label: 'state', order: [{ field: 'invited_at', direction: 'desc' }] },
    query,
    viewer: user,
    from: inscriptions(db)
      .where('inscription.open_id', '=', params.id)
      .where('inscription.state', 'in', invitationStates),
    select: (page) => page.select(columns),
    present: (row) => present(row),
  });

const mineSpec: ListSpec = {
  fields: {
    ...fields,
    open: field.shown('open.name'),
    'open._id': field.id('open.id'),
    'open.name': field.name('open.name', { searchIn: 'open.search' }),
    'open.date_start': field.instant('open.date_start'),
    invited_by: field.shown('inviter.name'),
  },
  label: 'state',
  order: [{ field: 'invited_at', direction: 'desc' }],
};

/** Invitations that a user may still answer, for their own player and those they administer. */
export const toAnswer = (db: Db, user: Pick<Viewer, 'id'>) =>
  inscriptions(db)
    .leftJoin('users as inviter', 'inviter.id', 'inscription.invited_by')
    .where(isMine(user))
    .where('inscription.state', '=', 'invited')
    .where('open.state', 'in', enrolmentDuring.invited);

/** The invitations that the viewer may still answer, for their own player and for those they administer. */
export const myInvitations = ({ db, user, query }: Call<typeof listMyPlayInvitations>) =>
  readList({
    db,
    spec: mineSpec,
    query,
    viewer: user,
    from: toAnswer(db, user),
    select: (page) =>
      page
        .select(columns)
        .select([
          'open.id as open_id',
          'open.name as open_name',
          'open.date_start',
          'open.functional_diversity',
        ])
        .select(zoneOfVenue(sql.ref('open.venue_id')).as('time_zone'))
        .select('inviter.name as inviter_name'),
    present: (row) => ({
      ...present(row),
      open: {
        _id: row.open_id,
        name: row.open_name,
        date_start: row.date_start.toISOString(),
        time_zone: row.time_zone,
        functional_diversity: row.functional_diversity,
      },
      invited_by: row.inviter_name,
    }),
  });
