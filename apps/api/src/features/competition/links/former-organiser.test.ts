import { randomUUID } from 'node:crypto';
import * as contract from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller, RegisteredPlayer, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, point, points, send, setWon, toss, undo } from '#testing/given-log.ts';

let clock = new Date('2026-11-21T10:00:00Z');
const api = givenApi({ now: () => clock });
const admin = givenUser(api, 'Ada Admin');
let owner: RegisteredUser;
let former: RegisteredUser;

let openId: string;
let match: string;
let code: string;

beforeEach(async () => {
  owner = await api.registerUser('Rosa Dueña');
  const { open } = await givenOpenInPlay(owner, 4);
  openId = open._id;
  former = await api.registerUser('Carles Coorganizador');
  await joins(former);
  const phase = await givenPhase(owner, openId, { number: 1, type: 'knockout', best_of: 3 });
  const params = { id: phase.groups[0]?._id ?? '' };
  const { matches } = await owner.get(contract.getGroup, { params });
  match = matches.find(({ state }) => state === 'enrolled')?._id ?? '';
  await api.db.updateTable('matches').set({ table_number: 3 }).where('id', '=', match).execute();
  code = await codeOf(former, 3);
});

async function joins(who: RegisteredUser): Promise<void> {
  const params = { id: openId };
  await owner.get(contract.inviteOrganiser, { params, body: { email: who.email } });
  await who.get(contract.acceptOrganising, { params });
}

/** The code of a table, as an organiser copies it. */
async function codeOf(who: Caller, table: number): Promise<string> {
  const params = { id: openId };
  const { collection } = await who.get(contract.createScoreLinks, { params, body: { tables: [table] } });
  return collection[0]?.token ?? '';
}

const removal = (user_id: string) => ({ params: { id: openId, user_id } });
const remove = (user_id = former.id) => owner.get(contract.removeOrganiser, removal(user_id));
const codesNow = async () =>
  (await owner.get(contract.listScoreLinks, { params: { id: openId } })).collection.map(({ token }) => token);
const open = (link: string, key: string = randomUUID()) =>
  api.call(contract.accessByScoreLink, { body: { link, key } });
