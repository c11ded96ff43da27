import {
  createCircuit,
  createVenue,
  editCircuit,
  editOpen,
  editPlayer,
  editVenue,
  getCircuit,
  getOpen,
  getPlayer,
  getVenue,
  inviteOrganiser,
  offerProfile,
  setPhones,
  setPushDevice,
  type Description,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';
import { givenSubscription } from '#testing/given-subscription.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const mother = givenUser(api, 'Marta Madre');

/** Columns of these names hold what may identify a person. A new one needs an edit below, or a reason. */
const names =
  'phone|contact|mail|social|birth|address|nickname|nationality|accessibility|description|agent|endpoint';

/** Columns that no edit writes, or that everybody may see. */
const exempt: Readonly<Record<string, string>> = {
  'account_names.email': 'a copy of users.email',
  'invitations.keeps_phone': 'whether a profile keeps it',
  'mail_counts.address_hash': 'a hash',
  'outbox.to_address': 'written with a mail, and deleted with it',
  'player_names.nickname': 'a copy of players.nickname',
  'players.nickname_search': 'a copy of players.nickname',
  'players.show_phone_admin_only': 'who sees a phone, which is logged on purpose',
  'session_families.user_agent': 'written at a login',
  'users.email': 'written when an account is created',
  'users.email_search': 'a copy of users.email',
  'users.email_verified_at': 'a moment',
  'venues.address': 'where everybody goes',
  'venues.address_search': 'a copy of venues.address',
};

/** What identifies a person, before an edit and after it. */
const people = [
  { number: '600111222', birth: '1987-03-11', nationality: 'PRT', nickname: 'Xoaniña' },
  { number: '600333444', birth: '1988-04-12', nationality: 'FRA', nickname: 'Zuñita' },
] as const;
type Person = (typeof people)[number];
const marks = people.flatMap((given) => Object.values<string>(given));

const phone = ({ number }: Person) => ({ name: 'Marta', code: '+34', phone: number }) as const;
const email = ({ number }: Person) => `marta.${number}@topspin.test`;
const description = ({ number }: Person): Description => [{ lang: 'es', text: `Marta: ${number}` }];

/** Writes each of those columns twice, through every route that does. */
async function editAll(): Promise<void> {
  const open = { id: (await givenOpen(admin))._id };
  const circuit = {
    id: (await admin.get(createCircuit, { body: { name: 'Lliga', description: description(people[0]) } }))
      ._id,
  };
  const venue = { id: await givenVenue() };
  const player = { id: (await givenPlayer(mother, { name: 'Nil Serra', relation: 'guardian' }))._id };
  for (const given of people) {
    const words = { description: description(given) };
    await admin.get(editOpen, {
      params: open,
      version: (await admin.get(getOpen, { params: open })).version,
      body: { ...words, contact: `Marta ${given.number}` },
    });
    await admin.get(editCircuit, {
      params: circuit,
      version: (await admin.get(getCircuit, { params: circuit })).version,
      body: { ...words, phones: [phone(given)], email: email(given) },
    });
    await admin.get(editVenue, {
      params: venue,
      version: (await admin.get(getVenue, { params: venue })).version,
      body: { ...words, contacts: [phone(given)], accessibility: `Marta ${given.number}` },
    });
    await mother.get(editPlayer, {
      params: player,
      version: (await mother.get(getPlayer, { params: player })).version,
      body: {
        nickname: given.nickname,
        nationality: given.nationality,
        date_of_birth: given.birth,
        contact_phone: phone(given),
        social_networks: [{ network: 'instagram', address: `https://instagram.com/nil_${given.number}` }],
      },
    });
    await mother.get(offerProfile, { params: player, body: { kind: 'guardian', email: email(given) } });
    await admin.get(inviteOrganiser, { params: open, body: { email: email(given) } });
    await mother.get(setPhones, { params: { id: mother.id }, body: { phones: [phone(given)] } });
    const { body } = givenSubscription();
    const endpoint = `https://fcm.googleapis.com/fcm/send/${given.number}`;
    await mother.get(setPushDevice, { body: { ...body, endpoint } });
  }
}

const givenVenue = async (): Promise<string> => {
  const { _id } = await admin.get(createVenue, {
    body: {
      name: 'Pabellón',
      address: 'Vic',
      time_zone: 'Europe/Madrid',
      tables: 2,
      contacts: people.map(phone).slice(0, 1),
      terms_accepted: true,
      declaration_accepted: true,
    },
  });
  return _id;
};

beforeAll(editAll);

async function personalColumns() {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ ${names}
    order by 1, 2`.execute(api.db);
  return rows;
}

async function holdsMark(table: string, column: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} held
    where held.${sql.ref(column)}::text ~ ${marks.join('|')}`.execute(api.db);
  return rows.length > 0;
}

test('every column that may identify a person is written here, or exempt for a reason', async () => {
  const unwritten: string[] = [];
  for (const { table, column } of await personalColumns())
    if (!(await holdsMark(table, column))) unwritten.push(`${table}.${column}`);
  expect(unwritten).toEqual(Object.keys(exempt));
});

test('the audit log has those edits, and nothing that they wrote', async () => {
  const entries = await api.db.selectFrom('audit_log').selectAll().execute();
  const edits = ['editOpen', 'editCircuit', 'editVenue', 'editPlayer', 'offerProfile'];
  for (const action of edits) expect(entries.map((entry) => entry.action)).toContain(action);
  const told = entries.filter((entry) => marks.some((mark) => JSON.stringify(entry).includes(mark)));
  expect(told.map(({ action, before, after }) => ({ action, before, after }))).toEqual([]);
});
