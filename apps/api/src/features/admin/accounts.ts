import type { Account } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { foundByTrigrams } from '#http/list/found-by-trigrams.ts';
import { keptList } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { countKept } from '#http/list/totals.ts';
import type { Asked } from './asked.ts';

const accountSpec: ListSpec = {
  fields: {
    _id: field.id('account.id'),
    name: field.name('account.name', { searchIn: 'account.search', neverEmpty: true }),
    email: field.text('account.email', { searchable: true, searchIn: 'account.email_search' }),
    email_verified: field.boolean(sql`account.email_verified_at is not null`),
    roles: field.shown('account.roles'),
    is_admin: field.boolean(sql`'admin' = any(account.roles)`),
    created_at: field.instant('account.created_at'),
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
  'account.version',
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
  version: row.version,
});

const foundAccounts = foundByTrigrams({
  ids: sql`select user_id as id from account_names where true`,
  indexed: sql`name || ' ' || email`,
  texts: { name: sql`name`, email: sql`email` },
});

const readAccounts = keptList({
  spec: accountSpec,
  from: accounts,
  totals: countKept('users'),
  lookup: foundAccounts,
  select: (page) => page.select(accountColumns),
});

export const listAccounts = ({ db, query, viewer }: Asked) =>
  readAccounts({ db, query, viewer, present: (row) => presentAccount(row) });
