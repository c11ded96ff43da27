import { createOpen, createPlayer, createVenue, eraseMe, setPhones, type Route } from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
givenUser(api, 'Àngels Admin');

const phone = { name: 'Casa', code: '+34', phone: '600123456' };
const venue = {
  name: 'Sede',
  address: 'Calle 1',
  time_zone: 'Europe/Madrid',
  tables: 4,
  accessibility: '',
  contacts: [phone],
  terms_accepted: true,
  declaration_accepted: true,
};
const dates = { date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };

type Given = {
  readonly route: Route;
  readonly of: (user: RegisteredUser) => Readonly<Record<string, unknown>>;
};
const writes: readonly Given[] = [
  { route: createOpen, of: () => ({ body: { name: 'Open en vuelo', ...dates } }) },
  { route: createOpen, of: () => ({ body: { name: 'Open en vuelo', ...dates }, key: 'in-flight' }) },
  { route: createVenue, of: () => ({ body: venue }) },
  { route: createPlayer, of: () => ({ body: { name: 'Nil', contact_phone: phone, consent: true } }) },
  { route: setPhones, of: ({ id }) => ({ params: { id }, body: { phones: [phone] } }) },
];

/** How many connections wait for a row locked by another transaction. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
  return rows[0]?.waiting ?? 0;
};

test.each(writes)(
  '$route.name under way while its account is erased is refused and leaves nothing',
  async ({ route, of }) => {
    const user = await api.registerUser();
    // Blocks the erasure after it has begun.
    const other = await api.db.startTransaction().execute();
    await sql`select from session_families where user_id = ${user.id} for update`.execute(other);
    const erasure = user.call(eraseMe, { body: { password: user.password } });
    await expect.poll(waiting).toBe(1);
    const write = user.call(route, of(user));
    await expect.poll(waiting).toBe(2);
    await other.commit().execute();
    expect((await erasure).status).toBe(204);
    const { status, failure } = await write;
    expect([status, failure.code]).toEqual([401, 'auth.expired']);
    for (const table of ['open_organisers', 'venue_admins', 'player_administrators', 'idempotency_keys']) {
      const { rows } = await sql`select from ${sql.table(table)} where user_id = ${user.id}`.execute(api.db);
      expect(rows, table).toEqual([]);
    }
  },
);
