import {
  createPhase,
  draw,
  drawRound,
  getOpenDay,
  getPublicPlayer,
  listPairs,
  listPhases,
  listPublicGroups,
  listPublicPlayers,
  saveGroups,
  type BodyInputOf,
  type OpenPage,
  type Pair,
  type Phase,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenClubsOfPairs } from '#testing/given-clubs.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase, groupsOf } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let pairs: Pair[];
let clubs: ReadonlyMap<string, string>;
beforeEach(async () => {
  ({ open, pairs } = await givenMixedDoubles(organiser, 4));
  clubs = await givenClubsOfPairs(api, pairs, [
    ['CTT Gràcia', 'CN Sabadell'],
    [null, null],
    ['TT Vic', 'TT Vic'],
    ['TT Reus', 'CN Sabadell'],
  ]);
});

const both = 'CTT Gràcia / CN Sabadell';
const idOf = (at: number): string => pairs[at]?._id ?? '';
const inOpen = () => ({ params: { id: open._id } });

const created = (body: BodyInputOf<typeof createPhase>): Promise<Phase> =>
  organiser.get(createPhase, { params: { id: open._id }, body });

/** Which of the pairs are together, by group. */
const together = (groups: readonly { readonly players: readonly (string | null)[] }[]) =>
  groups.map(({ players }) => players.map((id) => pairs.findIndex(({ _id }) => _id === id)));

describe('a pair is of both clubs', () => {
  test('in groups: two that share any are apart, and the draw can be repeated with both', async () => {
    const phase = await created({ number: 1, type: 'groups', groups_count: 2 });
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { groups, report, entrants } = await organiser.get(draw, {
        params: { id: phase._id },
        body: { seed },
      });
      expect(report.not_kept).toEqual([]);
      expect(together(groups).some((group) => group.includes(0) && group.includes(3))).toBe(false);
      expect(report.inputs.entrants.find(({ _id }) => _id === idOf(0))).toMatchObject({
        club_id: clubs.get('CTT Gràcia'),
        other_club_id: clubs.get('CN Sabadell'),
      });
      expect(entrants.find(({ _id }) => _id === idOf(0))).toMatchObject({
        club: { name: 'CTT Gràcia' },
        other_club: { name: 'CN Sabadell' },
      });
      expect(entrants.find(({ _id }) => _id === idOf(2))).not.toHaveProperty('other_club');
    }
  });

  test('in a knockout', async () => {
    const phase = await created({ number: 1, type: 'knockout' });
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { groups } = await organiser.get(draw, { params: { id: phase._id }, body: { seed, seeds: 0 } });
      const lines = together(groups)[0] ?? [];
      for (const match of [lines.slice(0, 2), lines.slice(2)])
        expect(match.includes(0) && match.includes(3)).toBe(false);
    }
  });

  test('in a Swiss phase', async () => {
    const phase = await created({ number: 1, type: 'swiss', rounds_count: 3 });
    for (const seed of ['a', 'b', 'c', 'd']) {
      const round = await organiser.get(drawRound, { params: { id: phase._id }, body: { seed } });
      expect(round.pairs.map((pair) => [...pair].toSorted())).not.toContainEqual(
        [idOf(0), idOf(3)].toSorted(),
      );
      expect(round.entrants.find(({ _id }) => _id === idOf(0))?.other_club?.name).toBe('CN Sabadell');
    }
  });

  test('wherever the club of a player is shown', async () => {
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const names = async () => {
      const [group] = await groupsOf(organiser, phase);
      const { collection } = await organiser.get(listPairs, inOpen());
      const inPublic = (await organiser.get(listPublicPlayers, inOpen())).collection;
      const stages = (await organiser.get(listPublicGroups, inOpen())).collection;
      const day = await organiser.get(getOpenDay, inOpen());
      const params = { id: open._id, player_id: idOf(0) };
      return [
        group?.standings.find(({ player }) => player._id === idOf(0))?.player.club,
        collection.find(({ _id }) => _id === idOf(0))?.club,
        inPublic.find(({ _id }) => _id === idOf(0))?.club,
        stages[0]?.standings.find(({ player }) => player._id === idOf(0))?.player.club,
        day.matches.flatMap(({ a, b }) => [a, b]).find((side) => side?._id === idOf(0))?.club,
        (await organiser.get(getPublicPlayer, { params })).player.club,
      ];
    };
    expect(await names()).toEqual(Array.from({ length: 6 }, () => both));
    const order = (await organiser.get(listPhases, inOpen())).collection[0]?.groups[0]?.order;
    expect(order?.find(({ player }) => player._id === idOf(0))?.player).toMatchObject({
      club: { name: 'CTT Gràcia' },
      other_club: { name: 'CN Sabadell' },
    });
    const { collection } = await organiser.get(listPairs, inOpen());
    expect(new Set(collection.map(({ club }) => club))).toEqual(
      new Set([both, 'TT Reus / CN Sabadell', 'TT Vic', null]),
    );
    await api.db
      .updateTable('players')
      .set({ club_id: clubs.get('TT Vic') ?? null })
      .where('id', '=', pairs[0]?.members[1]?._id ?? '')
      .execute();
    expect(await names()).toEqual(Array.from({ length: 6 }, () => 'CTT Gràcia / TT Vic'));
  });
});

