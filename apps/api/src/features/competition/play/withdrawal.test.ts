import {
  createMatches,
  createPhase,
  draw,
  getGroup,
  listInscriptions,
  removeInscription,
  transitionPhase,
  type Group,
  type Match,
  type Phase,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  drawnAsProposed,
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  playAll,
} from '#testing/given-draw.ts';
import { logOf, points, send, setWon, toss } from '#testing/given-log.ts';
import { ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

const leave = async (openId: string, player: string) => {
  const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
  const inscription = collection.find((one) => one.player?._id === player);
  await organiser.get(removeInscription, { params: { id: openId, inscription_id: inscription?._id ?? '' } });
};

const readGroup = (id: string): Promise<Group> => organiser.get(getGroup, { params: { id } });

const isOf = (player: string) => (match: Pick<Match, 'a' | 'b'>) =>
  [match.a?._id, match.b?._id].includes(player);

describe('a player who leaves a group that is under way', () => {
  const givenStage = async () => {
    const { open, players } = await givenOpenInPlay(organiser, 4);
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const group = await readGroup(phase.groups[0]?._id ?? '');
    return { openId: open._id, players, group, phase };
  };

  test('keeps the row and what was played, and gives walkovers for what is left', async () => {
    const { openId, group } = await givenStage();
    const [played] = group.matches;
    await givenResult(organiser, played?._id ?? '');
    const gone = played?.a?._id ?? '';
    await leave(openId, gone);
    const after = await readGroup(group._id);
    expect(after.standings.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(after.standings.map(({ player }) => player._id)).toContain(gone);
    expect(after.players.filter((player) => player?.left).map((player) => player?._id)).toEqual([gone]);
    const outcomes = after.matches.filter(isOf(gone)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(expect.arrayContaining(['played', 'walkover', 'walkover']));
    expect(outcomes).toHaveLength(3);
    expect(after.matches.filter(({ state }) => state === 'enrolled')).toHaveLength(3);
  });

  test('retires from the match under way: the points stay, and it is rated as a loss', async () => {
    const { openId, group } = await givenStage();
    const [match] = group.matches;
    await send(
      organiser,
      match?._id ?? '',
      logOf([toss, ...setWon('a', 4), ...points('b', 3), ...points('a', 8)]),
    );
    await leave(openId, match?.a?._id ?? '');
    const after = (await readGroup(group._id)).matches[0];
    expect(after).toMatchObject({ outcome: 'retired', winner: 'b', state: 'finished' });
    expect(after?.sets.slice(0, 2)).toEqual([
      { a: 11, b: 4 },
      { a: 8, b: 11 },
    ]);
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  });

  test('leaves the match of two who have both gone to nobody', async () => {
    const { openId, group } = await givenStage();
    const [match] = group.matches;
    await leave(openId, match?.a?._id ?? '');
    const other = (await readGroup(group._id)).matches.find(
      (one) => !isOf(match?.a?._id ?? '')(one) && isOf(match?.b?._id ?? '')(one),
    );
    await leave(openId, match?.b?._id ?? '');
    const after = await readGroup(group._id);
    expect(after.matches.find(({ _id }) => _id === other?._id)).toMatchObject({ outcome: 'walkover' });
    expect(after.standings).toHaveLength(4);
  });
});

test('a player who leaves between the groups and the order of play gives walkovers from the start', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  await organiser.get(transitionPhase, { params: { id: phase._id }, body: { to: 'groups' } });
  await leave(open._id, players[0] ?? '');
  await organiser.get(createMatches, { params: { id: phase._id } });
  const { matches } = await readGroup(phase.groups[0]?._id ?? '');
  expect(matches.filter(isOf(players[0] ?? '')).map(({ outcome }) => outcome)).toEqual([
    'walkover',
    'walkover',
    'walkover',
  ]);
});

test('in a bracket, a player who has left gives a walkover as soon as an opponent comes', async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
  const [bracket] = await groupsOf(organiser, phase);
  const [one, other] = bracket?.matches ?? [];
  const through = (await givenResult(organiser, one?._id ?? '')).a?._id ?? '';
  await leave(open._id, through);
  const semifinal = await givenResult(organiser, other?._id ?? '');
  const final = (await readGroup(bracket?._id ?? '')).matches.at(-1);
  expect(final).toMatchObject({
    state: 'finished',
    outcome: 'walkover',
    winner: 'b',
    b: { _id: semifinal.a?._id },
  });
});

test('who has qualified and leaves before the next draw gives the place to the next of the same group', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 6);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 2 });
  for (const { _id } of stage.groups) await playAll(organiser, _id, players);
  const [first] = await groupsOf(organiser, stage);
  const source = { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 } as const;
  const next: Phase = await organiser.get(createPhase, {
    params: { id: open._id },
    body: { number: 2, type: 'knockout', source },
  });
  const [winner, runnerUp, third] = first?.standings.map(({ player }) => player._id) ?? [];
  await leave(open._id, runnerUp ?? '');
  const { entrants, came_instead } = await organiser.get(draw, { params: { id: next._id }, body: {} });
  const fromFirst = entrants
    .filter(({ from }) => from?.group === 'A')
    .map(({ _id, from }) => [_id, from?.position]);
  expect(fromFirst).toEqual(
    expect.arrayContaining([
      [winner, 1],
      [third, 2],
    ]),
  );
  expect(came_instead).toMatchObject([
    { player: { _id: runnerUp }, by: { _id: third }, from: { group: 'A', position: 3 } },
  ]);
  expect((await drawnAsProposed(organiser, next)).state).toBe('matches');
});
