import type { Account, getUser, listUsers } from '@topspin/contract';
import { sql } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { keptList } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { countKept } from '#http/list/totals.ts';

/** Its latest session; the index on sessions finds it. */
const lastSeen = sql<Date | null>`(select max(session.last_used_at) from session_families session
  where session.user_id = account.id and session.ended_at is null)`;

const disabledBy = sql<
  string | null
>`(select admin.name from users admin where admin.id = account.disabled_by)`;

const isTrusted = sql<boolean>`trusted_user(account.id)`;

const ownPlayer = sql<{ _id: string; name: string } | null>`(
  select json_build_object('_id', player.id, 'name', player.name) from players player
  where player.user_id = account.id and player.deleted_at is null)`;

const accountSpec: ListSpec = {
  fields: {
    _id: field.id('account.id'),
    name: field.name('account.name', { searchIn: 'account.search', indexedIn: 'name', neverEmpty: true }),
    email: field.text('account.email', {
      searchable: true,
      searchIn: 'account.email_search',
      indexedIn: 'email',
    }),
    email_verified: field.boolean(sql`account.email_verified_at is not null`),
    roles: field.shown('account.roles'),
    is_admin: field.boolean(sql`'admin' = any(account.roles)`),
    is_circuit_manager: field.boolean(sql`'circuitManager' = any(account.roles)`),
    created_at: field.instant('account.created_at'),
    last_seen_at: field.shown(lastSeen),
    is_disabled: field.boolean(sql`account.disabled_at is not null`),
    disabled_at: field.instant('account.disabled_at'),
    disabled_by: field.shown(disabledBy),
    is_trusted: field.boolean(sql`account.trusted_at is not null`),
    trusted: field.shown(isTrusted),
    trusted_at: field.instant('account.trusted_at'),
    player: field.shown(ownPlayer),
    version: field.shown('account.version'),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

/** Accounts that are not erased. */
export const accounts = (db: Db) =>
  db
    .selectFrom('users as account')
    .where('account.erased_at', 'is', null)
    .where('account.deleted_at', 'is', null);

const accountColumns = [
  'account.id',
  'account.name',
  'account.email',
  'account.email_verified_at',
  'account.roles',
  'account.created_at',
  'account.disabled_at',
  'account.trusted_at',
  'account.version',
  lastSeen.as('last_seen_at'),
  disabledBy.as('disabled_by'),
  isTrusted.as('trusted'),
  ownPlayer.as('player'),
] as const;

export const findAccount = (db: Db, id: string) =>
  accounts(db).select(accountColumns).where('account.id', '=', id).executeTakeFirst();

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const presentAccount = (row: AccountRow): Account => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  roles: row.roles,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  disabled_at: row.disabled_at?.toISOString() ?? null,
  disabled_by: row.disabled_by,
  trusted: row.trusted,
  trusted_at: row.trusted_at?.toISOString() ?? null,
  player: row.player,
  version: row.version,
});

export async function readAccount({ db, params }: Call<typeof getUser>): Promise<Account> {
  return presentAccount(found(await findAccount(db, params.id)));
}

const readAccounts = keptList({
  spec: accountSpec,
  from: accounts,
  totals: countKept('users'),
  names: { table: 'account_names', id: 'user_id' },
  select: (page) => page.select(accountColumns),
});

export const listAccounts = ({ db, query, viewer }: Call<typeof listUsers>) =>
  readAccounts({ db, query, viewer, present: (row) => presentAccount(row) });
