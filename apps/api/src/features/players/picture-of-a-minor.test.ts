import {
  editPlayer,
  getAvatar,
  getPlayer,
  listPlayers,
  me,
  setPhones,
  type PlayerPage,
} from '@topspin/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller, RegisteredPlayer, RegisteredUser } from '#testing/client.ts';
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
givenUser(api, 'Ada Admin');
const family = givenUser(api, 'Marta Familia');
const stranger = givenUser(api, 'Mallory', { trusted: false });
const organiser = givenUser(api, 'Rosa Organizadora');
const adult = givenPlayerAccount(api, 'Ana Adulta');
let child: { readonly _id: string };
const page = (who: Caller, id: string): Promise<PlayerPage> => who.get(getPlayer, { params: { id } });

const edit = async (who: Caller, id: string, body: object) =>
  who.get(editPlayer, { params: { id }, version: (await page(who, id)).version, body });

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();

async function givenPicture(of: RegisteredUser): Promise<string> {
  const answer = await api.app.inject({
    method: 'PUT',
    url: `/api/auth/user/${of.id}/avatar`,
    headers: { authorization: `Bearer ${of.login.token}`, 'content-type': 'image/png' },
    payload: await picture(),
  });
  return answer.json().avatar;
}

const statusOf = async (url: string): Promise<number> => (await api.app.inject({ url })).statusCode;
const plain = (url: string | null): string => url?.split('?')[0] ?? '';

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

describe('the picture of a minor', () => {
  let minor: RegisteredPlayer;
  let own: string;
  beforeAll(async () => {
    minor = await api.registerPlayer('Pau Joven', born(18, 1));
    own = await givenPicture(minor);
  });

  test('is in no list and on no page, and its address alone opens nothing', async () => {
    expect((await page(stranger, minor.player._id)).avatar).toBeNull();
    const { collection } = await stranger.get(listPlayers, { query: { filters: { name: 'Pau Joven' } } });
    expect(collection[0]).toMatchObject({ name: 'Pau Joven', avatar: null });
    expect(await statusOf(plain(own))).toBe(404);
    for (const letter of ['a', '%C3%A9'])
      expect(await statusOf(`${plain(own)}?until=99999999&seal=${letter.repeat(32)}`)).toBe(404);
    const [, later] = /until=(\d+)/u.exec(own) ?? [];
    expect(await statusOf(own.replace(`until=${later}`, `until=${Number(later) + 6}`))).toBe(404);
  });

  test('is shown to the minor, and to who is trusted and organises an open the minor is in', async () => {
    expect(await statusOf(own)).toBe(200);
    expect((await minor.get(me)).user.avatar).toBe(own);
    const open = await givenOpen(organiser);
    await givenEnrolled(organiser, open._id, minor.player._id);
    const shown = (await page(organiser, minor.player._id)).avatar ?? '';
    expect(await statusOf(shown)).toBe(200);
    const answer = await api.app.inject({ url: shown });
    expect(answer.headers['cache-control']).toBe('private, max-age=86400');
  });

  test('has an address that is forgotten after some hours', async () => {
    const before = clock;
    const address = await givenPicture(await api.registerPlayer('Ot Petit', born(15, 0)));
    const later = async (hours: number) => {
      clock = new Date(before.getTime() + hours * 60 * 60 * 1000);
      return statusOf(address);
    };
    const statuses = [await later(5), await later(13)];
    clock = before;
    expect(statuses).toEqual([200, 404]);
  });

  test('is everybody’s to see from the year after coming of age, since the day would reveal the birthday', async () => {
    const query = { filters: { name: 'Pau Joven' } };
    const listed = async (years: number) => {
      const { version } = await page(minor, minor.player._id);
      const date_of_birth = `${clock.getUTCFullYear() - years}-01-01`;
      await minor.get(editPlayer, { params: { id: minor.player._id }, version, body: { date_of_birth } });
      return (await stranger.get(listPlayers, { query })).collection[0]?.avatar;
    };
    expect(await listed(18)).toBeNull();
    expect(await listed(19)).toBe(plain(own));
    expect(await statusOf(plain(own))).toBe(200);
  });

  test('is hidden again when the date of birth is corrected', async () => {
    const other = await api.registerPlayer('Era Mayor', born(30, 0));
    const avatar = plain(await givenPicture(other));
    expect((await page(stranger, other.player._id)).avatar).toBe(avatar);
    expect(await statusOf(avatar)).toBe(200);
    await edit(other, other.player._id, { date_of_birth: born(17, 0) });
    expect((await page(stranger, other.player._id)).avatar).toBeNull();
    expect(await statusOf(avatar)).toBe(404);
    expect((await api.call(getAvatar, { params: { id: avatar.split('/').at(-1) ?? '' } })).status).toBe(404);
  });
});
