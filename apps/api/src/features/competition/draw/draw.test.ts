import {
  createMatches,
  createPhase,
  draw,
  listPhases,
  saveGroups,
  type BodyInputOf,
  type DrawProposal,
} from '@topspin/contract';
import { drawGroups } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, groupsOf } from '#testing/given-draw.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

const groupStage = { number: 1, type: 'groups', group_size: 4 } as const;

const create = (openId: string, body: BodyInputOf<typeof createPhase> = groupStage) =>
  organiser.call(createPhase, { params: { id: openId }, body });

const propose = (id: string, seed?: string): Promise<DrawProposal> =>
  organiser.get(draw, { params: { id }, body: seed === undefined ? {} : { seed } });

const save = (id: string, { report, groups }: Pick<DrawProposal, 'groups' | 'report'>) =>
  organiser.call(saveGroups, {
    params: { id },
    body: { seed: report.seed, groups: groups.map(({ players }) => ({ players })) },
  });

const ascending = (one: number, other: number): number => one - other;

describe('a draw', () => {
  test('can be run again from its seed with the same result, and proposed from another', async () => {
    const { open } = await givenOpenInPlay(organiser, 9);
    const { body: phase } = await create(open._id);
    const drawn = await propose(phase._id);
    expect(await propose(phase._id)).toEqual(drawn);
    expect(drawn.report.seed).toBe(phase.seed);
    expect(drawn.groups.map(({ name, players }) => [name, players.length])).toEqual([
      ['A', 5],
      ['B', 4],
    ]);
    const other = await propose(phase._id, 'otra semilla');
    expect(other.report.seed).toBe('otra semilla');
    expect(other.groups).not.toEqual(drawn.groups);
  });

  test('can be run again from its report alone, whatever ratings have become since', async () => {
    const { open, players } = await givenOpenInPlay(organiser, 9);
    const { _id, report } = await givenPhase(organiser, open._id, {
      number: 1,
      type: 'groups',
      groups_count: 3,
    });
    await api.db
      .updateTable('players')
      .set({ rating: 1700 })
      .where('id', 'in', players.slice(3, 6))
      .execute();
    const { seed, inputs } = report ?? { seed: '', inputs: undefined };
    const again = drawGroups({
      entrants: (inputs?.entrants ?? []).map(({ _id: player, rating, rated }) => ({
        player: player,
        rating,
        rated,
      })),
      groups: { count: inputs?.groups ?? 0 },
      seed,
    });
    const saved = await groupsOf(organiser, await phaseNow(open._id, _id));
    expect(again.ok && again.value.groups).toEqual(
      saved.map(({ players: inGroup }) => inGroup.map((player) => player?._id)),
    );
  });

  const phaseNow = async (openId: string, id: string) => {
    const { collection } = await organiser.get(listPhases, { params: { id: openId } });
    return collection.find((phase) => phase._id === id) ?? { groups: [] };
  };

  test('of nobody, or of one, is refused', async () => {
    const open = await givenOpen(organiser, { state: 'active' });
    const { body: phase } = await create(open._id);
    const answer = await organiser.call(draw, { params: { id: phase._id }, body: {} });
    expect(answer.failure.code).toBe('draw.tooFewPlayers');
  });

  test('of more than 32 in a group is refused, since its page shows all its matches', async () => {
    const { open } = await givenOpenInPlay(organiser, 33);
    const { body: phase } = await create(open._id, { number: 1, type: 'groups', groups_count: 1 });
    const { failure } = await organiser.call(draw, { params: { id: phase._id }, body: {} });
    expect([failure.code, failure.details]).toEqual(['draw.groupTooLarge', { max: 32 }]);
  });

  test('keeps a club with half the players apart as far as it can, and says what it could not', async () => {
    const { open, players } = await givenOpenInPlay(organiser, 8);
    const { id: club_id } = await api.db
      .insertInto('clubs')
      .values({ id: crypto.randomUUID(), name: `Club ${open._id}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db.updateTable('players').set({ club_id }).where('id', 'in', players.slice(0, 5)).execute();
    const { body: phase } = await create(open._id, { number: 1, type: 'groups', groups_count: 4 });
    const { groups, report } = await propose(phase._id);
    const mates = groups.map(
      ({ players: inGroup }) => inGroup.filter((id) => players.indexOf(id ?? '') < 5).length,
    );
    expect(mates.toSorted(ascending)).toEqual([1, 1, 1, 2]);
    expect(report.not_kept.map(({ constraint }) => constraint)).toContain('clubsApart');
  });
});

/** The players of two groups. */
const linesOf = ({ groups }: DrawProposal): [[string, ...string[]], [string, string, ...string[]]] =>
  groups.map(({ players }) => players.map(String)) as [[string, ...string[]], [string, string, ...string[]]];

describe('saved groups', () => {
  const givenProposal = async (count = 8) => {
    const { open } = await givenOpenInPlay(organiser, count);
    const { body: phase } = await create(open._id);
    return { id: phase._id, openId: open._id, proposal: await propose(phase._id) };
  };

  test('as proposed have the report of the draw', async () => {
    const { id, proposal } = await givenProposal();
    expect((await save(id, proposal)).body).toMatchObject({ state: 'groups', report: proposal.report });
  });

  test('changed by hand are saved, with what the change breaks', async () => {
    const { id, proposal } = await givenProposal();
    const [[first, ...one], [ahead, second, ...other]] = linesOf(proposal);
    const changed = [
      [second, ...one],
      [ahead, first, ...other],
    ];
    const groups = changed.map((players, index) => ({ name: String(index), players }));
    const { body } = await save(id, { ...proposal, groups });
    expect(body.state).toBe('groups');
    expect(body.report?.not_kept).toEqual(
      expect.arrayContaining([expect.objectContaining({ constraint: 'snakeRows', why: 'manualChange' })]),
    );
    const [group] = await groupsOf(organiser, body);
    expect(group?.players.map((player) => player?._id)).toEqual(changed[0]);
  });

  type Two = readonly [readonly string[], readonly string[]];

  test.each<[string, (groups: Two, stranger: string) => Two, string]>([
    ['with somebody missing', ([[, ...one], two]) => [one, two], 'phase.playersMissing'],
    ['with somebody twice', ([one, two]) => [one, [...two, ...one.slice(0, 1)]], 'phase.playerTwice'],
    ['with a stranger', ([one, two], stranger) => [one, [...two, stranger]], 'phase.playersUnknown'],
    [
      'with one in a group',
      ([one, two]) => [one.slice(0, 1), [...two, ...one.slice(1)]],
      'draw.groupTooSmall',
    ],
  ])('%s are refused', async (_, changed, code) => {
    const { id, proposal } = await givenProposal();
    const groups = changed(linesOf(proposal), crypto.randomUUID());
    const { status, failure } = await save(id, {
      ...proposal,
      groups: groups.map((players) => ({ name: '', players: [...players] })),
    });
    expect([status, failure.code]).toEqual([422, code]);
  });

  test('are saved once', async () => {
    const { id, proposal } = await givenProposal();
    const answers = await Promise.all([save(id, proposal), save(id, proposal), save(id, proposal)]);
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409]);
  });
});

describe('the order of play', () => {
  test('of a group of four on one table has umpires who rest', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const [group] = await groupsOf(organiser, phase);
    const places = (group?.players ?? []).map((player) => player?._id);
    const order = group?.matches.map(({ a, b, umpire }) =>
      [a, b, umpire].map((one) => places.indexOf(one?._id) + 1),
    );
    expect(order).toEqual([
      [1, 4, 2],
      [2, 3, 1],
      [1, 3, 4],
      [2, 4, 3],
      [3, 4, 2],
      [1, 2, 4],
    ]);
  });

  test('of five has ten matches, of two one', async () => {
    for (const [count, matches] of [
      [5, 10],
      [2, 1],
    ] as const) {
      const { open } = await givenOpenInPlay(organiser, count);
      const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
      expect(phase.groups[0]).toMatchObject({ players: count, matches });
    }
  });

  test('exists once; a second organiser learns who was first', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const again = await organiser.call(createMatches, { params: { id: phase._id } });
    expect(again.failure).toMatchObject({
      code: 'phase.transitionNotAllowed',
      details: { from: 'matches', by: 'Rosa Organizadora' },
    });
  });
});
