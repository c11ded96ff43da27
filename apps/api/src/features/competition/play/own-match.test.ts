import { randomUUID } from 'node:crypto';
import {
  editMatch,
  getGroup,
  getMatch,
  putResult,
  reportConflict,
  takeLease,
  type Match,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import type { Caller } from '#testing/client.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenOpenInPlay, givenPhase, groupsOf } from '#testing/given-draw.ts';
import { logOf, point, send, setWon, toss, undo } from '#testing/given-log.ts';

let clock = new Date('2026-11-20T10:00:00Z');
const api = givenApi({ now: () => clock });
const organiser = givenUser(api, 'Rosa Organizadora');
const player = givenPlayerAccount(api, 'Ana Perdedora');
const umpire = givenPlayerAccount(api, 'Uri Árbitro');
const untrusted = givenUser(api, 'Mallory', { trusted: false });

let match: Match;

/** The player is `a` in a match of two sets won. */
beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', best_of: 3 });
  const [first] = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  if (!first) throw new Error('the phase has no match');
  match = first;
  await api.db
    .updateTable('matches')
    .set({ player_a: player.player._id })
    .where('id', '=', match._id)
    .execute();
});

/** A new log each time: the ids of events are unique across all matches. */
const lost = () => logOf([toss, ...setWon('b'), ...setWon('b')]);
const back = () => logOf([undo], lost().length);
const mayScore = async () => (await player.get(getMatch, { params: { id: match._id } })).may.score;

describe('the end of a match', () => {
  test('is taken back by the player who scored it, for ten minutes', async () => {
    await send(player, match._id, lost());
    expect(await mayScore()).toBe(true);
    expect((await send(player, match._id, back())).status).toBe(200);
    const audited = await api.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'takeEndBack')
      .where('entity_id', '=', match._id)
      .execute();
    expect(audited).toEqual([{ actor_id: player.id }]);
  });

  test('not later', async () => {
    await send(player, match._id, lost());
    const before = clock;
    clock = new Date(clock.getTime() + 11 * 60 * 1000);
    expect(await mayScore()).toBe(false);
    expect((await send(player, match._id, back())).failure.code).toBe('match.endStands');
    clock = before;
  });

  test('and not after somebody else scored it, but by the organisers', async () => {
    await send(organiser, match._id, lost());
    expect(await mayScore()).toBe(false);
    expect((await send(player, match._id, back())).failure.code).toBe('match.endStands');
    expect((await send(organiser, match._id, back())).status).toBe(200);
  });
});

