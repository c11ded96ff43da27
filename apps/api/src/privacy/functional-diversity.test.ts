import * as contract from '@topspin/contract';
import type { Route } from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller, RegisteredPlayer } from '#testing/client.ts';
import { everyRoute } from '#testing/every-route.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenOpenInPlay } from '#testing/given-draw.ts';
import { givenFinishedOpen } from '#testing/given-finished-open.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';
import { followLive } from '#testing/live-client.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const mother = givenUser(api, 'Marta Madre');
const entrant = givenPlayerAccount(api, 'Ana Inscrita');
const elsewhere = givenPlayerAccount(api, 'Elsa De Otro');
const stranger = givenPlayerAccount(api, 'Nadia Nadie');
const otherOrganiser = givenUser(api, 'Olga Organizadora');
/** Somebody of whom an answer about the open, or about another entrant, may tell only some viewers. */
let entered: RegisteredPlayer;
let openId: string;
let address: string;
const ids: Record<string, string> = {};

/** An open in which these play, that is for functional diversity, in an edition. */
async function givenRestricted(by: Caller, players: readonly string[], edition: string): Promise<string> {
  const id = await givenFinishedOpen(api, by, { players });
  await api.db
    .updateTable('opens')
    .set({ functional_diversity: true, public_results: true, edition_id: edition })
    .where('id', '=', id)
    .execute();
  return id;
}

beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  entered = await api.registerPlayer('Berenguela Discreta');
  const child = await givenPlayer(mother, {
    name: 'Nil',
    date_of_birth: '2016-01-01',
    relation: 'guardian',
    guardian_consent: true,
  });
  const edition = await givenEdition(admin);
  openId = await givenRestricted(organiser, [entrant.player._id, entered.player._id, child._id], edition._id);
  await givenRestricted(
    otherOrganiser,
    [elsewhere.player._id, (await givenPlayer(mother))._id],
    (await givenEdition(admin))._id,
  );
  const match = await api.db
    .selectFrom('matches')
    .select(['id', 'group_id'])
    .where('open_id', '=', openId)
    .where((one) =>
      one.or([one('player_a', '=', entered.player._id), one('player_b', '=', entered.player._id)]),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  Object.assign(ids, {
    opens: openId,
    matches: match.id,
    groups: match.group_id,
    players: entrant.player._id,
    circuits: edition.circuit._id,
    'circuit-editions': edition._id,
  });
});

/** Every read that answers JSON about an open, a match, a group, an edition, a circuit, another entrant, or everything. */
const reads = everyRoute.filter(
  ({ method, path, download }) => method === 'GET' && /^\/(?:app|public)\//u.test(path) && !download,
);

/** Lists of everybody, and the comparison with a player who was asked for, which say nothing of where somebody plays. */
const ofEverybody = ['getLeaderboard', 'getVersus', 'listPlayers'];

const paramsOf = ({ path }: Route) => ({
  id: ids[path.split('/')[2] ?? ''] ?? ids['opens'] ?? '',
  group_id: ids['groups'] ?? '',
  match_id: ids['matches'] ?? '',
  player_id: ids['players'] ?? '',
  other_id: entered.player._id,
});

const queries = [{}, { filters: { 'open._id': 'OPEN' } }, { filters: { state: 'finished' } }];

/** The reads that tell a viewer of the entrant, however asked. */
async function telling(viewer: Caller): Promise<string[]> {
  const told = new Set<string>();
  for (const route of reads)
    for (const query of route.name === 'listMatches' ? queries : [{}]) {
      const asked = JSON.parse(JSON.stringify(query).replace('OPEN', openId)) as object;
      const { body } = await viewer.call(route, { params: paramsOf(route), query: { ...asked } });
      if (JSON.stringify(body ?? null).includes('Berenguela')) told.add(route.name);
    }
  return [...told].filter((name) => !ofEverybody.includes(name)).toSorted();
}

/** What those who are in it, and those who look after them, are told. */
const inside = ['getClassification', 'getGroup', 'getMatch', 'listInscriptions', 'listMatches', 'listPhases'];

describe('who is entered in an open for functional diversity is told', () => {
  test.each<[string, () => Caller]>([
    ['a visitor', () => api],
    ['a stranger', () => stranger],
    ['the organiser of another one', () => otherOrganiser],
    ['somebody entered in another one', () => elsewhere],
  ])('nowhere to %s', async (_, viewer) => {
    expect(await telling(viewer())).toEqual([]);
  });

  test.each<[string, () => Caller]>([
    ['its organiser', () => organiser],
    ['an admin', () => admin],
    ['somebody entered', () => entrant],
    ['a guardian of somebody entered', () => mother],
  ])('to %s', async (_, viewer) => {
    expect(await telling(viewer())).toEqual(expect.arrayContaining(inside));
  });
});

