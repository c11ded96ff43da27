import { randomUUID } from 'node:crypto';
import {
  acceptOrganising,
  conflictDecisions,
  decideConflict,
  getGroup,
  getMatch,
  inviteOrganiser,
  listConflicts,
  listEvents,
  listOpenConflicts,
  putResult,
  removeOrganiser,
  reportConflict,
  takeLease,
  transitionOpen,
  type ConflictDecision,
  type Match,
  type MatchEventOnWire,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { logOf, point, points, send, setWon, toss, undo } from '#testing/given-log.ts';
import { ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const umpire = givenPlayerAccount(api, 'Uri Árbitro');
const player = givenPlayerAccount(api, 'Ana Jugadora');
const stranger = givenPlayerAccount(api, 'Nadie');

let openId: string;
let matches: Match[];
let id: string;

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  openId = open._id;
  const phase = await givenPhase(organiser, openId, { number: 1, type: 'knockout', best_of: 3 });
  matches = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  id = (matches[0] as Match)._id;
  await api.db
    .updateTable('matches')
    .set({ player_a: player.player._id, umpire_id: umpire.player._id })
    .where('id', '=', id)
    .execute();
});

const report = (by: Caller, based_on: number, events: readonly MatchEventOnWire[]) =>
  by.call(reportConflict, {
    params: { id },
    body: { based_on, events: [...events], code: 'match.seqConflict' },
  });
const decide = (by: Caller, conflict_id: string, decision: ConflictDecision, more = {}) =>
  by.call(decideConflict, { params: { id, conflict_id }, body: { decision, ...more } });
const conflictsFor = async (by: Caller = organiser) =>
  (await by.get(listConflicts, { params: { id } })).collection;
const logNow = async () => (await organiser.get(listEvents, { params: { id } })).events;
const pageOf = (by: Caller) => by.get(getMatch, { params: { id } });
const pageNow = () => pageOf(organiser);
const setsNow = async () => (await pageNow()).sets;

/** The umpire scored a:3 b:0 offline, after a toss; the organiser b:2 meanwhile. */
async function givenConflict() {
  const [begin] = [logOf([toss])];
  await send(umpire, id, begin);
  const theirs = logOf(points('a', 3), 1);
  await send(organiser, id, logOf(points('b', 2), 1));
  expect((await send(umpire, id, theirs)).failure.code).toBe('match.seqConflict');
  await report(umpire, 1, theirs);
  return theirs[0]?.id ?? '';
}

