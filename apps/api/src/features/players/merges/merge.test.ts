import {
  createPlayerFromUser,
  editPlayer,
  eraseMe,
  getClassification,
  getGroup,
  getPlayer,
  listDuplicates,
  listInscriptions,
  listPlayers,
  listPlayerMatches,
  mergePlayers,
  removeInscription,
  restorePlayer,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../../clean-up.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer, move } from '#testing/given-open.ts';
import { givenOpenInPlay, givenPhase, givenResult, groupsOf } from '#testing/given-draw.ts';
import { givenPlayed } from '#testing/given-played.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const director = givenUser(api, 'Telma Tena');

const merge = (id: string, merged_id: string, preview = false) =>
  admin.call(mergePlayers, { params: { id }, body: { merged_id, preview } });
const undo = (id: string) => admin.call(restorePlayer, { params: { id } });

const inscriptionOf = async (openId: string, playerId: string) =>
  (await admin.get(listInscriptions, { params: { id: openId } })).collection.find(
    ({ player }) => player?._id === playerId,
  )?._id ?? '';

/** Everything that a merge may change, to compare. */
async function everything() {
  const { db } = api;
  const table = (name: 'inscriptions' | 'matches' | 'group_players' | 'open_results' | 'consents') =>
    db.selectFrom(name).selectAll().execute();
  const stripped = (rows: readonly object[]) =>
    rows
      .map((row) =>
        JSON.stringify(row, (key, value) => (/version|updated_at/u.test(key) ? undefined : value)),
      )
      .toSorted();
  return {
    players: stripped(
      await db
        .selectFrom('players')
        .select([
          'id',
          'user_id',
          'nickname',
          'date_of_birth',
          'club_id',
          'avatar_id',
          'contact_phone',
          'deleted_at',
        ])
        .select(['rating', 'rated_matches', 'matches_won'])
        .execute(),
    ),
    inscriptions: stripped(await table('inscriptions')),
    matches: stripped(await table('matches')),
    lines: stripped(await table('group_players')),
    results: stripped(await table('open_results')),
    consents: stripped(await table('consents')),
    administrators: stripped(await db.selectFrom('player_administrators').selectAll().execute()),
    reports: stripped(await db.selectFrom('phases').select(['id', 'draw_report']).execute()),
    ledger: await ledgerRows(db),
  };
}

async function expectReplay() {
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  const { kept, replayed } = await countersOf(api.db);
  expect(kept).toEqual(replayed);
}

/** An open that is over, with this player and three others. */
async function givenFinished(player: string) {
  const others = await Promise.all(['Ona', 'Pol', 'Quim'].map((name) => givenPlayer(director, { name })));
  const played = await givenPlayed(director, 6, [player, ...others.map(({ _id }) => _id)]);
  await move(director, played.openId, 'finished');
  return played;
}

