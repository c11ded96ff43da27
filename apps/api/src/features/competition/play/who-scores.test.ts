import { editMatch, getGroup, getMatch, type Match } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, point, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
givenUser(api, 'Otra');
const stranger = givenPlayerAccount(api, 'Nadie');

let matches: Match[];
let first: string;

const pageOf = (id: string) => organiser.get(getMatch, { params: { id } });

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', best_of: 3 });
  matches = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  first = matches[0]?._id ?? '';
});

describe('who may score', () => {
  test('a match is its umpire’s, and that match alone', async () => {
    await api.db
      .updateTable('matches')
      .set({ umpire_id: stranger.player._id })
      .where('id', '=', first)
      .execute();
    expect((await send(stranger, first, logOf([toss]))).status).toBe(200);
    expect((await send(stranger, matches[1]?._id ?? '', logOf([toss]))).failure.code).toBe('auth.forbidden');
    expect((await stranger.get(getMatch, { params: { id: first } })).may).toEqual({
      score: true,
      award: ['a', 'b'],
      correct: false,
      put_back: false,
    });
  });

  test('players report their own match', async () => {
    await api.db
      .updateTable('matches')
      .set({ player_a: stranger.player._id })
      .where('id', '=', first)
      .execute();
    expect((await send(stranger, first, logOf([toss]))).status).toBe(200);
  });

  test('nobody else: refused without a trace', async () => {
    const before = await pageOf(first);
    expect((await send(stranger, first, logOf([toss]))).status).toBe(403);
    expect((await send(api, first, logOf([toss]))).status).toBe(401);
    expect(await pageOf(first)).toEqual(before);
    expect((await stranger.get(getMatch, { params: { id: first } })).may.score).toBe(false);
  });
});

describe('an umpire is called by the organiser', () => {
  const assign = (version: number, umpire_id: string | null, by: Pick<RegisteredUser, 'call'> = organiser) =>
    by.call(editMatch, { params: { id: first }, version, body: { umpire_id, table: 3 } });

  test('and may score from then on, until another is', async () => {
    const { version } = await pageOf(first);
    const { body } = await assign(version, stranger.player._id);
    expect(body).toMatchObject({ umpire: { _id: stranger.player._id }, table: 3 });
    expect((await send(stranger, first, logOf([toss]))).status).toBe(200);
    await assign((await pageOf(first)).version, null);
    expect((await send(stranger, first, logOf([point('a')], 1))).status).toBe(403);
  });

  test('who is not one of the two who play, and against the version seen', async () => {
    const { version, a } = await pageOf(first);
    expect((await assign(version, a?._id ?? '')).failure.issues?.[0]?.path).toEqual(['umpire_id']);
    expect((await assign(version - 1, stranger.player._id)).failure.code).toBe('request.staleVersion');
  });

  test('and by nobody else', async () => {
    const { version } = await pageOf(first);
    expect((await assign(version, stranger.player._id, stranger)).status).toBe(403);
  });
});
