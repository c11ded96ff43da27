import { exportMe } from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { referencesIn } from '#testing/database/dump.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenWholeLife, xoana, type WholeLife } from '#testing/given-whole-life.ts';

const api = givenApi();
const admin = givenUser(api, 'Àngels Admin');
const friend = givenPlayerAccount(api, 'Berta Amiga');
let life: WholeLife;
let file: string;
beforeAll(async () => {
  life = await givenWholeLife(api, { admin, friend });
  file = JSON.stringify(await life.user.get(exportMe, { params: { id: life.user.id } }));
});

/** Columns that reference a person and are not in their export, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  'account_names.user_id': 'the name and address of the account, as a search compares them',
  'calendar_addresses.user_id': 'it has no id; its dates are there, and its secret is not',
  'inscriptions.invited_by': 'a registration is its player’s; the deed is in the audit log',
  'inscriptions.registered_by': 'a registration is its player’s; the consent that was given is there',
  'outbox.caused_by': 'a mail is its recipient’s, and its link too',
  'player_merges.kept_id': 'both profiles are there; the deed is in the audit log',
  'rating_ledger.opponent_id': 'the other one’s rating',
};

test('everything that refers to an account or a player is in its export, or is left out for a reason', async () => {
  const missing = new Set<string>();
  for (const { table, column, of } of await referencesIn(api.db)) {
    const id = of === 'users' ? life.user.id : life.player._id;
    const { rows } = await sql<{
      row: Record<string, unknown>;
    }>`select to_jsonb(t) as row from ${sql.table(table)} t
      where ${sql.ref(column)} = ${id}`.execute(api.db);
    for (const { row } of rows) {
      const own = row['id'] ?? row['open_id'] ?? row['venue_id'] ?? row['match_id'] ?? row['inscription_id'];
      const known = own ?? row['player_id'] ?? row['key'] ?? row['family_id'];
      if (!file.includes(String(known))) missing.add(`${table}.${column}`);
    }
  }
  expect([...missing].toSorted()).toEqual(Object.keys(leftOut));
});

test('the export has what was given, and no secret', () => {
  for (const given of [
    xoana.nickname,
    xoana.birth,
    xoana.phone.phone,
    'Frontón de Xoana',
    'Llave de Xoana',
    'base64',
    'Nil Petit',
  ])
    expect(file).toContain(given);
  expect(file).not.toMatch(/argon2|_hash|reset-password\/\w|registration\/\w|seal=/u);
  expect(file).not.toContain(friend.email);
});
