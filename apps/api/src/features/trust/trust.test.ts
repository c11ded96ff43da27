import {
  acceptOrganising,
  correctResult,
  editOpen,
  eraseMe,
  getCircuitRanking,
  getEditionRanking,
  getOpen,
  inviteOrganiser,
  listAuditLog,
  listPlayers,
  putResult,
  setOpenApproval,
  setTrust,
  setUserTrust,
  type BodyInputOf,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenResult, mirrored, threeNil } from '#testing/given-draw.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenOpen, move } from '#testing/given-open.ts';
import { givenPlayed, type Played } from '#testing/given-played.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';

let clock = Date.parse('2027-02-28T10:00:00Z');
const api = givenApi({ now: () => new Date((clock += 10)) });
const admin = givenUser(api, 'Ada Admin');
const trusted = givenUser(api, 'Telma Tena');
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

test('a new account moves no rating with matches that it invents, and is on no leaderboard', async () => {
  const field = await givenPlayed(trusted, 6);
  const before = await ratings();
  const invented = await givenPlayed(newcomer, 6);
  await move(newcomer, invented.openId, 'finished');
  const shill = invented.matches[0]?._id ?? '';
  await newcomer.get(correctResult, {
    params: { id: shill },
    body: { sets: mirrored(threeNil), reason: 'Al revés' },
  });
  const after = await ratings();
  for (const id of invented.players) expect(after.get(id)).toBe(1000);
  expect(movesBetween(before, after).filter(({ id }) => field.players.includes(id))).toEqual([]);
  expect(await ratedIn(invented)).toBe(0);
  const { collection } = await newcomer.get(listPlayers, { query: { itemsPerPage: 100 } });
  const shown = collection.filter(({ _id = '' }) => invented.players.includes(_id));
  expect(shown.map(({ matches_played, matches_won }) => [matches_played, matches_won])).toEqual(
    invented.players.map(() => [0, 0]),
  );
  await expectReplay();
});

test('an account that is erased leaves no trust to its opens', async () => {
  const coOrganiser = await api.registerUser('Berta Ayuda', { trusted: false });
  const invented = await givenPlayed(newcomer, 6);
  await move(newcomer, invented.openId, 'finished');
  const params = { id: invented.openId };
  await newcomer.get(inviteOrganiser, { params, body: { email: coOrganiser.email } });
  await coOrganiser.get(acceptOrganising, { params });
  await newcomer.get(eraseMe, { body: { password: newcomer.password } });
  expect(await coOrganiser.get(getOpen, { params })).toMatchObject({ rated: false });
  await coOrganiser.get(correctResult, {
    params: { id: invented.matches[0]?._id ?? '' },
    body: { sets: mirrored(threeNil), reason: 'Al revés' },
  });
  expect(await ratedIn(invented)).toBe(0);
});

test('nor do they get it from a trusted co-organiser who inherits', async () => {
  const invented = await givenPlayed(newcomer, 6);
  const params = { id: invented.openId };
  await newcomer.get(inviteOrganiser, { params, body: { email: trusted.email } });
  await trusted.get(acceptOrganising, { params });
  await newcomer.get(eraseMe, { body: { password: newcomer.password } });
  expect(await trusted.get(getOpen, { params })).toMatchObject({ rated: false, may: { manage: true } });
  expect(await ratedIn(invented)).toBe(0);
});

test.each([
  [setTrust, { every_organiser: true }],
  [setUserTrust, { trusted: true }],
  [setOpenApproval, { approved: true }],
] as const)('nobody gives themselves trust: $name', async (route, body) => {
  const { _id: openId } = await givenOpen(newcomer);
  const id = route === setOpenApproval ? openId : newcomer.id;
  expect((await newcomer.call(route, { params: { id }, body })).status).toBe(403);
  expect(await newcomer.get(getOpen, { params: { id: openId } })).toMatchObject({ rated: false });
});