const why = async (link: string, key?: string) => {
  const answer = await open(link, key);
  return answer.status < 300 ? 'in' : answer.failure.code;
};
const tried = async (sent: ReturnType<typeof send>) => {
  const answer = await sent;
  return answer.status < 300 ? 'in' : answer.failure.code;
};
const ratingsMoved = async () =>
  Number(
    (
      await api.db
        .selectFrom('rating_ledger')
        .where('match_id', '=', match)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('a removed co-organiser with a saved code', () => {
  test('takes no table with it, disqualifies nobody and moves no rating', async () => {
    await remove();
    const opened = await open(code);
    expect(opened.status < 300 ? 'in' : opened.failure.code).toBe('scoreLink.revoked');
    const phone = api.as(opened.body.token ?? '');
    await send(phone, match, logOf([toss, point('a'), { type: 'end', outcome: 'disqualified', side: 'b' }]));
    expect((await owner.get(contract.getMatch, { params: { id: match } })).state).toBe('enrolled');
    expect(await ratingsMoved()).toBe(0);
  });

  test('nor with that of a match, nor on a phone that had opened one', async () => {
    const params = { id: openId };
    const { collection } = await former.get(contract.createScoreLinks, {
      params,
      body: { matches: [match] },
    });
    const phone = api.as((await open(code)).body.token);
    await remove();
    expect(await why(collection[0]?.token ?? '')).toBe('scoreLink.revoked');
    expect(await tried(send(phone, match, logOf([toss])))).toBe('auth.expired');
    expect(await codesNow()).toEqual([]);
  });

  test('nor with one made while they were being removed', async () => {
    const body = { tables: [5, 6, 7] };
    const making = former.call(contract.createScoreLinks, { params: { id: openId }, body });
    await Promise.all([making, remove()]);
    expect(await codesNow()).toEqual([]);
  });
});

describe('whoever could see the codes of an open ends them', () => {
  const disabled = (user: RegisteredUser) => admin.get(contract.disableUser, { params: { id: user.id } });
  const erased = (user: RegisteredUser) =>
    user.get(contract.eraseMe, { body: { password: user.password, erase_players: [] } });
  const setRoles = async (user: RegisteredUser, roles: contract.Role[]) => {
    const { version } = await admin.get(contract.getUser, { params: { id: user.id } });
    await admin.get(contract.setRoles, { params: { id: user.id }, version, body: { roles } });
  };

  test.each<[string, () => Promise<unknown>]>([
    ['by leaving', () => former.get(contract.removeOrganiser, removal(former.id))],
    ['with the account erased', () => erased(former)],
    ['with the account disabled', () => disabled(former)],
    ['with the owner erased, when the open has another one', () => erased(owner)],
  ])('%s', async (_, go) => {
    await go();
    expect(await why(code)).toBe('scoreLink.revoked');
  });

  test('an admin who is one no longer', async () => {
    const other = await api.registerUser('Otro Admin');
    await setRoles(other, ['admin']);
    expect(await why(code)).toBe('in');
    await setRoles(other, []);
    expect(await why(code)).toBe('scoreLink.revoked');
  });

  test('but not a circuit manager, who never saw them, nor whoever only declines', async () => {
    const manager = await api.registerUser('Gestora');
    await setRoles(manager, ['circuitManager']);
    await setRoles(manager, []);
    const params = { id: openId };
    const invited = await api.registerUser('Invitada');
    await owner.get(contract.inviteOrganiser, { params, body: { email: invited.email } });
    await invited.get(contract.removeOrganiser, removal(invited.id));
    expect(await why(code)).toBe('in');
  });
});

describe('removed by mistake', () => {
  const back = () => owner.get(contract.restoreOrganiser, removal(former.id));

  test('they bring the codes on the tables back', async () => {
    await remove();
    await back();
    expect(await codesNow()).toEqual([code]);
    expect(await why(code)).toBe('in');
  });

  test('not where there is a new one meanwhile', async () => {
    await remove();
    const fresh = await codeOf(owner, 3);
    await back();
    expect(await codesNow()).toEqual([fresh]);
    expect(await why(code)).toBe('scoreLink.revoked');
  });

  test('not once another one who knew them is gone', async () => {
    const other = await api.registerUser('Otra');
    await joins(other);
    await remove();
    await remove(other.id);
    await back();
    expect(await why(code)).toBe('scoreLink.revoked');
  });

  test('nor what was revoked for itself', async () => {
    await remove();
    await owner.get(contract.revokeScoreLinks, { params: { id: openId } });
    await back();
    expect(await why(code)).toBe('scoreLink.revoked');
  });
});

describe('the phone that scores a match then', () => {
  const key = randomUUID();
  const device = randomUUID();
  let phone: Caller;
  const score = (events: Parameters<typeof logOf>[0], after: number, by = phone) =>
    tried(send(by, match, logOf(events, after), { query: { device } }));

  beforeEach(async () => {
    phone = api.as((await open(code, key)).body.token);
    await score([toss, ...points('a', 3)], 0);
    await remove();
  });

  test('finishes it, and nothing else: it shows that match and no other', async () => {
    expect(await score([point('a')], 4)).toBe('in');
    const shown = await phone.get(contract.getScorePlace);
    expect([shown.revoked, shown.matches.map(({ _id }) => _id)]).toEqual([true, [match]]);
    const other = await owner.get(contract.listMatches, {
      query: { permanentFilters: { 'open._id': openId } },
    });
    const another = other.collection.find(({ _id, state }) => _id !== match && state === 'enrolled');
    await api.db
      .updateTable('matches')
      .set({ table_number: 3 })
      .where('id', '=', another?._id ?? '')
      .execute();
    expect(await tried(send(phone, another?._id ?? '', logOf([toss])))).toBe('auth.forbidden');
  });

  test('comes back after a reload, and no other phone does with that code', async () => {
    expect(await why(code)).toBe('scoreLink.revoked');
    const again = await open(code, key);
    expect(again.body).toMatchObject({ revoked: true, match_id: match, table: 3 });
    expect(await score([point('a')], 4, api.as(again.body.token))).toBe('in');
  });

  test('is let in until ten minutes after its end, in which it is taken back and sent again', async () => {
    const log = logOf([...points('a', 8), ...setWon('a')], 4);
    const query = { device };
    expect(await tried(send(phone, match, log, { query }))).toBe('in');
    expect(await ratingsMoved()).toBe(2);
    expect(await tried(send(phone, match, log, { query }))).toBe('in');
    expect(await score([undo], 4 + log.length)).toBe('in');
    expect(await score([point('a')], 5 + log.length)).toBe('in');
    const before = clock;
    clock = new Date(clock.getTime() + 10 * 60 * 1000 + 1);
    expect(await score([undo], 6 + log.length)).toBe('auth.expired');
    expect(await why(code, key)).toBe('scoreLink.revoked');
    clock = before;
  });

  test('hands in what did not fit, for as long as it is let in', async () => {
    const theirs = logOf([point('a')], 4);
    const report = () =>
      phone.call(contract.reportConflict, { params: { id: match }, body: { based_on: 4, events: theirs } });
    expect((await report()).body).toEqual({ _id: theirs[0]?.id });
    const listed = await phone.get(contract.listConflicts, { params: { id: match } });
    expect(listed.collection).toHaveLength(1);
    await owner.get(contract.takeLease, { params: { id: match }, body: { device, take_over: true } });
    expect((await report()).failure.code).toBe('auth.expired');
  });

  test('is out once somebody else takes the match', async () => {
    const body = { device: randomUUID(), take_over: true };
    await owner.get(contract.takeLease, { params: { id: match }, body });
    expect(await score([point('a')], 4)).toBe('auth.expired');
    await owner.get(contract.releaseLease, { params: { id: match }, query: { device: body.device } });
    expect(await score([point('a')], 4)).toBe('auth.expired');
  });

  test('is out once the organisers revoke what is left', async () => {
    const { finishing } = await owner.get(contract.listScoreLinks, { params: { id: openId } });
    expect(finishing).toMatchObject([{ table: 3, match: { _id: match } }]);
    await owner.get(contract.revokeScoreLinks, { params: { id: openId } });
    expect(await score([point('a')], 4)).toBe('auth.expired');
    expect((await owner.get(contract.listScoreLinks, { params: { id: openId } })).finishing).toEqual([]);
  });
});

test('a phone that took a match in play without scoring it does not stay', async () => {
  const umpire = api.as((await open(code)).body.token);
  await send(umpire, match, logOf([toss]));
  const silent = api.as((await open(code)).body.token);
  const body = { device: randomUUID(), take_over: true };
  await silent.get(contract.takeLease, { params: { id: match }, body });
  await remove();
  const query = { device: body.device };
  expect(await tried(send(silent, match, logOf([point('a')], 1), { query }))).toBe('auth.expired');
  expect(await tried(send(umpire, match, logOf([point('a')], 1)))).toBe('auth.expired');
});

describe('a removed co-organiser who had made themselves the umpire', () => {
  let umpire: RegisteredPlayer;
  const umpires = async () =>
    (await owner.get(contract.getMatch, { params: { id: match } })).umpire?.name ?? null;

  beforeEach(async () => {
    umpire = await api.registerPlayer('Uri Árbitro');
    await joins(umpire);
    const { version } = await umpire.get(contract.getMatch, { params: { id: match } });
    const body = { umpire_id: umpire.player._id };
    await umpire.get(contract.editMatch, { params: { id: match }, version, body });
  });

  test('is no longer', async () => {
    await remove(umpire.id);
    expect(await tried(send(umpire, match, logOf([toss])))).toBe('auth.forbidden');
    expect(await umpires()).toBeNull();
  });

  test('finishes the match that they are scoring', async () => {
    await send(umpire, match, logOf([toss]));
    await remove(umpire.id);
    expect(await tried(send(umpire, match, logOf([...setWon('a'), ...setWon('a')], 1)))).toBe('in');
    expect(await umpires()).toBe('Uri Árbitro');
  });
});

describe('its organisers', () => {
  const links = () => owner.get(contract.listScoreLinks, { params: { id: openId } });

  test('are told which codes ended, and make them anew at once', async () => {
    const params = { id: openId };
    await former.get(contract.createScoreLinks, { params, body: { tables: [4], matches: [match] } });
    await remove();
    const { ended } = await links();
    expect(ended).toEqual({ tables: [3, 4], matches: [match] });
    const { collection } = await owner.get(contract.createScoreLinks, { params, body: ended });
    expect(collection).toHaveLength(3);
    expect((await links()).ended).toEqual({ tables: [], matches: [] });
  });

  test('and asked nothing where there was no code', async () => {
    await owner.get(contract.revokeScoreLinks, { params: { id: openId } });
    await remove();
    expect((await links()).ended).toEqual({ tables: [], matches: [] });
  });
});