describe('what a device could not score', () => {
  test('waits for a decision and changes nothing; handed in again it is the same, or grows', async () => {
    const conflict = await givenConflict();
    expect(await setsNow()).toEqual([{ a: 0, b: 2 }]);
    expect((await pageNow()).conflicts).toBe(1);
    const [kept] = await conflictsFor();
    expect(kept).toMatchObject({
      _id: conflict,
      based_on: 1,
      by: 'Uri Árbitro',
      why: 'El marcador ha cambiado en otro dispositivo.',
      decided: null,
    });
    const grown = [...(kept?.events ?? []), ...logOf([point('b')], 4)];
    for (const events of [grown, kept?.events ?? []])
      expect((await report(umpire, 1, events)).body).toEqual({ _id: conflict });
    const all = await conflictsFor();
    expect(all.map(({ events }) => events.length)).toEqual([4]);
    const waiting = await organiser.get(listOpenConflicts, { params: { id: openId } });
    expect(waiting.collection).toMatchObject([{ match_id: id, a: 'Ana Jugadora', conflicts: 1 }]);
  });

  test('is no conflict as far as the log has it', async () => {
    const log = logOf([toss, ...points('a', 2)]);
    await send(umpire, id, log);
    expect((await report(umpire, 0, log)).body).toEqual({ _id: null });
    const more = [...log, ...logOf([point('b')], 3)];
    await report(umpire, 0, more);
    expect(await conflictsFor()).toMatchObject([{ based_on: 3, events: more.slice(3) }]);
  });

  test('is shown with who sent what is in the log', async () => {
    await givenConflict();
    const { senders } = await organiser.get(listConflicts, { params: { id } });
    expect(senders).toEqual([
      { seq: 1, by: 'Uri Árbitro' },
      { seq: 2, by: 'Rosa Organizadora' },
    ]);
  });

  test('is taken from those who may score now, and shown to them alone', async () => {
    const events = logOf([toss]);
    expect((await report(stranger, 0, events)).status).toBe(403);
    expect((await stranger.call(listConflicts, { params: { id } })).status).toBe(403);
    await send(umpire, id, events);
    const [conflict] = logOf([point('a')], 1);
    await report(umpire, 1, conflict ? [conflict] : []);
    await api.db.updateTable('matches').set({ umpire_id: null }).where('id', '=', id).execute();
    expect((await send(umpire, id, logOf([point('a')], 1))).status).toBe(403);
    expect((await report(umpire, 1, logOf([point('b')], 1))).status).toBe(403);
    expect((await umpire.call(listConflicts, { params: { id } })).status).toBe(403);
    expect((await decide(umpire, conflict?.id ?? '', 'theirs')).status).toBe(403);
    expect(await conflictsFor()).toHaveLength(1);
  });

  describe('by a co-organiser who is removed', () => {
    let former: RegisteredUser;
    const remove = () => organiser.get(removeOrganiser, { params: { id: openId, user_id: former.id } });

    beforeEach(async () => {
      former = await api.registerUser('Carles Coorganizador');
      const params = { id: openId };
      await organiser.get(inviteOrganiser, { params, body: { email: former.email } });
      await former.get(acceptOrganising, { params });
    });

    test('is neither taken nor shown any more, whatever they sent', async () => {
      await send(former, id, logOf([toss]));
      expect((await report(former, 1, logOf([point('a')], 1))).status).toBe(200);
      await remove();
      expect((await report(former, 1, logOf([point('a')], 1))).status).toBe(403);
      expect((await former.call(listConflicts, { params: { id } })).status).toBe(403);
      expect((await pageOf(former)).conflicts).toBe(0);
    });

    test('keeps no player from scoring their match, and is the organisers’ to decide', async () => {
      await report(former, 0, logOf([toss]));
      const score = () => send(player, id, logOf([toss]));
      expect((await score()).failure.code).toBe('match.scoredForYou');
      await remove();
      expect((await score()).status).toBe(200);
      const [kept] = await conflictsFor();
      expect((await decide(player, kept?._id ?? '', 'theirs')).failure.code).toBe('match.scoredForYou');
      expect((await decide(organiser, kept?._id ?? '', 'theirs')).status).toBe(200);
    });

    test('nor does the match stay in their hands', async () => {
      const device = randomUUID();
      await former.get(takeLease, { params: { id }, body: { device } });
      const take = () => player.call(takeLease, { params: { id }, body: { device: randomUUID() } });
      expect((await take()).failure.code).toBe('match.scoredForYou');
      await remove();
      expect((await take()).status).toBe(200);
    });
  });

  test.each([
    ['a player', player, 3],
    ['the umpire', umpire, 20],
  ])('up to a limit of the account, for %s', async (_, by, most) => {
    for (let count = 0; count < most; count += 1) await report(by, 0, logOf([toss]));
    expect((await report(by, 0, logOf([toss]))).failure.code).toBe('match.tooManyConflicts');
    expect((await pageNow()).conflicts).toBe(most);
    expect((await report(organiser, 0, logOf([toss]))).status).toBe(200);
  });

  test('thirty times in a match, although they were decided; those are listed without their events', async () => {
    for (let count = 0; count < 30; count += 1) {
      const { body } = await report(player, 0, logOf([toss]));
      await decide(player, body._id ?? '', 'theirs');
    }
    expect((await report(player, 0, logOf([toss]))).failure.code).toBe('match.tooManyConflicts');
    expect((await conflictsFor()).flatMap(({ events }) => events)).toEqual([]);
  });
});