describe('players score their match where nobody else does', () => {
  const opponent = givenPlayerAccount(api, 'Berta Rival');
  const set = (values: { umpire_id?: string; player_b?: string }) =>
    api.db.updateTable('matches').set(values).where('id', '=', match._id).execute();
  const codeOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).failure.code;

  test('not once the organisers have: the loser does not end the match, nor take it back', async () => {
    await send(organiser, match._id, lost().slice(0, -1));
    const last = lost().length;
    expect(await codeOf(player, match._id, logOf([point('b')], last - 1))).toBe('match.scoredForYou');
    expect(await mayScore()).toBe(false);
    expect((await send(organiser, match._id, logOf([point('b')], last - 1))).status).toBe(200);
  });

  test('nor points nor sheets once the umpire has, but again when the umpire has undone theirs', async () => {
    await set({ umpire_id: umpire.player._id });
    expect((await send(player, match._id, logOf([toss]))).status).toBe(200);
    expect((await send(umpire, match._id, logOf([point('b')], 1))).status).toBe(200);
    expect(await codeOf(player, match._id, logOf([point('a')], 2))).toBe('match.scoredForYou');
    const sets = [
      { a: 11, b: 1 },
      { a: 11, b: 1 },
    ];
    const sheet = { params: { id: match._id }, body: { sets } };
    expect((await player.call(putResult, sheet)).failure.code).toBe('match.scoredForYou');
    expect((await player.get(getMatch, { params: { id: match._id } })).may).toMatchObject({
      score: false,
      award: [],
    });
    await send(umpire, match._id, logOf([undo], 2));
    expect(await mayScore()).toBe(true);
    expect((await send(player, match._id, logOf([point('a')], 3))).status).toBe(200);
  });

  test('nor sheets while another device scores it, although its points have not arrived', async () => {
    await organiser.get(takeLease, { params: { id: match._id }, body: { device: randomUUID() } });
    const sets = Array.from({ length: 2 }, () => ({ a: 11, b: 1 }));
    const sheet = { params: { id: match._id }, body: { sets } };
    expect((await player.call(putResult, sheet)).failure.code).toBe('match.heldElsewhere');
    expect((await organiser.call(putResult, sheet)).status).toBe(200);
  });

  test('and each undoes only their own points', async () => {
    await set({ player_b: opponent.player._id });
    await send(opponent, match._id, lost().slice(0, -1));
    const last = lost().length;
    await send(player, match._id, logOf([point('b')], last - 1));
    expect((await send(player, match._id, logOf([undo], last))).status).toBe(200);
    expect(await codeOf(player, match._id, logOf([undo], last + 1))).toBe('match.undoNotYours');
    expect(await codeOf(player, match._id, logOf([point('b'), undo, undo], last + 1))).toBe(
      'match.undoNotYours',
    );
    expect((await send(opponent, match._id, logOf([undo], last + 1))).status).toBe(200);
  });

  test('and in doubles either of a pair undoes what the other sent, and takes the end back', async () => {
    const [ana, leo, rival] = [
      await api.registerUser('Ana'),
      await api.registerUser('Leo'),
      await api.registerUser('Eva'),
    ];
    const { open, pairs } = await givenMixedDoubles(organiser, 2);
    const phase = await givenPhase(organiser, open._id, {
      number: 1,
      type: 'groups',
      groups_count: 1,
      best_of: 3,
    });
    const [group] = await groupsOf(organiser, phase);
    const { _id: id = '', a } = group?.matches[0] ?? {};
    const own = pairs.find(({ _id }) => _id === a?._id);
    const other = pairs.find((pair) => pair !== own);
    for (const [player, { id: user_id }] of [
      [own?.members[0], ana],
      [own?.members[1], leo],
      [other?.members[0], rival],
    ] as const)
      await api.db
        .updateTable('players')
        .set({ user_id })
        .where('id', '=', player?._id ?? '')
        .execute();
    await send(ana, id, logOf([toss]));
    expect(await codeOf(rival, id, logOf([undo], 1))).toBe('match.undoNotYours');
    expect((await send(leo, id, logOf([undo], 1))).status).toBe(200);
    const rest = logOf([toss, ...setWon('b'), ...setWon('b')], 2);
    expect((await send(leo, id, rest)).status).toBe(200);
    const mayScoreOf = async (by: Caller) => (await by.get(getMatch, { params: { id } })).may.score;
    expect([await mayScoreOf(ana), await mayScoreOf(rival)]).toEqual([true, false]);
    expect((await send(ana, id, logOf([undo], 2 + rest.length))).status).toBe(200);
  });

  test('until the log is longer than a match can be; then the organisers go on', async () => {
    const log = logOf([toss, ...Array.from({ length: 500 }, () => [point('a'), undo]).flat()]);
    for (const from of [0, 500]) await send(player, match._id, log.slice(from, from + 500));
    expect(await codeOf(player, match._id, log.slice(1000))).toBe('match.logTooLong');
    expect((await send(organiser, match._id, log.slice(1000))).status).toBe(200);
  });
});

