import {
  enrol,
  listInscriptions,
  getOpen,
  getPlayer,
  listMatches,
  removeInscription,
  restorePlayer,
  softDeletePlayer,
  transitionOpen,
  withdrawConsents,
  type Inscription,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { checkIn, givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { givenEnrolled, givenField, givenOpen, givenPlayer, move } from '#testing/given-open.ts';
import { givenPlayed } from '#testing/given-played.ts';

const api = givenApi();
/** The first account is the admin. */
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

const own = givenPlayerAccount(api, 'Paula Propia');
const guardian = givenUser(api, 'Marta Tutora');

const remove = (playerId: string) => organiser.get(softDeletePlayer, { params: { id: playerId } });
const attempt = (by: Caller, playerId: string) => by.call(softDeletePlayer, { params: { id: playerId } });

async function statesIn(openId: string): Promise<(string | undefined)[]> {
  const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
  return collection.map(({ state }) => state);
}

const stateOf = async (playerId: string) =>
  (
    await api.db
      .selectFrom('inscriptions')
      .select('state')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).state;

describe('a player who is deleted', () => {
  test('gives up the place in every open under way, and the first one waiting has it', async () => {
    const full = await givenOpen(organiser, { players_max: 2, name: 'Open lleno' });
    const other = await givenOpen(organiser, { name: 'Otro open' });
    const [first] = (await givenField(organiser, full._id, 3)) as [Inscription];
    expect(await statesIn(full._id)).toEqual(['registered', 'registered', 'waiting']);
    await givenEnrolled(organiser, other._id, first.player._id);
    const { left } = await remove(first.player._id);
    expect(left.map(({ name }) => name)).toEqual(['Open lleno', 'Otro open']);
    expect(await statesIn(full._id)).toEqual(['registered', 'registered']);
    expect(await statesIn(other._id)).toEqual([]);
  });

  test.each([
    ['registrationClosed', 'withdrawn'],
    ['reception', 'withdrawn'],
  ] as const)('is withdrawn while the open is in %s', async (state, withdrawn) => {
    const open = await givenOpen(organiser);
    const [{ player }] = (await givenField(organiser, open._id, 1)) as [Inscription];
    await move(organiser, open._id, 'registrationClosed');
    if (state === 'reception') await move(organiser, open._id, state);
    expect((await remove(player._id)).left).toHaveLength(1);
    expect(await stateOf(player._id)).toBe(withdrawn);
  });

  describe('while playing in an open', () => {
    const refusal = (open: { readonly _id: string; readonly name: string }) => ({
      code: 'player.inPlay',
      details: { open_id: open._id, open: open.name },
    });
    const outcomesOf = async (openId: string) => {
      const query = { filters: { 'open._id': openId }, itemsPerPage: 20 };
      const { collection } = await organiser.get(listMatches, { query });
      return collection.map(({ outcome }) => outcome);
    };

    test('is refused, and loses neither match nor place; once the open is over, allowed', async () => {
      const { openId, players, matches } = await givenPlayed(organiser, 0);
      const open = await organiser.get(getOpen, { params: { id: openId } });
      const [gone = ''] = players;
      const other = await givenOpen(organiser);
      await givenEnrolled(organiser, other._id, gone);
      const { status, failure } = await attempt(organiser, gone);
      expect(status).toBe(409);
      expect(failure).toMatchObject(refusal(open));
      expect(failure.errors.message).toContain(open.name);
      expect(await outcomesOf(openId)).toEqual([null, null, null, null, null, null]);
      expect(await statesIn(other._id)).toEqual(['registered']);
      expect((await organiser.get(getPlayer, { params: { id: gone } }))._id).toBe(gone);
      for (const { _id } of matches) await givenResult(organiser, _id);
      await move(organiser, openId, 'finished');
      expect((await remove(gone)).left.map(({ _id }) => _id)).toEqual([other._id]);
      await organiser.get(restorePlayer, { params: { id: gone } });
      expect(await statesIn(openId)).toEqual(['present', 'present', 'present', 'present']);
    });

    test('is refused to the person, a guardian and an admin alike', async () => {
      const child = await givenPlayer(guardian, {
        date_of_birth: '2012-03-01',
        relation: 'guardian',
        guardian_consent: true,
      });
      const { open } = await givenOpenInPlay(organiser, [own.player._id, child._id]);
      for (const [who, id] of [
        [own, own.player._id],
        [guardian, child._id],
        [admin, own.player._id],
        [admin, child._id],
      ] as const)
        expect((await attempt(who, id)).failure).toMatchObject(refusal(open));
    });

    test('is allowed once the last day of an open that nobody ended is more than a week past', async () => {
      const { open, players } = await givenOpenInPlay(organiser, 3);
      const [gone = ''] = players;
      const endsDaysAgo = (days: number) =>
        api.db
          .updateTable('opens')
          .set({
            date_start: new Date(Date.now() - 30 * 86_400_000),
            date_end: new Date(Date.now() - days * 86_400_000),
          })
          .where('id', '=', open._id)
          .execute();
      await endsDaysAgo(6.9);
      expect((await attempt(organiser, gone)).failure).toMatchObject(refusal(open));
      await endsDaysAgo(7.1);
      expect((await remove(gone)).left.map(({ _id }) => _id)).toEqual([open._id]);
    });

    test('is allowed once the organisers have withdrawn them', async () => {
      const { open, players } = await givenOpenInPlay(organiser, 3);
      await givenPhase(organiser, open._id, { name: 'Grupos', type: 'groups', number: 1, groups_count: 1 });
      const [gone = ''] = players;
      const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
      const row = collection.find(({ player }) => player?._id === gone);
      const params = { id: open._id, inscription_id: row?._id ?? '' };
      await organiser.get(removeInscription, { params, body: {} });
      expect((await remove(gone)).left).toEqual([]);
    });

    test('either the open begins without them, or they stay', async () => {
      for (let round = 0; round < 5; round += 1) {
        const open = await givenOpen(organiser);
        const field = await givenField(organiser, open._id, 3);
        await move(organiser, open._id, 'registrationClosed');
        await move(organiser, open._id, 'reception');
        for (const { _id } of field) await checkIn(organiser, open._id, _id);
        const gone = field[round % 3]?.player._id ?? '';
        const [, first, second] = await Promise.all([
          move(organiser, open._id, 'active'),
          attempt(organiser, gone),
          attempt(admin, gone),
        ]);
        const there = (await statesIn(open._id)).length;
        const refused = [first, second].filter(({ status }) => status === 409);
        if (there === 3)
          expect(refused.map(({ failure }) => failure.code)).toEqual(['player.inPlay', 'player.inPlay']);
        else expect(refused).toEqual([]);
        expect([2, 3]).toContain(there);
      }
    });

    test('is no hindrance to erasing a child, whose matches left are lost', async () => {
      const child = await givenPlayer(guardian, {
        date_of_birth: '2012-03-01',
        relation: 'guardian',
        guardian_consent: true,
      });
      const rival = await givenPlayer(organiser);
      const { open } = await givenOpenInPlay(organiser, [child._id, rival._id]);
      await givenPhase(organiser, open._id, { name: 'Grupos', type: 'groups', number: 1, groups_count: 1 });
      const body = { password: guardian.password };
      const { status } = await guardian.call(withdrawConsents, { params: { id: child._id }, body });
      expect(status).toBe(204);
      expect(await outcomesOf(open._id)).toEqual(['walkover']);
    });
  });

  test('keeps what is over, and comes back without the places', async () => {
    const canceled = await givenOpen(organiser);
    const [{ player }] = (await givenField(organiser, canceled._id, 1)) as [Inscription];
    const end = { to: 'canceled', reason: 'Obras' };
    await organiser.get(transitionOpen, { params: { id: canceled._id }, body: end });
    const open = await givenOpen(organiser);
    await givenEnrolled(organiser, open._id, player._id);
    expect((await remove(player._id)).left.map(({ _id }) => _id)).toEqual([open._id]);
    await organiser.get(restorePlayer, { params: { id: player._id } });
    expect(await statesIn(canceled._id)).toEqual(['registered']);
    expect(await statesIn(open._id)).toEqual([]);
    expect((await givenEnrolled(organiser, open._id, player._id)).state).toBe('registered');
  });

  test('and enrolled at the same time is in no open', async () => {
    const open = await givenOpen(organiser);
    const player = await givenPlayer(organiser);
    const body = { player_id: player._id, consent: { confirmed: true } };
    await Promise.all([
      organiser.call(enrol, { params: { id: open._id }, body }),
      remove(player._id),
      organiser.call(enrol, { params: { id: open._id }, body }),
    ]);
    expect(await statesIn(open._id)).toEqual([]);
  });

  test('is refused a place by the database itself', async () => {
    const open = await givenOpen(organiser);
    const [{ _id, player }] = (await givenField(organiser, open._id, 1)) as [Inscription];
    await remove(player._id);
    const back = api.db
      .updateTable('inscriptions')
      .set({ state: 'registered', left_at: null })
      .where('id', '=', _id)
      .execute();
    await expect(back).rejects.toThrow('enters no open');
  });
});
