import {
  correctResult,
  getGroup,
  getMatch,
  type BodyInputOf,
  type Group,
  type MatchPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { lockLedger } from '#features/competition/ratings/store.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, groupsOf, mirrored, playAll, threeNil } from '#testing/given-draw.ts';
import { countersOf, ledgerRows, replayedRows, versionsOfLedger } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
givenUser(api, 'Otra');
const stranger = givenPlayerAccount(api, 'Nadie');
const lost = mirrored(threeNil);
const because = { reason: 'La mesa apuntó al revés' };

const correct = (id: string, body: BodyInputOf<typeof correctResult>) =>
  organiser.call(correctResult, { params: { id }, body });
const pageOf = (id: string): Promise<MatchPage> => organiser.get(getMatch, { params: { id } });

/** Everything stored except the ratings. */
const kept = async () => ({
  matches: await api.db.selectFrom('matches').selectAll().orderBy('id').execute(),
  sets: await api.db.selectFrom('sets').selectAll().orderBy('match_id').orderBy('number').execute(),
  lines: await api.db.selectFrom('group_players').selectAll().orderBy('group_id').orderBy('line').execute(),
  ledger: await ledgerRows(api.db),
});

const expectRatingsOfReplay = async () => {
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  const { kept: counters, replayed } = await countersOf(api.db);
  expect(counters).toEqual(replayed);
};

describe('in a group that is under way', () => {
  let players: string[];
  let group: Group;

  beforeEach(async () => {
    const given = await givenOpenInPlay(organiser, 4);
    players = given.players;
    const phase = await givenPhase(organiser, given.open._id, { number: 1, type: 'groups', groups_count: 1 });
    group = await playAll(organiser, phase.groups[0]?._id ?? '', players);
  });

  /** The match between the group's two best players. */
  const topMatch = () => {
    const best = players.slice(0, 2);
    const match = group.matches.find(
      ({ a, b }) => best.includes(a?._id ?? '') && best.includes(b?._id ?? ''),
    );
    if (!match) throw new Error('the best two do not meet');
    const won = match.winner === 'a' ? lost : threeNil;
    return { id: match._id, sets: [...won] };
  };

  test('a preview shows what would change and changes nothing', async () => {
    const before = await kept();
    const { id, sets } = topMatch();
    const { body } = await correct(id, { preview: true, sets });
    const moved = body.consequences.standings.map(({ player, before: from, after }) => [
      player._id,
      from,
      after,
    ]);
    expect(moved).toEqual(
      expect.arrayContaining([
        [players[0], 1, 2],
        [players[1], 2, 1],
      ]),
    );
    expect(body.consequences.ratings.length).toBeGreaterThanOrEqual(2);
    expect(body.consequences.players).toBe(body.consequences.ratings.length);
    expect(body.match.winner).not.toBe((await pageOf(id)).winner);
    expect(await kept()).toEqual(before);
  });

  test('the correction does what the preview showed', async () => {
    const { id, sets } = topMatch();
    const preview = await correct(id, { preview: true, sets });
    const told = preview.body.consequences;
    const done = await correct(id, { ...because, sets });
    expect(done.body.consequences).toEqual(told);
    expect(done.body.match.rating_changes).toEqual(preview.body.match.rating_changes);
    const { standings } = await organiser.get(getGroup, { params: { id: group._id } });
    expect(standings.map(({ player }) => player._id)).toEqual([
      players[1],
      players[0],
      players[2],
      players[3],
    ]);
  });

  test('a preview waits for nobody who rates a match, and nobody for it', async () => {
    const { id, sets } = topMatch();
    await api.db.transaction().execute(async (other) => {
      await lockLedger(other);
      const { body } = await correct(id, { preview: true, sets });
      expect(body.consequences.ratings.length).toBeGreaterThanOrEqual(2);
    });
  });

  test('of the ledger only the rows that changed are written', async () => {
    const { id, sets } = topMatch();
    const [rows, versions] = [await ledgerRows(api.db), await versionsOfLedger(api.db)];
    await correct(id, { ...because, sets });
    const now = await versionsOfLedger(api.db);
    const written = [...now].filter(([key, version]) => versions.get(key) !== version);
    const old = new Set(rows.map((row) => JSON.stringify(row)));
    const changed = (await ledgerRows(api.db)).filter((row) => !old.has(JSON.stringify(row)));
    expect(written.map(([key]) => key).toSorted()).toEqual(changed.map((row) => row.match + row.player));
    expect(changed.length).toBeLessThan(rows.length);
  });

  test('ratings that moved since are those of a replay from zero', async () => {
    const { id, sets } = topMatch();
    await correct(id, { ...because, sets });
    await expectRatingsOfReplay();
    await correct(id, { ...because, outcome: 'walkover', sets: [], winner: 'a' });
    expect((await pageOf(id)).rating_changes).toEqual([]);
    await expectRatingsOfReplay();
    await correct(id, { ...because, sets: [...threeNil] });
    await expectRatingsOfReplay();
  });

  test('who, why and what it was are in the audit log', async () => {
    const { id, sets } = topMatch();
    await correct(id, { ...because, sets });
    const entry = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .where('action', '=', 'correctResult')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_id: organiser.id,
      reason: because.reason,
      before: { outcome: 'played' },
    });
  });

  test('needs a reason, a legal score and a result to correct', async () => {
    const { id, sets } = topMatch();
    expect((await correct(id, { sets })).failure.code).toBe('match.reasonRequired');
    expect((await correct(id, { ...because, sets: [{ a: 12, b: 9 }] })).failure.code).toBe(
      'match.setTooLong',
    );
  });

  test('is the organisers’ alone', async () => {
    const { id, sets } = topMatch();
    const answer = await stranger.call(correctResult, { params: { id }, body: { ...because, sets } });
    expect(answer.status).toBe(403);
  });
});

test('a match without a result has nothing to correct', async () => {
  const { open } = await givenOpenInPlay(organiser, 2);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
  const [bracket] = await groupsOf(organiser, phase);
  const answer = await correct(bracket?.matches[0]?._id ?? '', { ...because, sets: [...threeNil] });
  expect(answer.failure.code).toBe('match.notBegun');
});
