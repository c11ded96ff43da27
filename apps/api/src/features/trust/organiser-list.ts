import type { listTrustedOrganisers, TrustedOrganiser } from '@topspin/contract';
import { sql } from 'kysely';
import { trustedUser } from '#features/auth/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { waits } from './store.ts';

const trusted = trustedUser(sql.ref('account.id'));
const owned = sql`opens own join open_organisers owner on owner.open_id = own.id and owner.role = 'owner'
  where owner.user_id = account.id and own.deleted_at is null`;
const opens = sql<number>`(select count(*) from ${owned})`;
const opensWaiting = sql<number>`(select count(*) from ${owned} and ${waits('own')})`;
const matchesOfOwner = sql<number>`(select count(*) from matches m
  where m.awaits_trust and m.open_id in (select own.id from ${owned}))`;
const waiting = sql<boolean>`exists (select from ${owned} and ${waits('own')})`;
const askedAt = sql<Date | null>`(select min(own.approval_asked_at) from ${owned} and ${waits('own')})`;

const organiserSpec: ListSpec = {
  fields: {
    _id: field.id('account.id'),
    name: field.name('account.name', { searchIn: 'account.search', neverEmpty: true }),
    email: field.text('account.email', { searchable: true, searchIn: 'account.email_search' }),
    email_verified: field.boolean(sql`account.email_verified_at is not null`),
    created_at: field.instant('account.created_at'),
    trusted: field.boolean(trusted),
    waiting: field.boolean(waiting),
    trusted_at: field.instant('account.trusted_at'),
    trusted_by: field.shown('giver.name'),
    opens: field.number(opens),
    opens_waiting: field.number(opensWaiting),
    matches_waiting: field.number(matchesOfOwner),
    asked_at: field.instant(askedAt),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

/** Accounts whose role does not imply trust, and who organise opens or were given trust. */
const organisers = (db: Db) =>
  db
    .selectFrom('users as account')
    .leftJoin('users as giver', 'giver.id', 'account.trusted_by')
    .where('account.erased_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .where(sql<boolean>`not account.roles && array['admin', 'circuitManager']`)
    .where(sql<boolean>`(account.trusted_at is not null or exists (select from ${owned}))`);

/** Organisers, trusted or not. */
export const listOrganisers = ({ db, query, viewer }: Call<typeof listTrustedOrganisers>) =>
  readList({
    db,
    spec: organiserSpec,
    query,
    viewer,
    from: organisers(db),
    select: (page) =>
      page.select([
        'account.id',
        'account.name',
        'account.email',
        'account.email_verified_at',
        'account.created_at',
        'account.trusted_at',
        'giver.name as trusted_by',
        trusted.as('trusted'),
        waiting.as('waiting'),
        opens.as('opens'),
        opensWaiting.as('opens_waiting'),
        matchesOfOwner.as('matches_waiting'),
        askedAt.as('asked_at'),
      ]),
    present: (row): TrustedOrganiser => ({
      _id: row.id,
      name: row.name,
      email: row.email,
      email_verified: row.email_verified_at !== null,
      created_at: row.created_at.toISOString(),
      trusted: row.trusted,
      waiting: row.waiting,
      trusted_at: row.trusted_at?.toISOString() ?? null,
      trusted_by: row.trusted_by,
      opens: row.opens,
      opens_waiting: row.opens_waiting,
      matches_waiting: row.matches_waiting,
      asked_at: row.asked_at?.toISOString() ?? null,
    }),
  });