describe('what happens in it is followed', () => {
  const follow = async (topic: string, { login }: { readonly login: { readonly token: string } }) =>
    followLive(address, [topic], { token: login.token });
  const isAbout = (topic: string) => (message: contract.LiveMessage) =>
    'topic' in message && message.topic === topic;

  test('by those who are in it, and by nobody else', async () => {
    const topics = [`open:${openId}`, `match:${ids['matches']}`];
    for (const topic of topics) {
      for (const by of [stranger, elsewhere, otherOrganiser]) {
        const stream = await follow(topic, by);
        expect(await stream.until(isAbout(topic))).toMatchObject({ type: 'dropped' });
      }
      const stream = await follow(topic, entrant);
      await api.db.updateTable('opens').set({ best_of: 5 }).where('id', '=', openId).execute();
      if (topic === topics[0]) expect(await stream.until(isAbout(topic))).toMatchObject({ type: 'changed' });
      stream.cut();
    }
  });

  test('no longer by those who left it, or no longer look after anybody in it', async () => {
    const open = await givenOpen(organiser, { functional_diversity: true });
    const topic = `open:${open._id}`;
    const child = await givenPlayer(mother, { name: 'Laia', relation: 'coach' });
    const body = { consent: { confirmed: true }, functional_diversity: true } as const;
    for (const [by, player_id] of [
      [entrant, entrant.player._id],
      [mother, child._id],
    ] as const)
      await by.get(contract.enrol, { params: { id: open._id }, body: { ...body, player_id } });
    const [own, hers] = [await follow(topic, entrant), await follow(topic, mother)];
    await givenLeft(open._id, entrant);
    expect(await own.until((message) => message.type === 'dropped')).toMatchObject({ topic });
    await api.db.deleteFrom('player_administrators').where('player_id', '=', child._id).execute();
    expect(await hers.until((message) => message.type === 'dropped')).toMatchObject({ topic });
  });
});

describe('what was declared for it', () => {
  test('is read by the player and its organiser, and by nobody who merely keeps the profile', async () => {
    const player = await api.registerPlayer('Pia Declarada');
    const kept = { player_id: player.player._id, user_id: otherOrganiser.id, relation: 'organiser' } as const;
    await api.db.insertInto('player_administrators').values(kept).execute();
    const open = await givenOpen(organiser, { functional_diversity: true, name: 'Abierto Discreto' });
    const body = {
      player_id: player.player._id,
      consent: { confirmed: true },
      functional_diversity: true,
    } as const;
    await player.get(contract.enrol, { params: { id: open._id }, body });
    const purposes = async (by: Caller) => {
      const params = { id: player.player._id };
      return (await by.get(contract.listConsents, { params })).collection.map(({ purpose }) => purpose);
    };
    expect((await purposes(player)).toSorted()).toEqual(['functionalDiversity', 'profile']);
    expect(await purposes(otherOrganiser)).toEqual(['profile']);
  });
});

describe('deleting a profile names no such open to those who only keep it', () => {
  const attempt = (by: Caller, id: string, version?: number) =>
    by.call(contract.softDeletePlayer, {
      params: { id },
      ...(version !== undefined && { version }),
    });
  const guardian = { relation: 'guardian', guardian_consent: true, date_of_birth: '2016-01-01' } as const;

  /** A profile that an organiser entered from a list, and keeps. */
  async function givenKept(): Promise<string> {
    const { _id } = await givenPlayer(organiser);
    await api.db
      .updateTable('player_administrators')
      .set({ relation: 'organiser' })
      .where('player_id', '=', _id)
      .execute();
    return _id;
  }
  const restrict = (id: string) =>
    api.db.updateTable('opens').set({ functional_diversity: true }).where('id', '=', id).execute();

  test('nor to those who may not delete it, or have seen another version', async () => {
    const { _id: id } = await givenPlayer(mother, guardian);
    const kept = { player_id: id, user_id: organiser.id, relation: 'organiser' } as const;
    await api.db.insertInto('player_administrators').values(kept).execute();
    const before = await attempt(organiser, id);
    const stale = await attempt(mother, id, 999);
    const { open } = await givenOpenInPlay(otherOrganiser, [id, (await givenPlayer(otherOrganiser))._id]);
    await restrict(open._id);
    const now = await attempt(organiser, id);
    expect([before.failure.code, now.failure.code]).toEqual(Array(2).fill('player.guardianDecides'));
    expect(now.failure.details).toEqual(before.failure.details);
    expect([stale.failure.code, (await attempt(mother, id, 999)).failure.code]).toEqual(
      Array(2).fill('request.staleVersion'),
    );
    expect((await attempt(mother, id)).failure).toMatchObject({
      code: 'player.inPlay',
      details: { open_id: open._id, open: open.name },
    });
  });

  test.each([true, false])('in play, whether it is one (%s) or not', async (restricted) => {
    const id = await givenKept();
    const { open } = await givenOpenInPlay(otherOrganiser, [id, (await givenPlayer(otherOrganiser))._id], {
      name: 'Abierto Secreto',
    });
    if (restricted) await restrict(open._id);
    const { status, failure } = await attempt(organiser, id);
    expect([status, failure.code, failure.details]).toEqual([409, 'player.inOpenInPlay', undefined]);
    expect(JSON.stringify(failure)).not.toContain('Secreto');
    expect((await attempt(admin, id)).failure.code).toBe('player.inPlay');
  });

  test('nor once it is deleted, in what it was withdrawn from', async () => {
    const id = await givenKept();
    const hidden = await givenOpen(otherOrganiser);
    await givenEnrolled(otherOrganiser, hidden._id, id);
    await restrict(hidden._id);
    const own = await givenOpen(organiser, { name: 'El suyo' });
    await givenEnrolled(organiser, own._id, id);
    const { status, body } = await attempt(organiser, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ left: [{ _id: own._id, name: 'El suyo' }] });
    expect((body as { left: unknown[] }).left).toHaveLength(1);
    const { state } = await api.db
      .selectFrom('inscriptions')
      .select('state')
      .where('open_id', '=', hidden._id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('withdrawn');
  });
});

async function givenLeft(id: string, by: RegisteredPlayer): Promise<void> {
  const { my_inscription: mine } = await by.get(contract.getOpen, { params: { id } });
  await by.get(contract.removeInscription, { params: { id, inscription_id: mine?._id ?? '' }, body: {} });
}