describe('a match that is not played to its end', () => {
  const sheet = (outcome: 'walkover' | 'retired' | 'disqualified', winner: 'a' | 'b' | null) => ({
    params: { id: match._id },
    body: { outcome, winner, sets: [] },
  });

  test.each([
    ['walkover', 'a'],
    ['retired', 'a'],
    ['disqualified', 'a'],
    ['walkover', null],
  ] as const)('%s in favour of %s is refused to the player', async (outcome, winner) => {
    const { failure } = await player.call(putResult, sheet(outcome, winner));
    expect(failure.code).toBe('match.notYoursToAward');
    const end = { type: 'end', outcome, side: winner } as const;
    expect((await send(player, match._id, logOf([toss, end]))).failure.code).toBe('match.notYoursToAward');
  });

  test('a player can give it to the opponent', async () => {
    const { may } = await player.get(getMatch, { params: { id: match._id } });
    expect(may.award).toEqual(['b']);
    expect((await player.call(putResult, sheet('retired', 'b'))).body).toMatchObject({ winner: 'b' });
  });

  test('the umpire can give it to either side, and while they score the sheet is not the players’', async () => {
    const { version } = await organiser.get(getMatch, { params: { id: match._id } });
    const called = { params: { id: match._id }, version, body: { umpire_id: umpire.player._id } };
    await organiser.get(editMatch, called);
    await send(umpire, match._id, logOf([toss, ...setWon('b')]));
    const played = {
      params: { id: match._id },
      body: {
        sets: [
          { a: 11, b: 1 },
          { a: 11, b: 1 },
        ],
      },
    };
    expect((await player.call(putResult, played)).failure.code).toBe('match.scoredForYou');
    expect((await umpire.call(putResult, sheet('disqualified', 'b'))).status).toBe(200);
  });
});

test('an untrusted open names as umpire only who is in it, or organises it', async () => {
  await api.db.updateTable('opens').set({ approved_at: null }).where('id', '=', match.open._id).execute();
  await api.db
    .updateTable('open_organisers')
    .set({ user_id: untrusted.id })
    .where('open_id', '=', match.open._id)
    .execute();
  const { version } = await untrusted.get(getMatch, { params: { id: match._id } });
  const call = (umpire_id: string) =>
    untrusted.call(editMatch, { params: { id: match._id }, version, body: { umpire_id } });
  expect((await call(umpire.player._id)).failure.issues?.[0]?.path).toEqual(['umpire_id']);
  const { matches } = await organiser.get(getGroup, { params: { id: match.group_id } });
  const other = matches.find(({ _id, a }) => _id !== match._id && a !== null);
  expect((await call(other?.a?._id ?? '')).status).toBe(200);
});

describe('a match that somebody else scores is not the players’ to take', () => {
  const params = () => ({ id: match._id });
  const sheet = { sets: [1, 2].map(() => ({ a: 11, b: 2 })) };
  const attempts = async () => {
    const take = await player.call(takeLease, {
      params: params(),
      body: { device: randomUUID(), take_over: true },
    });
    const put = await player.call(putResult, { params: params(), body: sheet });
    return [take.failure.code, put.failure.code];
  };

  test('while a device of the organisers holds it, before the first point', async () => {
    await organiser.get(takeLease, { params: params(), body: { device: randomUUID(), take_over: false } });
    expect(await attempts()).toEqual(['match.scoredForYou', 'match.heldElsewhere']);
    const before = clock;
    clock = new Date(clock.getTime() + 11 * 60 * 1000);
    expect(await mayScore()).toBe(true);
    clock = before;
  });

  test('while points that the organisers handed in wait for a decision', async () => {
    const events = [...logOf([toss]), ...logOf([point('a')], 1)];
    const body = { based_on: 0, events, code: 'match.seqConflict' as const };
    await send(player, match._id, logOf([toss]));
    await organiser.get(reportConflict, { params: params(), body });
    expect(await attempts()).toEqual(['match.scoredForYou', 'match.scoredForYou']);
    const sent = await send(player, match._id, logOf([point('b')], 1));
    expect(sent.failure.code).toBe('match.scoredForYou');
  });
});