describe('approving an open', () => {
  test('rates what was played in it, as its preview said, in its place among other matches', async () => {
    const open = await givenPlayed(newcomer, 4);
    const later = await givenPlayed(trusted, 6, open.players);
    const before = await ratings();
    const preview = await approve(open.openId, { preview: true });
    expect([await ratings(), await ratedIn(open)]).toEqual([before, 0]);
    const made = await approve(open.openId);
    expect(made).toEqual(preview);
    expect(made).toMatchObject({ matches: 4, players: 4 });
    expect(shownMoves(made)).toEqual(byId(movesBetween(before, await ratings())));
    expect([await ratedIn(open), await ratedIn(later)]).toEqual([4, 6]);
    await givenResult(newcomer, open.matches[4]?._id ?? '');
    expect(await ratedIn(open)).toBe(5);
    await expectReplay();
  });

  test('twice at once approves once', async () => {
    const open = await givenPlayed(newcomer, 2);
    const answers = await Promise.all([approve(open.openId), approve(open.openId)]);
    expect(answers.map(({ matches }) => matches).toSorted((one, other) => one - other)).toEqual([0, 2]);
    const filters = { action: 'setOpenApproval', entity_id: open.openId };
    expect((await admin.get(listAuditLog, { query: { filters } })).collection).toMatchObject([
      { after: { approved: true, undo: false, matches: 2 } },
    ]);
  });

  test('while its matches end leaves none out', async () => {
    const open = await givenPlayed(newcomer, 0);
    await Promise.all([...open.matches.map(({ _id }) => givenResult(newcomer, _id)), approve(open.openId)]);
    expect(await ratedIn(open)).toBe(6);
    await expectReplay();
  });

  test('rates what counts alone: no walkover', async () => {
    const open = await givenPlayed(newcomer, 1);
    await newcomer.get(correctResult, {
      params: { id: open.matches[0]?._id ?? '' },
      body: { outcome: 'walkover', sets: [], winner: 'a', reason: 'No vino' },
    });
    expect(await approve(open.openId)).toMatchObject({ matches: 0, players: 0, ratings: [] });
  });

  test('is undone as if it had not been, with what was rated since', async () => {
    const open = await givenPlayed(newcomer, 2);
    await givenPlayed(trusted, 6, open.players);
    const before = await ratings();
    await approve(open.openId);
    await givenResult(newcomer, open.matches[2]?._id ?? '');
    const preview = await approve(open.openId, { approved: false, undo: true, preview: true });
    const undone = await approve(open.openId, { approved: false, undo: true });
    expect(undone).toEqual(preview);
    expect([undone.matches, await ratedIn(open)]).toEqual([3, 0]);
    expect(await ratings()).toEqual(before);
    await expectReplay();
    expect(await approve(open.openId)).toMatchObject({ matches: 3 });
    await expectReplay();
  });

  test('settles the classification of one that has finished', async () => {
    const open = await givenPlayed(newcomer, 0);
    await finish(newcomer, open);
    const changes = () =>
      api.db.selectFrom('open_results').select('rating_change').where('open_id', '=', open.openId).execute();
    expect((await changes()).every(({ rating_change }) => rating_change === 0)).toBe(true);
    await approve(open.openId);
    expect((await changes()).some(({ rating_change }) => rating_change > 0)).toBe(true);
  });
});

describe('circuits', () => {
  test('pay for trusted opens alone, and go on paying for one that finished in trust', async () => {
    const edition = await givenEdition(admin);
    const params = { id: edition._id };
    const champions = async () => (await admin.get(getEditionRanking, { params })).collection.length;
    const open = await givenPlayed(newcomer, 0);
    const { version } = await admin.get(getOpen, { params: { id: open.openId } });
    const attach = { params: { id: open.openId }, body: { edition_id: edition._id }, version };
    await admin.get(editOpen, attach);
    await finish(newcomer, open);
    expect(await champions()).toBe(0);
    await trust(newcomer.id);
    expect(await champions()).toBe(4);
    await trust(newcomer.id, { trusted: false });
    expect(await champions()).toBe(4);
    const circuit = { params: { id: edition.circuit._id } };
    expect((await admin.get(getCircuitRanking, circuit)).collection).toHaveLength(4);
  });
});
