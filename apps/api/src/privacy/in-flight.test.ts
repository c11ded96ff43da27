import { randomUUIDv7 } from 'node:crypto';
import {
  createOpen,
  createPlayer,
  createPlayerFromUser,
  createVenue,
  enrol,
  eraseMe,
  invitePlayer,
  setPhones,
  setProfilePreferences,
  transitionOpen,
  type Route,
} from '@topspin/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Àngels Admin');

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

type Write = {
  readonly route: Route;
  readonly of: (user: RegisteredUser) => Readonly<Record<string, unknown>>;
};
const writes: readonly Write[] = [
  { route: createOpen, of: () => ({ body: { name: 'Open en vuelo', ...dates } }) },
  { route: createOpen, of: () => ({ body: { name: 'Open en vuelo', ...dates }, key: 'in-flight' }) },
  { route: createVenue, of: () => ({ body: venue }) },
  { route: createPlayer, of: () => ({ body: { name: 'Nil', contact_phone: phone, consent: true } }) },
  { route: setPhones, of: ({ id }) => ({ params: { id }, body: { phones: [phone] } }) },
  {
    route: createPlayerFromUser,
    of: () => ({ body: { date_of_birth: '1990-01-01', gender: 'man', contact_phone: phone } }),
  },
  {
    route: setProfilePreferences,
    of: ({ id }) => ({ params: { id }, body: { skip_player_creation: true } }),
  },
];

/** How many connections wait for a row locked by another transaction. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
  return rows[0]?.waiting ?? 0;
};

/** A busy machine takes its time to check a password. */
const untilWaiting = (count: number) => expect.poll(waiting, { timeout: 30_000 }).toBe(count);

test.each(writes)(
  '$route.name under way while its account is erased is refused and leaves nothing',
  async ({ route, of }) => {
    const user = await api.registerUser();
    // Blocks the erasure after it has begun.
    const other = await api.db.startTransaction().execute();
    await sql`select from session_families where user_id = ${user.id} for update`.execute(other);
    const erasure = user.call(eraseMe, { body: { password: user.password } });
    await untilWaiting(1);
    const write = user.call(route, of(user));
    await untilWaiting(2);
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

const left = async (table: string, column: string, id: string) =>
  (await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(api.db)).rows.length;

describe('what others do meanwhile', () => {
  /** Keeps an erasure from ending, runs what comes meanwhile until it waits as well, and lets both go on. */
  async function meanwhile<T>(erased: RegisteredUser, write: () => Promise<T>): Promise<T> {
    const other = await api.db.startTransaction().execute();
    await sql`select from session_families where user_id = ${erased.id} for update`.execute(other);
    const erasure = erased.call(eraseMe, { body: { password: erased.password } });
    await untilWaiting(1);
    const written = write();
    await untilWaiting(2);
    await other.commit().execute();
    expect((await erasure).status).toBe(204);
    return written;
  }

  test('registers nobody who is being erased', async () => {
    const person = await api.registerPlayer('Pere en Vuelo');
    const open = await givenOpen(admin);
    const body = { player_id: person.player._id, consent: { confirmed: true } as const };
    const { status } = await meanwhile(person, () => admin.call(enrol, { params: { id: open._id }, body }));
    expect(status).toBe(404);
    expect(await left('inscriptions', 'player_id', person.player._id)).toBe(0);
  });

  test('invites nobody who is being erased, and is answered as ever', async () => {
    const person = await api.registerPlayer('Pere en Vuelo');
    const open = await givenOpen(admin);
    const body = { player_id: person.player._id };
    const { status } = await meanwhile(person, () =>
      admin.call(invitePlayer, { params: { id: open._id }, body }),
    );
    expect(status).toBe(204);
    expect(await left('inscriptions', 'player_id', person.player._id)).toBe(0);
  });

  test('goes on without the mail to them', async () => {
    const person = await api.registerPlayer('Pere en Vuelo');
    const open = await givenOpen(admin);
    await person.get(enrol, { params: { id: open._id }, body: { player_id: person.player._id } });
    const body = { to: 'canceled', reason: 'Llueve' } as const;
    // The erasure holds the open as well, so that the call waits for it there.
    const { status } = await meanwhile(person, () =>
      admin.call(transitionOpen, { params: { id: open._id }, body }),
    );
    expect(status).toBe(200);
    expect(await left('outbox', 'user_id', person.id)).toBe(0);
  });

  test('is taken out again where it was written before the profile was locked', async () => {
    const person = await api.registerPlayer('Pere en Vuelo');
    const open = await givenOpen(admin);
    const [id, player] = [randomUUIDv7(), person.player._id];
    const other = await api.db.startTransaction().execute();
    const row = { id, open_id: open._id, player_id: player, state: 'registered', rating: 1000 } as const;
    await other
      .insertInto('inscriptions')
      .values({ ...row, registered_by: admin.id })
      .execute();
    const erasure = person.call(eraseMe, { body: { password: person.password } });
    await untilWaiting(1);
    await other.commit().execute();
    expect((await erasure).status).toBe(204);
    const { state } = await api.db
      .selectFrom('inscriptions')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('withdrawn');
  });
});

test.each([
  ['outbox', { to_address: 'a@b.test', kind: 'handedOver', lang: 'es', subject: '', body_text: '' }],
  ['registration_notices', undefined],
  ['removed_co_organisers', undefined],
] as const)('a row of %s written after the erasure is not kept', async (table, values) => {
  const person = await api.registerPlayer('Pere Borrado');
  const open = await givenOpen(admin);
  const entry = await givenEnrolled(person, open._id, person.player._id);
  await person.get(eraseMe, { body: { password: person.password } });
  const at = new Date();
  const { db } = api;
  if (table === 'outbox' && values)
    await db
      .insertInto(table)
      .values({ ...values, id: randomUUIDv7(), user_id: null, about: [person.player._id] })
      .execute();
  if (table === 'registration_notices')
    await db
      .insertInto(table)
      .values({ user_id: person.id, inscription_id: entry._id, created_at: at })
      .execute();
  if (table === 'removed_co_organisers')
    await db
      .insertInto(table)
      .values({
        open_id: open._id,
        user_id: person.id,
        role: 'organiser',
        invited_at: at,
        accepted_at: at,
        removed_by: admin.id,
        removed_at: at,
      })
      .execute();
  const column = table === 'outbox' ? 'to_address' : 'user_id';
  expect(await left(table, column, table === 'outbox' ? 'a@b.test' : person.id)).toBe(0);
});