describe('two profiles of one person', () => {
  test('become one: its opens, matches and ratings are those of both, and undoing brings everything back', async () => {
    const kept = await givenPlayer(director, { name: 'Marta Duplicada', date_of_birth: null });
    const merged = await givenPlayer(director, {
      name: 'Marta Duplicada',
      nickname: 'Marti',
      club: 'CTM Vic',
    });
    const first = await givenFinished(kept._id);
    const second = await givenFinished(merged._id);
    const before = await everything();

    const { body: preview } = await merge(kept._id, merged._id, true);
    expect(preview).toMatchObject({ matches: 3, opens: [{ _id: second.openId }] });
    expect(preview.filled).toEqual(['nickname', 'date_of_birth', 'club_id']);
    expect(await everything()).toEqual(before);

    const { body: done } = await merge(kept._id, merged._id);
    expect(done).toEqual(preview);
    await expectReplay();
    const page = await director.get(getPlayer, { params: { id: kept._id } });
    expect(page).toMatchObject({ nickname: 'Marti', club: { name: 'CTM Vic' }, matches_played: 6 });
    const { totalRows } = await director.get(listPlayerMatches, { params: { id: kept._id } });
    expect(totalRows).toBe(6);
    for (const { openId } of [first, second]) {
      const { collection } = await director.get(getClassification, { params: { id: openId } });
      expect(collection.filter(({ player }) => player._id === kept._id)).toHaveLength(1);
      const list = await director.get(listInscriptions, { params: { id: openId } });
      expect(list.collection.map(({ player }) => player?._id)).toContain(kept._id);
    }
    expect((await director.call(getPlayer, { params: { id: merged._id } })).status).toBe(404);

    expect((await undo(merged._id)).status).toBe(200);
    expect(await everything()).toEqual(before);
    await expectReplay();
  });

  test('what happens in its opens before it is undone stays with it', async () => {
    const kept = await givenPlayer(director, { name: 'Rosa Doble' });
    const merged = await givenPlayer(director, { name: 'Rosa Doble' });
    const { openId, matches } = await givenPlayed(director, 2, [
      merged._id,
      ...(await Promise.all(['A', 'B', 'C'].map((name) => givenPlayer(director, { name })))).map(
        ({ _id }) => _id,
      ),
    ]);
    await merge(kept._id, merged._id);
    const group = await director.get(getGroup, { params: { id: matches[0]?.group_id ?? '' } });
    expect(JSON.stringify(group)).toContain(kept._id);
    expect(JSON.stringify(group)).not.toContain(merged._id);
    const rest = group.matches.filter(({ state }) => state !== 'finished');
    for (const { _id } of rest) await givenResult(director, _id);
    await undo(merged._id);
    const list = await director.get(listInscriptions, { params: { id: openId } });
    expect(list.collection.map(({ player }) => player?._id)).toContain(merged._id);
    await expectReplay();
  });

  test('an account comes along, and goes back', async () => {
    const player = await api.registerPlayer('Iria Cuenta');
    const paper = await givenPlayer(director, { name: 'Iria Cuenta', nickname: 'La Iria' });
    const before = await everything();
    await merge(paper._id, player.player._id);
    expect(await player.get(getPlayer, { params: { id: paper._id } })).toMatchObject({ mine: true });
    const again = { date_of_birth: '1990-01-01', contact_phone: null, show_phone_admin_only: true };
    expect((await player.call(createPlayerFromUser, { body: again })).failure.code).toBe(
      'player.alreadyExists',
    );
    await undo(player.player._id);
    expect(await everything()).toEqual(before);
  });

  test('what the kept profile was given since stays', async () => {
    const kept = await givenPlayer(director, { name: 'Pau Nou', club: null });
    const merged = await givenPlayer(director, { name: 'Pau Nou', nickname: 'Pauet', club: 'CTT Olot' });
    await merge(kept._id, merged._id);
    const { version } = await director.get(getPlayer, { params: { id: kept._id } });
    await director.get(editPlayer, { params: { id: kept._id }, body: { nickname: 'El Pau' }, version });
    await undo(merged._id);
    expect(await director.get(getPlayer, { params: { id: kept._id } })).toMatchObject({
      nickname: 'El Pau',
      club: null,
    });
    expect(await director.get(getPlayer, { params: { id: merged._id } })).toMatchObject({
      nickname: 'Pauet',
    });
  });
});

describe('a merge is refused', () => {
  test('by anybody but an admin', async () => {
    const one = await givenPlayer(director);
    const other = await givenPlayer(director);
    const body = { merged_id: other._id };
    expect((await director.call(mergePlayers, { params: { id: one._id }, body })).status).toBe(403);
    expect((await director.call(listDuplicates)).status).toBe(403);
  });

  test('of players who have played each other, who are in one open, or the same', async () => {
    const { players } = await givenPlayed(director, 6);
    const [one = '', other = ''] = players;
    expect((await merge(one, other)).failure.code).toBe('player.playedEachOther');
    expect((await merge(one, one)).failure.code).toBe('player.sameProfile');
    const open = await givenOpen(director, { name: 'Open compartido' });
    const a = await givenPlayer(director);
    const b = await givenPlayer(director);
    for (const { _id } of [a, b]) await givenEnrolled(director, open._id, _id);
    const { failure } = await merge(a._id, b._id);
    expect([failure.code, failure.message]).toEqual([
      'player.sameOpen',
      expect.stringContaining('Open compartido'),
    ]);
  });

  test('of two who played the same open without meeting, whichever is kept', async () => {
    const { open } = await givenOpenInPlay(director, 4, { name: 'Open de los dos' });
    const phase = await givenPhase(director, open._id, { number: 1, type: 'groups', groups_count: 2 });
    const [first, second] = await groupsOf(director, phase);
    const one = first?.players[0]?._id ?? '';
    const other = second?.players[0]?._id ?? '';
    for (const answer of [await merge(one, other), await merge(other, one)]) {
      expect(answer.failure.code).toBe('player.bothPlayed');
      expect(answer.failure.message).toContain('Open de los dos');
    }
  });

  test('of the one who is in an open, into the one who withdrew from it: the other way round it works', async () => {
    const open = await givenOpen(director);
    const left = await givenPlayer(director);
    const there = await givenPlayer(director);
    for (const { _id } of [left, there]) await givenEnrolled(director, open._id, _id);
    await director.get(removeInscription, {
      params: { id: open._id, inscription_id: await inscriptionOf(open._id, left._id) },
    });
    expect((await merge(left._id, there._id)).failure.code).toBe('player.keepOther');
    expect(await merge(there._id, left._id, true)).toMatchObject({ status: 200 });
  });

  test('of two accounts, and of somebody who is not there', async () => {
    const one = await api.registerPlayer('Dos Cuentas');
    const other = await api.registerPlayer('Dos Cuentas');
    expect((await merge(one.player._id, other.player._id)).failure.code).toBe('player.bothHaveAccounts');
    const gone = '0190a000-0000-7000-8000-000000000000';
    expect((await merge(one.player._id, gone)).status).toBe(404);
  });
});

