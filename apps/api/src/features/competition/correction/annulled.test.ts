import {
  correctResult,
  getClassification,
  getMatch,
  getOpen,
  listMatches,
  listPublicResults,
  type BegunNextChoice,
  type BodyInputOf,
  type MatchPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  mirrored,
  threeNil,
} from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';
import { ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Otra');

const because = { reason: 'La mesa apuntó al revés' };

const pageOf = (id: string): Promise<MatchPage> => organiser.get(getMatch, { params: { id } });
const correct = (id: string, body: Partial<BodyInputOf<typeof correctResult>>) =>
  organiser.call(correctResult, { params: { id }, body: { ...because, sets: [...threeNil], ...body } });

let openId: string;
let quarterfinal: string;
let semifinal: string;
let final: string;

const championsOf = async () =>
  (await organiser.get(getOpen, { params: { id: openId } })).champions.map(({ _id }) => _id);

/** A finished open of eight, won by the upper player of each match. */
beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 8);
  openId = open._id;
  const phase = await givenPhase(organiser, openId, { number: 1, type: 'knockout' });
  for (;;) {
    const { matches = [] } = (await groupsOf(organiser, phase))[0] ?? {};
    const ready = matches.filter(({ state }) => state === 'enrolled');
    for (const { _id } of ready) await givenResult(organiser, _id);
    const first = (round: string) => matches.find((match) => match.round === round)?._id ?? '';
    [quarterfinal, semifinal, final] = [first('quarterfinal'), first('semifinal'), first('final')];
    if (ready.length === 0) break;
  }
  await move(organiser, openId, 'finished');
});

const annulQuarterfinal = async (begun_next: BegunNextChoice) =>
  (await correct(quarterfinal, { sets: mirrored(threeNil), begun_next })).body.consequences;

describe.each(['replay', 'void'] as const)(
  'in a finished open whose later matches are annulled (%s)',
  (choice) => {
    test('they have no winner and say why, and nobody is champion', async () => {
      const consequences = await annulQuarterfinal(choice);
      expect(consequences.champions?.after).toEqual([]);
      expect(consequences.slots).toMatchObject([
        { match_id: semifinal, begun: true, kept: false },
        { match_id: final, begun: true, kept: false, after: null },
      ]);
      const annulled = { state: 'finished', outcome: 'walkover', winner: null, sets: [], annulled: choice };
      expect(await pageOf(semifinal)).toMatchObject({
        ...annulled,
        a: { _id: (await pageOf(quarterfinal)).b?._id },
      });
      expect(await pageOf(final)).toMatchObject({ ...annulled, a: null });
      expect(await championsOf()).toEqual([]);
      expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
    });

    test('the list of matches finds them, and visitors read it too', async () => {
      await annulQuarterfinal(choice);
      const permanentFilters = { 'open._id': openId, annulled: { $ne: null } };
      const found = await organiser.get(listMatches, { query: { permanentFilters } });
      expect(new Set(found.collection.map(({ _id }) => _id))).toEqual(new Set([semifinal, final]));
      const results = await api.get(listPublicResults, { params: { id: openId }, query: {} });
      const read = results.collection.filter(({ annulled }) => annulled !== null);
      expect(new Set(read.map(({ _id }) => _id))).toEqual(new Set([semifinal, final]));
    });

    test('their results, entered one after the other, make a champion again without another question', async () => {
      await annulQuarterfinal(choice);
      const semi = await correct(semifinal, {});
      expect(semi.body.match).toMatchObject({ winner: 'a', annulled: null, outcome: 'played' });
      expect(await pageOf(final)).toMatchObject({ annulled: choice, a: { _id: semi.body.match.a?._id } });
      const last = await correct(final, {});
      expect(last.body.match).toMatchObject({ winner: 'a', annulled: null });
      expect(last.body.match.rating_changes).toHaveLength(2);
      expect(await championsOf()).toEqual([last.body.match.a?._id]);
      const { collection } = await organiser.get(getClassification, { params: { id: openId } });
      expect(collection.map(({ position }) => position)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
      expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
    });

    test('a match played again counts for the ratings from then on, and not from when it was annulled', async () => {
      await annulQuarterfinal(choice);
      const before = (await pageOf(semifinal)).finished_at ?? '';
      const { match } = (await correct(semifinal, {})).body;
      expect(Date.parse(match.finished_at ?? '')).toBeGreaterThan(Date.parse(before));
    });

    test('if neither comes to play it again, the other finalist wins without a final', async () => {
      await annulQuarterfinal(choice);
      await correct(semifinal, { outcome: 'walkover', sets: [], winner: null });
      expect(await pageOf(semifinal)).toMatchObject({ outcome: 'walkover', annulled: null });
      const last = await pageOf(final);
      expect(last).toMatchObject({ winner: 'b', outcome: 'walkover', annulled: null });
      expect(await championsOf()).toEqual([last.b?._id]);
    });

    test('the first result back leaves them annulled, with the players of before', async () => {
      const was = (await pageOf(semifinal)).a?._id;
      await annulQuarterfinal(choice);
      await correct(quarterfinal, {});
      expect(await pageOf(semifinal)).toMatchObject({ annulled: choice, a: { _id: was } });
      expect(await pageOf(final)).toMatchObject({ annulled: choice, a: null });
    });

    test('only organisers enter their results', async () => {
      await annulQuarterfinal(choice);
      expect((await stranger.get(getMatch, { params: { id: semifinal } })).may.correct).toBe(false);
      expect((await pageOf(semifinal)).may).toMatchObject({ correct: true, score: false });
    });
  },
);
