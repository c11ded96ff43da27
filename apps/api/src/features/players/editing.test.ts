import { editPlayer, getPlayer, listClubs, type PlayerPage } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const today = new Date('2026-11-20T10:00:00Z');
const api = givenApi({ now: () => today });
givenUser(api, 'Ada Admin');
givenPlayerAccount(api, 'Ana Núñez');
const other = givenUser(api, 'Otro Usuario');
const page = (who: Caller, id: string): Promise<PlayerPage> => who.get(getPlayer, { params: { id } });

const edit = async (who: Caller, id: string, body: object) =>
  who.call(editPlayer, { params: { id }, version: (await page(who, id)).version, body });

describe('editing', () => {
  test('keeps what is absent, clears what is null', async () => {
    const player = await givenPlayer(other, { nickname: 'Rayo', club: 'CTT Vic' });
    const edited = (await edit(other, player._id, { nickname: null })).body;
    expect(edited).toMatchObject({ nickname: null, club: { name: 'CTT Vic' } });
  });

  test('needs the version, and refuses a stale one', async () => {
    const player = await givenPlayer(other);
    const params = { id: player._id };
    expect((await other.call(editPlayer, { params, body: { nickname: 'A' } })).status).toBe(428);
    await other.get(editPlayer, { params, version: player.version, body: { nickname: 'B' } });
    const stale = await other.call(editPlayer, { params, version: player.version, body: { nickname: 'C' } });
    expect(stale.failure.code).toBe('request.staleVersion');
  });

  test('is not disturbed by a rating that moved meanwhile', async () => {
    const player = await givenPlayer(other);
    await api.db.updateTable('players').set({ rating: 1234 }).where('id', '=', player._id).execute();
    const { body } = await other.call(editPlayer, {
      params: { id: player._id },
      version: player.version,
      body: { nickname: 'B' },
    });
    expect(body).toMatchObject({ rating: 1234, nickname: 'B' });
  });

  test('names one club however it is written', async () => {
    const [one, same] = [
      await givenPlayer(other, { club: 'C.T.T. Núñez' }),
      await givenPlayer(other, { club: 'ctt nunez' }),
    ];
    expect(same.club).toEqual(one.club);
    const { collection } = await other.get(listClubs, {
      query: { simpleSearch: { search: 'nunez', fields: ['name'] } },
    });
    expect(collection).toEqual([one.club]);
  });

  test.each([
    ['a link that is no address', [{ network: 'web', address: 'javascript:alert(1)' }]],
    ['a link that leads elsewhere', [{ network: 'instagram', address: 'https://example.org/xoana' }]],
    ['a network nobody knows', [{ network: 'myspace', address: 'https://example.org' }]],
  ])('refuses %s', async (_, social_networks) => {
    const player = await givenPlayer(other);
    expect((await edit(other, player._id, { social_networks })).status).toBe(422);
  });
});
