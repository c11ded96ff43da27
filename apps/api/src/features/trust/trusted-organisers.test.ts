import {
  correctResult,
  getOpen,
  getTrust,
  putResult,
  setOpenApproval,
  setRoles,
  restoreOpen,
  setTrust,
  softDeleteOpen,
  setUserTrust,
  type BodyInputOf,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenResult, mirrored, threeNil } from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';
import { givenPlayed, type Played } from '#testing/given-played.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';

let clock = Date.parse('2027-02-28T10:00:00Z');
const api = givenApi({ now: () => new Date((clock += 10)) });
const admin = givenUser(api, 'Ada Admin');
givenUser(api, 'Telma Tena');
let newcomer: RegisteredUser;

beforeEach(async () => {
  newcomer = await api.registerUser('Nora Nueva', { trusted: false });
});

const finish = async (by: RegisteredUser, { openId, matches }: Played) => {
  for (const { _id: id } of matches) {
    const { status } = await by.call(putResult, { params: { id }, body: { sets: [...threeNil] } });
    // Matches played before are unchanged.
    expect([200, 409]).toContain(status);
  }
  await move(by, openId, 'finished');
};

const approve = (id: string, body: Partial<BodyInputOf<typeof setOpenApproval>> = {}) =>
  admin.get(setOpenApproval, { params: { id }, body: { approved: true, ...body } });

const trust = (id: string, body: Partial<BodyInputOf<typeof setUserTrust>> = {}) =>
  admin.get(setUserTrust, { params: { id }, body: { trusted: true, ...body } });

/** How many matches of an open are in the ledger. */
const ratedIn = async ({ openId }: Played) => {
  const rows = await api.db
    .selectFrom('rating_ledger')
    .select('match_id')
    .distinct()
    .where('open_id', '=', openId)
    .execute();
  return rows.length;
};

const ratings = async () =>
  new Map(
    (await api.db.selectFrom('players').select(['id', 'rating']).execute()).map((row) => [
      row.id,
      row.rating,
    ]),
  );

const expectReplay = async () => {
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  const { kept, replayed } = await countersOf(api.db);
  expect(kept).toEqual(replayed);
};

/** The rating changes reported by a preview or a change, as the ratings show them. */
const movesBetween = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...after]
    .filter(([id, rating]) => before.get(id) !== rating)
    .map(([id, rating]) => ({ id, before: before.get(id), after: rating }));

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const shownMoves = (shown: Awaited<ReturnType<typeof approve>>) =>
  byId(shown.ratings.map(({ player, ...moved }) => ({ id: player._id, ...moved })));

describe('trusting an organiser', () => {
  test('rates all their opens, as the preview said', async () => {
    const one = await givenPlayed(newcomer, 3);
    const other = await givenPlayed(newcomer, 2, one.players);
    const before = await ratings();
    const preview = await trust(newcomer.id, { preview: true });
    expect([preview.matches, await ratedIn(one)]).toEqual([5, 0]);
    expect(await trust(newcomer.id)).toEqual(preview);
    expect([await ratedIn(one), await ratedIn(other)]).toEqual([3, 2]);
    expect(shownMoves(preview)).toEqual(byId(movesBetween(before, await ratings())));
    expect(await trust(newcomer.id)).toMatchObject({ matches: 0 });
    await expectReplay();
  });

  test('that is taken back takes no rating back, and rates nothing new', async () => {
    await trust(newcomer.id);
    const open = await givenPlayed(newcomer, 2);
    const before = await ratings();
    expect(await trust(newcomer.id, { trusted: false })).toEqual({ matches: 0, players: 0, ratings: [] });
    expect(await ratings()).toEqual(before);
    await givenResult(newcomer, open.matches[2]?._id ?? '');
    expect(await ratedIn(open)).toBe(2);
    await expectReplay();
    // A rated result is corrected like any other.
    const [first] = open.matches;
    await newcomer.get(correctResult, {
      params: { id: first?._id ?? '' },
      body: { sets: mirrored(threeNil), reason: 'Al revés' },
    });
    expect(await ratedIn(open)).toBe(2);
    await expectReplay();
    expect(await trust(newcomer.id)).toMatchObject({ matches: 1 });
    await expectReplay();
  });

  test('is undone as if it had not been', async () => {
    const open = await givenPlayed(newcomer, 0);
    await finish(newcomer, open);
    const before = await ratings();
    expect(await trust(newcomer.id)).toMatchObject({ matches: 6 });
    expect(await trust(newcomer.id, { trusted: false, undo: true })).toMatchObject({ matches: 6 });
    expect([await ratings(), await ratedIn(open)]).toEqual([before, 0]);
    expect(await newcomer.get(getOpen, { params: { id: open.openId } })).toMatchObject({ rated: false });
    await expectReplay();
  });

  test('leaves a deleted open out until it is restored', async () => {
    const open = await givenPlayed(newcomer, 0);
    await finish(newcomer, open);
    await newcomer.get(softDeleteOpen, { params: { id: open.openId } });
    expect(await trust(newcomer.id)).toMatchObject({ matches: 0 });
    await admin.get(restoreOpen, { params: { id: open.openId } });
    expect(await ratedIn(open)).toBe(6);
    await expectReplay();
  });

  test('comes with a role, too', async () => {
    const open = await givenPlayed(newcomer, 2);
    const { version } = newcomer.login.user;
    const body = { roles: ['circuitManager' as const] };
    await admin.get(setRoles, { params: { id: newcomer.id }, body, version });
    expect(await ratedIn(open)).toBe(2);
    await expectReplay();
  });
});

describe('an installation where every organiser is trusted', () => {
  test('rates what waited, and no longer once it is switched off', async () => {
    const open = await givenPlayed(newcomer, 2);
    const all = (body: Partial<BodyInputOf<typeof setTrust>>) =>
      admin.get(setTrust, { body: { every_organiser: true, ...body } });
    const preview = await all({ preview: true });
    expect(await admin.get(getTrust)).toMatchObject({ every_organiser: false });
    expect(await all({})).toEqual(preview);
    expect(await admin.get(getTrust)).toEqual({
      every_organiser: true,
      waiting: { organisers: 0, opens: 0 },
    });
    await givenResult(newcomer, open.matches[2]?._id ?? '');
    expect(await ratedIn(open)).toBe(3);
    expect(await all({ every_organiser: false })).toMatchObject({ matches: 0 });
    await givenResult(newcomer, open.matches[3]?._id ?? '');
    expect(await ratedIn(open)).toBe(3);
    await expectReplay();
    await all({});
    expect(await ratedIn(open)).toBe(4);
    await all({ every_organiser: false, undo: true });
    expect(await ratedIn(open)).toBe(3);
    await expectReplay();
  });
});
