import {
  access,
  followRegistrationLink,
  listRegistrationNotices,
  messageFamily,
  removeInscription,
  showRegistrationLink,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
let now = new Date('2026-11-20T10:00:00Z');
const api = givenApi({ now: () => now });
givenUser(api, 'Ada Admin');
let organiser: RegisteredUser;
let mother: RegisteredUser;
let open: OpenPage;

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  organiser = await api.registerUser('Rosa Organizadora');
  mother = await api.registerUser('Marta Madre');
  open = await givenOpen(organiser);
});

const givenChild = async (name: string) => {
  const given = { date_of_birth: '2016-05-05', relation: 'guardian', guardian_consent: true } as const;
  return (await givenPlayer(mother, { ...given, name }))._id;
};
const givenChildIn = async (name = 'Laia Serra') =>
  (await givenEnrolled(organiser, open._id, await givenChild(name)))._id;
const at = (inscription_id: string) => ({ id: open._id, inscription_id });
const writes = (id: string, by: RegisteredUser = organiser) =>
  by.call(messageFamily, { params: at(id), body: { text: 'Trae la licencia' } });
const mails = async (kind: string) =>
  (
    await api.db
      .selectFrom('outbox')
      .select('body_text')
      .where('to_address', '=', mother.email)
      .where('kind', '=', kind)
      .execute()
  ).map(({ body_text }) => body_text ?? '');
const disables = (disabled_at: Date | null) =>
  api.db.updateTable('users').set({ disabled_at }).where('id', '=', mother.id).execute();

test('three messages a day about a registration, and the family still learns that it ended', async () => {
  const id = await givenChildIn();
  for (let sent = 0; sent < 3; sent += 1) expect((await writes(id)).status).toBe(204);
  now = new Date(now.getTime() + 10 * minute);
  const refused = await writes(id);
  expect([refused.status, refused.failure.code]).toEqual([429, 'request.tooManyMessages']);
  expect(refused.headers['retry-after']).toBe(String(24 * 60 * 60 - 10 * 60));
  expect(await mails('organiserWrote')).toHaveLength(3);
  await organiser.get(removeInscription, { params: at(id), body: {} });
  expect(await mails('removedByOther')).toHaveLength(1);
});

test('again a day later', async () => {
  const id = await givenChildIn();
  for (let sent = 0; sent < 3; sent += 1) await writes(id);
  now = new Date(now.getTime() + day);
  const { email, password } = organiser;
  const { token } = await api.get(access, { body: { email, password } });
  const again = await api.call(messageFamily, {
    params: at(id),
    body: { text: 'Trae la licencia' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(again.status).toBe(204);
});

test('twenty messages an hour of an organiser, about whomever', async () => {
  const ids: string[] = [];
  for (let child = 0; child < 7; child += 1) ids.push(await givenChildIn(`Laia ${'abcdefg'[child]}`));
  const statuses: number[] = [];
  for (const id of ids) for (let sent = 0; sent < 3; sent += 1) statuses.push((await writes(id)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(204), 429]);
});

test('nobody who entered on their own is written to, and has no notice that somebody else did it', async () => {
  const own = await givenPlayer(mother, { name: 'Marta Madre', date_of_birth: '1985-05-05' });
  await api.db.updateTable('players').set({ user_id: mother.id }).where('id', '=', own._id).execute();
  const adult = await givenEnrolled(mother, open._id, own._id);
  const child = await givenEnrolled(mother, open._id, await givenChild('Laia Serra'));
  for (const { _id } of [adult, child])
    expect((await writes(_id)).failure.code).toBe('inscription.nobodyToWriteTo');
  expect((await mother.get(listRegistrationNotices)).collection).toEqual([]);
  expect(await mails('organiserWrote')).toEqual([]);
});

test('a notice with a message of another organiser names who entered the child', async () => {
  const coOrganiser = await api.registerUser('Hugo Ayudante');
  await api.db
    .insertInto('open_organisers')
    .values({ open_id: open._id, user_id: coOrganiser.id, role: 'organiser', accepted_at: now })
    .execute();
  expect((await writes(await givenChildIn(), coOrganiser)).status).toBe(204);
  expect((await mother.get(listRegistrationNotices)).collection).toMatchObject([
    { enrolled_by: 'Rosa Organizadora', message: { by: 'Hugo Ayudante' } },
  ]);
});

test('a disabled account gets no mail, and its links do nothing while it is disabled', async () => {
  const id = await givenChildIn();
  const token = /\/registration\/([\w-]+)/u.exec((await mails('enrolledByOther'))[0] ?? '')?.[1] ?? '';
  await disables(now);
  const shown = await api.call(showRegistrationLink, { params: { token } });
  expect(shown.failure.code).toBe('auth.badToken');
  const followed = await api.call(followRegistrationLink, { params: { token }, body: { act: 'confirm' } });
  expect(followed.failure.code).toBe('auth.badToken');
  expect((await writes(id)).failure.code).toBe('inscription.nobodyToWriteTo');
  await disables(null);
  expect((await api.get(showRegistrationLink, { params: { token } })).may).toEqual(['confirm', 'leave']);
});