describe('the seeds of pairs', () => {
  const rate = async (ratings: readonly (readonly [number, number])[]) => {
    for (const [pair, of] of ratings.entries())
      for (const [place, rating] of of.entries())
        await api.db
          .updateTable('players')
          .set({ rating, rated_matches: 3 })
          .where('id', '=', pairs[pair]?.members[place]?._id ?? '')
          .execute();
  };

  test('are in the organiser’s own order where there is one, the others by the sums', async () => {
    await rate([
      [1900, 900],
      [1500, 1500],
      [1000, 1000],
      [1400, 1450],
    ]);
    const phase = await created({ number: 1, type: 'knockout' });
    const body = { seed: 'x', seeds: 2, seed_order: [idOf(2)] };
    const { report, groups } = await organiser.get(draw, { params: { id: phase._id }, body });
    expect(report.inputs.entrants.map(({ _id }) => pairs.findIndex((pair) => pair._id === _id))).toEqual([
      2, 1, 3, 0,
    ]);
    const lines = groups[0]?.players ?? [];
    expect([lines[0], lines[3]]).toEqual([idOf(2), idOf(1)]);
    const saved = await organiser.get(saveGroups, {
      params: { id: phase._id },
      body: { ...body, groups: groups.map(({ players }) => ({ players })) },
    });
    expect(saved.report).toMatchObject({ not_kept: [], inputs: report.inputs });
  });

  test('are not ordered with somebody twice or who is not in it, nor in groups', async () => {
    const phase = await created({ number: 1, type: 'knockout' });
    const ordered = async (id: string, order: string[]) => {
      const { failure } = await organiser.call(draw, { params: { id }, body: { seed_order: order } });
      return failure.code;
    };
    expect(await ordered(phase._id, [idOf(1), idOf(1)])).toBe('phase.playerTwice');
    expect(await ordered(phase._id, [open._id])).toBe('phase.playersUnknown');
    const groups = await created({ number: 2, type: 'groups', groups_count: 2 });
    expect(await ordered(groups._id, [idOf(1)])).toBe('request.invalid');
  });

  test('are the highest sums of both ratings, as many as the organiser says, and change places by hand', async () => {
    await rate([
      [1900, 900],
      [1500, 1500],
      [1000, 1000],
      [1400, 1450],
    ]);
    const phase = await created({ number: 1, type: 'knockout' });
    const proposal = await organiser.get(draw, { params: { id: phase._id }, body: { seed: 'x', seeds: 2 } });
    const { report, groups, seeds } = proposal;
    expect(
      report.inputs.entrants.map(({ _id, rating }) => [pairs.findIndex((pair) => pair._id === _id), rating]),
    ).toEqual([
      [1, 3000],
      [3, 2850],
      [0, 2800],
      [2, 2000],
    ]);
    expect(seeds).toEqual({ usual: 1, most: 4 });
    const lines = groups[0]?.players ?? [];
    expect([lines[0], lines[3]]).toEqual([idOf(1), idOf(3)]);
    const swapped = [lines[3], lines[1], lines[2], lines[0]].map((player) => player ?? null);
    const saved = await organiser.get(saveGroups, {
      params: { id: phase._id },
      body: { seed: 'x', seeds: 2, groups: [{ players: swapped }] },
    });
    expect(saved.report?.not_kept[0]).toMatchObject({ constraint: 'seedingLines', why: 'manualChange' });
  });
});