describe('who may be one person', () => {
  test('is found by name and date of birth, and not offered after merging', async () => {
    const born = (date_of_birth: string | null) =>
      givenPlayer(director, { name: 'Núria Única Serra', date_of_birth });
    const [known, same, unknown] = [await born('1990-05-05'), await born('1990-05-05'), await born(null)];
    await givenPlayer(director, { name: 'Serra Núria Única', date_of_birth: '1991-01-01' });
    const query = { simpleSearch: { search: 'nuria unica', fields: ['name'] } };
    const found = async () => {
      const { collection } = await admin.get(listDuplicates, { query });
      return collection.map(({ first, second, same_birth }) => [
        new Set([first?._id, second?._id]),
        same_birth,
      ]);
    };
    const ids = (...players: readonly { readonly _id: string }[]) => new Set(players.map(({ _id }) => _id));
    const pairs = await found();
    expect(pairs).toContainEqual([ids(known, same), true]);
    expect(pairs).toContainEqual([ids(known, unknown), null]);
    expect(await merge(known._id, same._id)).toMatchObject({ status: 200 });
    expect(await found()).not.toContainEqual([ids(known, same), true]);
  });
});

describe('a merge that is a day old', () => {
  test('is final: nothing says who the merged profile was', async () => {
    const kept = await givenPlayer(director, { name: 'Olga Vieja' });
    const merged = await givenPlayer(director, { name: 'Olga Vieja', nickname: 'Olguita' });
    await merge(kept._id, merged._id);
    await cleanUp(api.db, new Date(Date.now() + 25 * 60 * 60 * 1000));
    const row = await api.db
      .selectFrom('players')
      .select(['name', 'nickname', 'contact_phone', 'date_of_birth', 'erased_at'])
      .where('id', '=', merged._id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      nickname: null,
      contact_phone: null,
      date_of_birth: null,
      erased_at: expect.any(Date),
    });
    expect((await undo(merged._id)).status).toBe(404);
  });

  test('erasing the person erases what was merged, at any time', async () => {
    const person = await api.registerPlayer('Eva Borrada');
    const merged = await givenPlayer(director, { name: 'Eva Borrada Antes', nickname: 'Evita' });
    await merge(person.player._id, merged._id);
    await person.get(eraseMe, { body: { password: person.password } });
    const rows = await api.db
      .selectFrom('players')
      .select(['name', 'nickname', 'contact_phone'])
      .where('id', 'in', [person.player._id, merged._id])
      .execute();
    expect(rows.every(({ nickname, contact_phone: phone }) => nickname === null && phone === null)).toBe(
      true,
    );
    expect(JSON.stringify(rows)).not.toContain('Eva');
    expect((await undo(merged._id)).status).toBe(404);
    const { collection } = await admin.get(listPlayers, {
      query: { simpleSearch: { search: 'borrada', fields: ['name'] } },
    });
    expect(collection).toEqual([]);
  });
});
