import { getPlayer, mergePlayers } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const director = givenUser(api, 'Telma Tena');

const merge = (id: string, merged_id: string, preview = false) =>
  admin.call(mergePlayers, { params: { id }, body: { merged_id, preview } });

describe('a profile named like somebody else’s child', () => {
  const name = 'Toni Homónimo';
  const phone = { name: 'Gemma', code: '+34', phone: '600100119' } as const;
  const childOf = async (who: { readonly id: string } & Parameters<typeof givenPlayer>[0]) =>
    givenPlayer(who, {
      name,
      relation: 'guardian',
      date_of_birth: '2014-11-12',
      contact_phone: phone,
      guardian_consent: true,
    });

  test('does not get it by an admin who merges them, whichever is kept', async () => {
    const mother = await api.registerUser('Gemma Madre');
    const child = await childOf(mother);
    const eve = await api.registerPlayer(name, '1990-02-02');
    const other = await api.registerUser('Otra Eve');
    const looked = await givenPlayer(other, { name, date_of_birth: null, relation: 'other' });
    for (const [kept, merged] of [
      [child._id, eve.player._id],
      [eve.player._id, child._id],
      [looked._id, child._id],
    ] as const)
      expect((await merge(kept, merged)).failure.code).toBe('player.guardianDecides');
    const { body } = await merge(child._id, looked._id);
    expect(body.filled).toEqual([]);
    expect(await mother.get(getPlayer, { params: { id: child._id } })).toMatchObject({ mine: true });
    expect((await other.get(getPlayer, { params: { id: child._id } })).mine).toBe(false);
  });

  test('learns nothing of an adult’s either: what only they and those who look after them see stays', async () => {
    const eve = await api.registerPlayer('Ana Homónima', '1990-02-02');
    const coached = await givenPlayer(director, {
      name: 'Ana Homónima',
      nickname: 'Ani',
      date_of_birth: '1990-02-02',
      contact_phone: phone,
    });
    const { body } = await merge(eve.player._id, coached._id);
    expect(body.filled).toEqual(['nickname']);
  });

  test('a phone that comes along is for organisers', async () => {
    const kept = await givenPlayer(director, {
      name: 'Ona Doble',
      date_of_birth: '1990-02-02',
      show_phone_admin_only: false,
    });
    await api.db.updateTable('players').set({ contact_phone: null }).where('id', '=', kept._id).execute();
    const merged = await givenPlayer(director, {
      name: 'Ona Doble',
      date_of_birth: '1990-02-02',
      contact_phone: phone,
    });
    expect((await merge(kept._id, merged._id)).body.filled).toEqual(['contact_phone']);
    expect(await director.get(getPlayer, { params: { id: kept._id } })).toMatchObject({
      contact_phone: phone,
      show_phone_admin_only: true,
    });
  });
});
