import type { ApprovedOpen, listApprovedOpens } from '@topspin/contract';
import { sql } from 'kysely';
import type { Call } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { waits } from './store.ts';

const approved = sql<boolean>`open.approved_at is not null`;
const refused = sql<boolean>`open.approval_refused_at is not null`;
/** Approval was lost because its dates were moved. */
const datesMoved = sql<boolean>`(open.approved_at is null and open.approved_start is not null)`;
const playersCount = sql<number>`(select count(*) from inscriptions entry
  where entry.open_id = open.id and entry.state in ('registered', 'present'))`;
const matchesWaiting = sql<number>`(select count(*) from matches m where m.open_id = open.id and m.awaits_trust)`;

const spec: ListSpec = {
  fields: {
    _id: field.id('open.id'),
    name: field.name('open.name', { searchIn: 'open.search', neverEmpty: true }),
    state: field.text('open.state'),
    date_start: field.instant('open.date_start', { neverEmpty: true }),
    organiser: field.shown('organiser.name'),
    'organiser._id': field.id('organiser.id'),
    players_count: field.number(playersCount),
    matches_waiting: field.number(matchesWaiting),
    asked_at: field.instant('open.approval_asked_at'),
    approved: field.boolean(approved),
    approved_at: field.instant('open.approved_at'),
    approved_by: field.shown('giver.name'),
    refused: field.boolean(refused),
    refused_at: field.instant('open.approval_refused_at'),
    refusal: field.shown('open.approval_refusal'),
    dates_moved: field.boolean(datesMoved),
  },
  label: 'name',
  order: [{ field: 'date_start', direction: 'desc' }],
};

/** Opens that await trust, and those an admin approved or refused. */
export const listOpensByApproval = ({ db, query, viewer }: Call<typeof listApprovedOpens>) =>
  readList({
    db,
    spec,
    query,
    viewer,
    from: db
      .selectFrom('opens as open')
      .innerJoin('open_organisers as owner', (join) =>
        join.onRef('owner.open_id', '=', 'open.id').on('owner.role', '=', 'owner'),
      )
      .innerJoin('users as organiser', 'organiser.id', 'owner.user_id')
      .leftJoin('users as giver', 'giver.id', 'open.approved_by')
      .where('open.deleted_at', 'is', null)
      .where((open) =>
        open.or([
          open('open.approved_by', 'is not', null),
          open('open.approval_refused_at', 'is not', null),
          waits('open'),
        ]),
      ),
    select: (page) =>
      page.select([
        'open.id',
        'open.name',
        'open.state',
        'open.date_start',
        'organiser.id as organiser_id',
        'organiser.name as organiser_name',
        playersCount.as('players_count'),
        matchesWaiting.as('matches_waiting'),
        'open.approval_asked_at',
        'open.approved_at',
        'open.approval_refused_at',
        'open.approval_refusal',
        datesMoved.as('dates_moved'),
        'giver.name as approved_by',
      ]),
    present: (row): ApprovedOpen => ({
      _id: row.id,
      name: row.name,
      state: row.state,
      date_start: row.date_start.toISOString(),
      organiser: { _id: row.organiser_id, name: row.organiser_name },
      players_count: row.players_count,
      matches_waiting: row.matches_waiting,
      asked_at: row.approval_asked_at?.toISOString() ?? null,
      approved: row.approved_at !== null,
      approved_at: row.approved_at?.toISOString() ?? null,
      approved_by: row.approved_by,
      refused_at: row.approval_refused_at?.toISOString() ?? null,
      refusal: row.approval_refusal,
      dates_moved: row.dates_moved,
    }),
  });
