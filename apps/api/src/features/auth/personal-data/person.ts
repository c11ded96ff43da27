import { sql } from 'kysely';
import { activeAdmins, type UserRow } from '#features/auth/store.ts';
import type { Db } from '#http/call.ts';
import type { Person } from '#http/person.ts';
import { strikeOut } from '#http/strike.ts';

type Profile = {
  readonly id: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly contact_phone: unknown;
  readonly social_networks: unknown;
};

const profiles = (db: Db) =>
  db
    .selectFrom('players')
    .select(['id', 'name', 'nickname', 'contact_phone', 'social_networks'])
    .where('erased_at', 'is', null);

/** A deleted profile that only this account administers: nobody else would look for it. */
const isForgotten = (
  userId: string,
) => sql<boolean>`(players.deleted_at is not null and players.user_id is null
  and array(select user_id from player_administrators where player_id = players.id) = array[${userId}::uuid])`;

/** A profile that was merged into one of this account. */
const isMergedInto = (userId: string) =>
  sql<boolean>`players.id in (select merged_id from player_merges join players kept on kept.id = kept_id
    where kept.user_id = ${userId}::uuid)`;

/** The texts of a field in JSON values. */
const textsOf = (field: string, values: readonly unknown[]): string[] =>
  values.flatMap((value) => {
    const found = typeof value === 'object' && value !== null && Object.entries(value);
    return (found || []).flatMap(([name, text]) =>
      name === field && typeof text === 'string' ? [text] : [],
    );
  });

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const known = (names: readonly (string | null)[]): string[] => names.filter((name) => name !== null);

/** A person to erase: an account and its profiles. */
export async function personOf(db: Db, account: UserRow): Promise<Person> {
  const own = await profiles(db)
    .where((player) =>
      player.or([player('user_id', '=', account.id), isForgotten(account.id), isMergedInto(account.id)]),
    )
    .execute();
  const phones = textsOf('phone', [...listed(account.phones), ...own.map((player) => player.contact_phone)]);
  const pairs = await pairsOf(db, own);
  return {
    ...whole(account.id, own, { pairs, names: [account.name], addresses: [account.email], phones }),
    email: account.email.toLowerCase(),
    heir: await heirOf(db, account.id),
  };
}

/**
 * The person behind a profile without an account; undefined if there is no such profile or it has an account.
 */
export async function personOfProfile(db: Db, playerId: string): Promise<Person | undefined> {
  const own = await profiles(db)
    .where('id', '=', playerId)
    .where('user_id', 'is', null)
    .forUpdate()
    .execute();
  if (own.length === 0) return undefined;
  const phones = textsOf(
    'phone',
    own.map((player) => player.contact_phone),
  );
  return whole(null, own, { pairs: await pairsOf(db, own), names: [], addresses: [], phones });
}

export const profileState = (db: Db, playerId: string) =>
  db.selectFrom('players').select('erased_at').where('id', '=', playerId).executeTakeFirst();

/** The pairs in which these profiles played: entries about their matches name those. */
const pairsOf = async (db: Db, own: readonly Profile[]): Promise<string[]> => {
  const ids = own.map(({ id }) => id);
  const { rows } = await sql<{ side_id: string }>`select side_id from side_members
    where player_id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ side_id }) => side_id);
};

type Known = {
  readonly pairs: readonly string[];
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
};

function whole(
  account: string | null,
  own: readonly Profile[],
  { pairs, names, addresses, phones }: Known,
): Person {
  const all = [...names, ...known(own.flatMap(({ name, nickname }) => [name, nickname]))];
  const pages = textsOf(
    'address',
    own.flatMap((player) => listed(player.social_networks)),
  );
  const players = own.map(({ id }) => id);
  return {
    account,
    players,
    ids: [account, ...players, ...pairs].filter((id) => id !== null),
    phones: new Set(phones),
    names: new Set(all.map((name) => name.toLowerCase())),
    email: null,
    strike: strikeOut({ names: all, addresses: [...addresses, ...pages], phones }),
    heir: null,
  };
}

/** The longest-serving admin other than the one leaving. */
async function heirOf(db: Db, leavingId: string): Promise<string | null> {
  const admin = await activeAdmins(db)
    .where('id', '<>', leavingId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return admin?.id ?? null;
}
