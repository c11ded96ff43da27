import {
  correctResult,
  getClassification,
  getMatch,
  getOpen,
  putResult,
  type BodyInputOf,
  type MatchPage,
  type Phase,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import {
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  mirrored,
  threeNil,
} from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
givenUser(api, 'Otra');
givenPlayerAccount(api, 'Nadie');
const lost = mirrored(threeNil);
const because = { reason: 'La mesa apuntó al revés' };

const correct = (id: string, body: BodyInputOf<typeof correctResult>) =>
  organiser.call(correctResult, { params: { id }, body });
const pageOf = (id: string): Promise<MatchPage> => organiser.get(getMatch, { params: { id } });

/** Everything stored except the ratings. */
const kept = async () => ({
  matches: await api.db.selectFrom('matches').selectAll().orderBy('id').execute(),
  sets: await api.db.selectFrom('sets').selectAll().orderBy('match_id').orderBy('number').execute(),
  lines: await api.db.selectFrom('group_players').selectAll().orderBy('group_id').orderBy('line').execute(),
  ledger: await ledgerRows(api.db),
});

const expectRatingsOfReplay = async () => {
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  const { kept: counters, replayed } = await countersOf(api.db);
  expect(counters).toEqual(replayed);
};

describe('in a bracket', () => {
  let openId: string;
  let semifinal: MatchPage;
  let finalId: string;

  beforeEach(async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    openId = open._id;
    const phase = await givenPhase(organiser, openId, { number: 1, type: 'knockout', third_place: true });
    const [bracket] = await groupsOf(organiser, phase);
    const [one, other] = bracket?.matches ?? [];
    semifinal = await givenResult(organiser, one?._id ?? '');
    await givenResult(organiser, other?._id ?? '');
    finalId = bracket?.matches.find(({ round }) => round === 'final')?._id ?? '';
  });

  const right = () => semifinal.b?._id;
  const wrong = () => semifinal.a?._id;

  test('the right winner goes on while the next match has not begun', async () => {
    const { body } = await correct(semifinal._id, { ...because, sets: lost });
    expect(body.consequences.slots).toEqual([
      expect.objectContaining({
        round: 'final',
        before: semifinal.a?.name,
        after: semifinal.b?.name,
        begun: false,
      }),
      expect.objectContaining({ round: 'thirdPlace', before: semifinal.b?.name, after: semifinal.a?.name }),
    ]);
    expect((await pageOf(finalId)).a?._id).toBe(right());
  });

  test('a walkover in the next match stays while the same players go on, and is nothing played when they do not', async () => {
    await organiser.get(putResult, {
      params: { id: finalId },
      body: { outcome: 'walkover', sets: [], winner: 'a' },
    });
    await correct(semifinal._id, { ...because, sets: [...threeNil].reverse() });
    expect(await pageOf(finalId)).toMatchObject({ state: 'finished', winner: 'a', a: { _id: wrong() } });
    await correct(semifinal._id, { ...because, sets: lost });
    expect(await pageOf(finalId)).toMatchObject({ state: 'enrolled', winner: null, a: { _id: right() } });
  });

  describe('when the next round began with the wrong winner', () => {
    beforeEach(async () => {
      await givenResult(organiser, finalId);
    });

    test('nothing is done in silence: without a choice it is refused', async () => {
      const before = await kept();
      const { failure } = await correct(semifinal._id, { ...because, sets: lost });
      expect(failure).toMatchObject({ code: 'match.nextBegun', details: { match: finalId } });
      expect(await kept()).toEqual(before);
    });

    test('a preview says so, and who belongs there', async () => {
      const before = await kept();
      const { body } = await correct(semifinal._id, { preview: true, sets: lost });
      expect(body.consequences.slots).toContainEqual(
        expect.objectContaining({
          match_id: finalId,
          before: semifinal.a?.name,
          after: semifinal.b?.name,
          begun: true,
          kept: true,
        }),
      );
      expect(await kept()).toEqual(before);
    });

    test.each(['replay', 'void'] as const)(
      'a preview of %s says who comes into the final',
      async (begun_next) => {
        const { body } = await correct(semifinal._id, { preview: true, sets: lost, begun_next });
        expect(body.consequences.slots).toContainEqual(
          expect.objectContaining({ match_id: finalId, begun: true, kept: false }),
        );
      },
    );

    test('keep leaves the final as it was played', async () => {
      await correct(semifinal._id, { ...because, sets: lost, begun_next: 'keep' });
      expect(await pageOf(finalId)).toMatchObject({ state: 'finished', a: { _id: wrong() } });
      expect((await pageOf(semifinal._id)).winner).toBe('b');
      await expectRatingsOfReplay();
    });

    test('replay has it played again by the right one', async () => {
      await correct(semifinal._id, { ...because, sets: lost, begun_next: 'replay' });
      expect(await pageOf(finalId)).toMatchObject({
        state: 'enrolled',
        a: { _id: right() },
        sets: [],
        rating_changes: [],
      });
      await expectRatingsOfReplay();
      await givenResult(organiser, finalId);
      await expectRatingsOfReplay();
    });

    test('what was played and is played again stays in the audit log', async () => {
      await correct(semifinal._id, { ...because, sets: lost, begun_next: 'replay' });
      const { before } = await api.db
        .selectFrom('audit_log')
        .select('before')
        .where('entity_id', '=', finalId)
        .where('action', '=', 'correctResult')
        .executeTakeFirstOrThrow();
      expect(before).toMatchObject({ player_a: wrong(), outcome: 'played', winner: 'a', sets: [{}, {}, {}] });
    });

    test('void leaves it without a winner', async () => {
      await correct(semifinal._id, { ...because, sets: lost, begun_next: 'void' });
      expect(await pageOf(finalId)).toMatchObject({ state: 'finished', outcome: 'walkover', winner: null });
      await expectRatingsOfReplay();
    });
  });

  test('of a finished open, the classification follows', async () => {
    const { matches } = (await groupsOf(organiser, await phaseOf(finalId)))[0] ?? { matches: [] };
    for (const { _id, state } of matches) if (state === 'enrolled') await givenResult(organiser, _id);
    await move(organiser, openId, 'finished');
    const champion = async () => (await organiser.get(getOpen, { params: { id: openId } })).champions[0]?._id;
    expect(await champion()).toBe(wrong());
    await correct(finalId, { ...because, sets: lost });
    expect(await champion()).toBe((await pageOf(finalId)).b?._id);
    const { final, collection } = await organiser.get(getClassification, { params: { id: openId } });
    expect([final, collection[0]?.player._id]).toEqual([true, await champion()]);
  });

  const phaseOf = async (matchId: string): Promise<Pick<Phase, 'groups'>> => {
    const { group_id } = await pageOf(matchId);
    return {
      groups: [
        {
          _id: group_id,
          name: '',
          number: 1,
          players: 4,
          matches: 4,
          matches_finished: 0,
          winner: null,
          order: [],
        },
      ],
    };
  };
});
