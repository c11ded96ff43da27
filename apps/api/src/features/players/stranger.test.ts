import {
  confirmInscription,
  acceptOrganising,
  editPlayer,
  getPlayer,
  inviteOrganiser,
  invitePlayer,
  listInscriptions,
  listPlayers,
  setPhones,
  type PlayerPage,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

/** Five minutes before the day ends, so that no session expires with it. */
let clock = new Date(new Date().setUTCHours(23, 55, 0, 0));
const now = () => clock;

/** The birth date of somebody who reaches this age this many days from now. */
const born = (years: number, inDays: number): string => {
  const day = new Date(
    Date.UTC(clock.getUTCFullYear() - years, clock.getUTCMonth(), clock.getUTCDate() + inDays),
  );
  return day.toISOString().slice(0, 10);
};
const phone = { name: 'Marta', code: '+34', phone: '600123456' } as const;
const accountPhone = { name: 'Casa', code: '+34', phone: '938765432' } as const;
const networks = [{ network: 'instagram', address: 'https://www.instagram.com/nil' }] as const;
const api = givenApi({ now });
const admin = givenUser(api, 'Ada Admin');
const family = givenUser(api, 'Marta Familia');
const stranger = givenUser(api, 'Mallory', { trusted: false });
const organiser = givenUser(api, 'Rosa Organizadora');
const adult = givenPlayerAccount(api, 'Ana Adulta');
let child: { readonly _id: string };
const page = (who: Caller, id: string): Promise<PlayerPage> => who.get(getPlayer, { params: { id } });

const edit = async (who: Caller, id: string, body: object) =>
  who.get(editPlayer, { params: { id }, version: (await page(who, id)).version, body });

beforeAll(async () => {
  child = await givenPlayer(family, {
    name: 'Nil Petit',
    nickname: 'Rayo',
    relation: 'guardian',
    date_of_birth: born(12, 40),
    gender: 'man',
    nationality: 'ESP',
    contact_phone: phone,
    show_phone_admin_only: false,
  });
  await edit(family, child._id, { social_networks: networks });
  await edit(adult, adult.player._id, { contact_phone: phone, gender: 'woman', nationality: 'AND' });
  await adult.get(setPhones, { params: { id: adult.id }, body: { phones: [accountPhone] } });
});

const nothingOfAChild = {
  name: 'Nil Petit',
  avatar: null,
  gender: null,
  nationality: null,
  date_of_birth: null,
  contact_phone: null,
  social_networks: [],
  phones: [],
};

describe('a stranger with a new account', () => {
  test('sees of a minor the name, the club, the category and what was played, whatever the phone is set to', async () => {
    expect(await page(stranger, child._id)).toMatchObject(nothingOfAChild);
    expect(JSON.stringify(await stranger.get(listPlayers, { query: { itemsPerPage: 100 } }))).not.toMatch(
      /600123456|instagram|contact_phone|social/u,
    );
  });

  test.each([
    { filters: { name: 'Nil Petit', gender: 'man' } },
    { filters: { name: 'Nil Petit', nationality: 'ESP' } },
    { filters: { name: 'Nil Petit', gender: { $ne: null } } },
    { filters: { name: 'Nil Petit', nationality: { $gt: 'A' } } },
  ])('finds no minor by what is not shown: %j', async (query) => {
    expect((await stranger.get(listPlayers, { query })).collection).toEqual([]);
  });

  test('finds adults by it', async () => {
    const query = { filters: { name: 'Ana Adulta', gender: 'woman', nationality: 'AND' } };
    expect((await stranger.get(listPlayers, { query })).collection).toHaveLength(1);
  });

  test('sees no phone of anybody by making an open and inviting co-organisers', async () => {
    const open = await givenOpen(stranger);
    for (const player_id of [child._id, adult.player._id])
      await stranger.get(invitePlayer, { params: { id: open._id }, body: { player_id } });
    const coOrganiser = await api.registerUser('Otra Mallory', { trusted: false });
    await stranger.get(inviteOrganiser, { params: { id: open._id }, body: { email: coOrganiser.email } });
    await coOrganiser.get(acceptOrganising, { params: { id: open._id } });
    for (const who of [stranger, coOrganiser]) {
      expect(await page(who, child._id)).toMatchObject(nothingOfAChild);
      expect(await page(who, adult.player._id)).toMatchObject({ contact_phone: null, phones: [] });
    }
  });
});

async function givenEnrolledBy(by: Caller, openId: string, ...players: string[]) {
  for (const player of players) await givenEnrolled(by, openId, player);
}

async function confirmedBy(by: Caller, id: string, player: string): Promise<void> {
  const { id: inscription_id } = await api.db
    .selectFrom('inscriptions')
    .select('id')
    .where('open_id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  await by.get(confirmInscription, { params: { id, inscription_id } });
}

describe('an organiser who is not trusted', () => {
  test('sees the phones of adults who entered themselves, of no minor, and co-organisers of nobody', async () => {
    const open = await givenOpen(stranger);
    await givenEnrolled(adult, open._id, adult.player._id);
    await givenEnrolled(family, open._id, child._id);
    const list = await stranger.get(listInscriptions, { params: { id: open._id } });
    expect(list.collection.find(({ player }) => player?._id === child._id)?.player).toMatchObject({
      avatar: null,
      gender: null,
    });
    const coOrganiser = await api.registerUser('Ayudante', { trusted: false });
    await stranger.get(inviteOrganiser, { params: { id: open._id }, body: { email: coOrganiser.email } });
    await coOrganiser.get(acceptOrganising, { params: { id: open._id } });
    expect(await page(stranger, adult.player._id)).toMatchObject({
      contact_phone: phone,
      phones: [accountPhone],
      date_of_birth: null,
      mine: false,
    });
    expect(await page(coOrganiser, adult.player._id)).toMatchObject({ contact_phone: null, phones: [] });
    expect(await page(stranger, child._id)).toMatchObject(nothingOfAChild);
  });
});

describe('an organiser who is trusted', () => {
  let open: string;
  let coOrganiser: RegisteredUser;
  beforeAll(async () => {
    open = (await givenOpen(organiser))._id;
    coOrganiser = await api.registerUser('Ayudante', { trusted: false });
    await organiser.get(inviteOrganiser, { params: { id: open }, body: { email: coOrganiser.email } });
    await coOrganiser.get(acceptOrganising, { params: { id: open } });
  });

  test('sees nothing before somebody is in the open', async () => {
    expect(await page(organiser, child._id)).toMatchObject(nothingOfAChild);
  });

  test('sees phones of those enrolled, and of a minor all but the date of birth once the family confirmed', async () => {
    await givenEnrolledBy(organiser, open, child._id, adult.player._id);
    expect(await page(organiser, adult.player._id)).toMatchObject({
      contact_phone: phone,
      phones: [accountPhone],
    });
    expect(await page(organiser, child._id)).toMatchObject({
      contact_phone: null,
      social_networks: [],
      phones: [],
      gender: 'man',
      nationality: 'ESP',
    });
    await confirmedBy(family, open, child._id);
    expect(await page(organiser, child._id)).toMatchObject({
      contact_phone: phone,
      social_networks: networks,
      gender: 'man',
      nationality: 'ESP',
      date_of_birth: null,
      mine: false,
    });
    expect(await page(admin, child._id)).toMatchObject({ contact_phone: phone, date_of_birth: null });
  });

  test('is not every co-organiser', async () => {
    expect(await page(coOrganiser, child._id)).toMatchObject(nothingOfAChild);
    expect((await page(coOrganiser, adult.player._id)).contact_phone).toBeNull();
  });

  test('who is trusted no longer sees as much as anybody else in an open that no admin approved', async () => {
    const former = await api.registerUser('Fue de Confianza');
    const theirs = await givenOpen(former);
    await givenEnrolledBy(former, theirs._id, child._id, adult.player._id);
    await confirmedBy(family, theirs._id, child._id);
    expect((await page(former, child._id)).contact_phone).toEqual(phone);
    await api.db.updateTable('users').set({ trusted_at: null }).where('id', '=', former.id).execute();
    expect(await page(former, child._id)).toMatchObject(nothingOfAChild);
    expect((await page(former, adult.player._id)).contact_phone).toBeNull();
    // Once it is approved, its owner can reach players who stay in it; minors only if the owner is trusted.
    await api.db.updateTable('opens').set({ approved_at: now() }).where('id', '=', theirs._id).execute();
    expect((await page(former, adult.player._id)).contact_phone).toBeNull();
    const earlier = { registered_at: new Date(now().getTime() - 4 * 24 * 60 * 60 * 1000) };
    await api.db.updateTable('inscriptions').set(earlier).where('open_id', '=', theirs._id).execute();
    expect((await page(former, adult.player._id)).contact_phone).toEqual(phone);
    expect(await page(former, child._id)).toMatchObject(nothingOfAChild);
  });
});

describe('a profile without a date of birth', () => {
  const undated = {
    name: 'Sin Fecha',
    relation: 'coach',
    date_of_birth: null,
    gender: 'woman',
    nationality: 'ESP',
    contact_phone: phone,
    show_phone_admin_only: false,
  } as const;

  test('counts as a child’s until it has an account', async () => {
    const { _id } = await givenPlayer(family, undated);
    const open = await givenOpen(stranger);
    await givenEnrolled(family, open._id, _id);
    const hidden = { ...nothingOfAChild, name: undated.name };
    expect(await page(stranger, _id)).toMatchObject(hidden);
    const query = { filters: { name: 'Sin Fecha', gender: 'woman' } };
    expect((await stranger.get(listPlayers, { query })).collection).toEqual([]);
    const owner = await api.registerUser('Sin Fecha');
    await api.db.updateTable('players').set({ user_id: owner.id }).where('id', '=', _id).execute();
    expect(await page(stranger, _id)).toMatchObject({ contact_phone: phone, gender: 'woman' });
    expect((await stranger.get(listPlayers, { query })).collection).toHaveLength(1);
  });
});

test.each([
  ['the last day of the year of their 14th birthday', 14, null],
  ['the year after', 15, 'possible'],
])(
  'a profile can be claimed from the year after the 14th birthday, not on the day: %s',
  async (_, years, claim) => {
    const date_of_birth = `${clock.getUTCFullYear() - years}-01-01`;
    const { _id } = await givenPlayer(family, { name: 'Jove', relation: 'guardian', date_of_birth });
    expect((await page(stranger, _id)).claim).toBe(claim);
  },
);
