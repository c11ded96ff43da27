import {
  enrol,
  listInscriptions,
  listMatches,
  restorePlayer,
  softDeletePlayer,
  transitionOpen,
  type Inscription,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { givenEnrolled, givenField, givenOpen, givenPlayer, move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

const remove = (playerId: string) => organiser.get(softDeletePlayer, { params: { id: playerId } });

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

  test('loses what is left after the draw by walkover', async () => {
    const { open, players } = await givenOpenInPlay(organiser, 3);
    await givenPhase(organiser, open._id, { name: 'Grupos', type: 'groups', number: 1, groups_count: 1 });
    const [gone = ''] = players;
    await remove(gone);
    const { collection } = await organiser.get(listMatches, {
      query: { filters: { 'open._id': open._id }, itemsPerPage: 20 },
    });
    const theirs = collection.filter(({ a, b }) => a?._id === gone || b?._id === gone);
    expect(theirs.map(({ outcome }) => outcome)).toEqual(['walkover', 'walkover']);
    expect(collection).toHaveLength(3);
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