describe('a decision', () => {
  test.each<[ConflictDecision, { a: number; b: number }, number]>([
    ['theirs', { a: 0, b: 2 }, 3],
    ['mine', { a: 3, b: 0 }, 8],
    ['joined', { a: 3, b: 2 }, 6],
  ])('%s: the score is then the one that was shown', async (decision, set, seq) => {
    const conflict = await givenConflict();
    expect((await decide(organiser, conflict, decision)).body.decided).toMatchObject({
      decision,
      by: 'Rosa Organizadora',
    });
    expect(await setsNow()).toEqual([set]);
    expect((await pageNow()).conflicts).toBe(0);
    expect(await logNow()).toHaveLength(seq);
    expect((await organiser.get(listOpenConflicts, { params: { id: openId } })).collection).toEqual([]);
    const audited = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'after'])
      .where('action', '=', 'decideConflict')
      .where('entity_id', '=', id)
      .execute();
    expect(audited).toEqual([{ actor_id: organiser.id, after: { decision, by: umpire.id, events: 3 } }]);
  });

  test('is made once: again it does nothing, and another one is refused with who made it', async () => {
    const conflict = await givenConflict();
    await decide(organiser, conflict, 'joined');
    expect((await decide(umpire, conflict, 'joined')).status).toBe(200);
    const { failure } = await decide(umpire, conflict, 'theirs');
    expect([failure.code, failure.details]).toEqual([
      'match.conflictDecided',
      { decision: 'joined', by: 'Rosa Organizadora' },
    ]);
    expect(await setsNow()).toEqual([{ a: 3, b: 2 }]);
  });

  test('of two at once one is made', async () => {
    const conflict = await givenConflict();
    const answers = await Promise.all([
      decide(organiser, conflict, 'mine'),
      decide(umpire, conflict, 'joined'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect([[{ a: 3, b: 0 }], [{ a: 3, b: 2 }]]).toContainEqual(await setsNow());
  });

  test('is not held up by the device that scores, nor takes the match from it', async () => {
    const conflict = await givenConflict();
    await umpire.get(takeLease, { params: { id }, body: { device: randomUUID() } });
    expect((await decide(organiser, conflict, 'mine')).status).toBe(200);
    expect((await pageNow()).lease?.by).toBe('Uri Árbitro');
  });

  test('is not the players’ where the umpire scores, and they take back nobody’s points', async () => {
    const conflict = await givenConflict();
    expect((await decide(player, conflict, 'mine')).failure.code).toBe('match.scoredForYou');
    expect((await decide(stranger, conflict, 'theirs')).status).toBe(403);
  });

  test('is not made by a player about what the umpire or the organisers handed in', async () => {
    const theirs = logOf([toss, ...points('b', 3)]);
    await report(organiser, 0, theirs);
    const own = logOf([toss, point('a')]);
    await report(player, 0, own);
    expect((await conflictsFor(player)).map(({ may }) => may)).toEqual([[], ['theirs']]);
    expect((await conflictsFor(umpire)).map(({ may }) => may)).toEqual([
      [...conflictDecisions],
      [...conflictDecisions],
    ]);
    for (const decision of ['theirs', 'mine'] as const)
      expect((await decide(player, theirs[0]?.id ?? '', decision)).failure.code).toBe('match.scoredForYou');
    expect((await decide(player, own[0]?.id ?? '', 'mine')).failure.code).toBe('match.scoredForYou');
    expect((await decide(umpire, theirs[0]?.id ?? '', 'theirs')).status).toBe(200);
    expect((await decide(player, own[0]?.id ?? '', 'mine')).status).toBe(200);
    expect(await setsNow()).toEqual([{ a: 1, b: 0 }]);
  });

  test('of a player scores nothing while another device scores the match', async () => {
    await organiser.get(takeLease, { params: { id }, body: { device: randomUUID() } });
    const own = logOf([toss, ...points('a', 3)]);
    await report(player, 0, own);
    for (const decision of ['mine', 'joined'] as const)
      expect((await decide(player, own[0]?.id ?? '', decision)).failure.code).toBe('match.heldElsewhere');
    expect(await logNow()).toEqual([]);
    expect((await decide(player, own[0]?.id ?? '', 'theirs')).status).toBe(200);
  });

  test('that was made is shown to nobody without a part in the match', async () => {
    const conflict = await givenConflict();
    await decide(organiser, conflict, 'theirs');
    for (const decision of ['theirs', 'mine'] as const)
      expect((await decide(stranger, conflict, decision)).failure.code).toBe('auth.forbidden');
  });

  test('that the laws do not allow is refused, and the conflict waits', async () => {
    await send(umpire, id, logOf([toss, point('a')]));
    const events = logOf([undo, point('b')], 2);
    await report(umpire, 2, events);
    const conflict = events[0]?.id ?? '';
    expect((await decide(organiser, conflict, 'joined')).failure.code).toBe('match.undoBeyondOwn');
    await api.db.deleteFrom('match_events').where('match_id', '=', id).execute();
    expect((await decide(organiser, conflict, 'mine')).failure.code).toBe('match.basisGone');
    expect((await conflictsFor())[0]?.decided).toBeNull();
  });
});

describe('a result from the sheet meanwhile', () => {
  const sheet = [
    { a: 5, b: 11 },
    { a: 5, b: 11 },
  ];

  /** The umpire scored the whole match for a; the organiser entered that b won. */
  async function givenSheet(log = logOf([toss, ...setWon('a', 3), ...setWon('a', 4)])) {
    await organiser.get(putResult, { params: { id }, body: { sets: sheet } });
    expect((await send(umpire, id, log)).failure.code).toBe('match.alreadyFinished');
    await report(umpire, 0, log);
    return log[0]?.id ?? '';
  }

  test('is replaced as a correction, by the organisers, with a reason and its consequences', async () => {
    const conflict = await givenSheet();
    expect((await decide(umpire, conflict, 'mine')).status).toBe(403);
    expect((await decide(organiser, conflict, 'mine')).failure.code).toBe('match.reasonRequired');
    expect((await decide(organiser, conflict, 'mine', { reason: 'Lo llevaba el árbitro' })).status).toBe(200);
    const page = await pageNow();
    expect([page.winner, page.sets]).toEqual([
      'a',
      [
        { a: 11, b: 3 },
        { a: 11, b: 4 },
      ],
    ]);
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  });

  test('stays if what the device has is no result', async () => {
    const conflict = await givenSheet(logOf([toss, ...setWon('a')]));
    const { failure } = await decide(organiser, conflict, 'mine', { reason: 'A medias' });
    expect(failure.code).toBe('match.undecided');
    expect((await decide(organiser, conflict, 'theirs')).status).toBe(200);
    expect((await pageNow()).winner).toBe('b');
  });

  test('and the next match begun is asked about', async () => {
    const conflict = await givenSheet();
    await givenResult(organiser, matches[1]?._id ?? '', sheet);
    const final = matches.find(({ round }) => round === 'final')?._id ?? '';
    await send(organiser, final, logOf([toss]));
    const reason = { reason: 'Lo llevaba el árbitro' };
    expect((await decide(organiser, conflict, 'mine', reason)).failure.code).toBe('match.nextBegun');
    expect((await decide(organiser, conflict, 'mine', { ...reason, begun_next: 'keep' })).status).toBe(200);
  });
});

test('an open with undecided conflicts finishes only when that is confirmed', async () => {
  const sheet = [
    { a: 11, b: 5 },
    { a: 11, b: 5 },
  ];
  for (const { _id } of matches.toSorted(
    (one, other) => (one.round === 'final' ? 1 : 0) - (other.round === 'final' ? 1 : 0),
  ))
    if ((await organiser.get(getMatch, { params: { id: _id } })).state === 'enrolled')
      await givenResult(organiser, _id, sheet);
  await report(umpire, 0, logOf([toss]));
  const finish = (confirmed: boolean) =>
    organiser.call(transitionOpen, { params: { id: openId }, body: { to: 'finished', confirmed } });
  const { failure } = await finish(false);
  expect([failure.code, failure.details]).toEqual(['open.conflictsUndecided', { matches: 1 }]);
  expect((await finish(true)).status).toBe(200);
  expect(await conflictsFor()).toHaveLength(1);
});
