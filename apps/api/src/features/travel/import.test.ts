import {
  decideTravelled,
  exportResults,
  getClassification,
  getOpen,
  getPublicOpen,
  importOpen,
  listInscriptions,
  listMatches,
  listOpens,
  listPublicOpens,
  readTravelFile,
  setOpenApproval,
  setUserTrust,
  type TravelReading,
} from '@topspin/contract';
import { ageCategory } from '@topspin/engine';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';
import { exported, givenOpenToTravel, sendFile, unpacked } from '#testing/given-travel.ts';

const hall = givenApi();
const director = givenUser(hall, 'Ada de la Sala');
const server = givenApi();
const admin = givenUser(server, 'Bea del Servidor');
const organiser = givenUser(server, 'Rosa Organizadora');
const stranger = givenUser(server, 'Nora Nueva', { trusted: false });

let file: Buffer;
let openId: string;
beforeAll(async () => {
  openId = await givenOpenToTravel(hall, director);
  file = await exported(hall, director, openId, exportResults);
});

const named = ({ people }: TravelReading, name: string) => people.find(({ person }) => person.name === name);

describe('the file of an organiser', () => {
  test('has the categories of today, so that no other date of the open tells when somebody was born', async () => {
    await sql`update opens set date_start = date_start - interval '30 years', date_end = date_end - interval '30 years'
      where id = ${openId}`.execute(hall.db);
    const moved = unpacked(await exported(hall, director, openId, exportResults));
    await sql`update opens set date_start = date_start + interval '30 years', date_end = date_end + interval '30 years'
      where id = ${openId}`.execute(hall.db);
    expect(moved.people).toEqual(unpacked(file).people);
  });

  test('has names, clubs, categories and results, and nothing else of anybody', () => {
    const { people, entries, record, open, phases } = unpacked(file);
    expect(people.map(({ profile }) => profile)).toEqual(people.map(() => null));
    expect(entries.map((entry) => entry.record)).toEqual(entries.map(() => null));
    expect([record, open.contact]).toEqual([null, null]);
    expect(people.find(({ name }) => name === 'Ana Sáez')).toMatchObject({
      club: 'CTT Vic',
      category: ageCategory('1980-03-01', new Date().getUTCFullYear()),
    });
    const matches = phases.flatMap(({ groups }) => groups.flatMap((group) => group.matches));
    expect(matches.some(({ log }) => log.length > 30)).toBe(true);
    const text = JSON.stringify(unpacked(file));
    for (const secret of [
      '600123456',
      '1980-03-01',
      'La 1',
      'CAT-09',
      director.email,
      'El acta estaba',
      'before',
    ])
      expect(text).not.toContain(secret);
    expect(
      matches.flatMap(({ conflicts, corrections, ratings }) => [...conflicts, ...corrections, ...ratings]),
    ).toEqual([]);
  });
});

describe('an import', () => {
  test('proposes the players with the same name and club, and gives the others with why', async () => {
    const ana = await givenPlayer(admin, { name: 'Sáez Ana', club: 'Club Tennis Taula Vic' });
    const berta = await givenPlayer(admin, { name: 'Berta Puig', club: 'Otro Club' });
    const carla = await givenPlayer(admin, { name: 'Carla Iñíguez Ros' });
    const { status, body } = await sendFile(server, organiser, readTravelFile, file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      everything: false,
      already: null,
      original: null,
      names_anybody: true,
      restorable: false,
      open: { name: 'Open que viaja' },
    });
    const [first, second, third] = ['Ana Sáez', 'Berta Puig', 'Carla Íñiguez'].map((name) =>
      named(body, name),
    );
    expect(first).toMatchObject({ proposed: ana._id, candidates: [{ why: 'nameAndClub' }] });
    expect(second).toMatchObject({
      proposed: null,
      candidates: [{ player: { _id: berta._id }, why: 'name' }],
    });
    expect(third).toMatchObject({
      proposed: null,
      candidates: [{ player: { _id: carla._id }, why: 'similarName' }],
    });
    expect(named(body, 'Dora O’Neill')).toMatchObject({ proposed: null, candidates: [] });
  });

  test('keeps who a person decided they are, makes guests of the others, and writes nothing twice', async () => {
    const ana = await givenPlayer(admin, { name: 'Ana Sáez Otra' });
    const { body: read } = await sendFile(server, organiser, readTravelFile, file);
    const people = [{ person: named(read, 'Ana Sáez')?.person.id ?? '', player_id: ana._id }];
    await organiser.get(decideTravelled, { body: { source: read.source.installation, people } });
    const first = await sendFile(server, organiser, importOpen, file);
    expect(first).toMatchObject({ status: 201, body: { already: false } });
    const params = { id: first.body._id };
    const { collection } = await organiser.get(listInscriptions, { params });
    const entrants = collection.map(({ player }) => [player?.name, player?.guest]);
    expect(entrants).toContainEqual(['Ana Sáez Otra', false]);
    expect(entrants.filter(([, guest]) => guest)).toHaveLength(entrants.length - 1);
    const [there, here] = [
      await director.get(getClassification, { params: { id: openId } }),
      await organiser.get(getClassification, { params }),
    ];
    expect(here.collection.map(({ position }) => position)).toEqual(
      there.collection.map(({ position }) => position),
    );
    const again = await sendFile(server, organiser, importOpen, file);
    expect(again.body).toEqual({ _id: params.id, already: true });
    const { body: later } = await sendFile(server, organiser, readTravelFile, file);
    expect(later).toMatchObject({ already: params.id });
    expect(named(later, 'Ana Sáez')).toMatchObject({ proposed: ana._id, decided: true });
  });

  test('moves no rating until an admin approves it, whoever imports it', async () => {
    const [one, other] = [
      await givenPlayer(admin, { name: 'Dora O’Neill' }),
      await givenPlayer(admin, { name: 'Eva Mas' }),
    ];
    const { body: read } = await sendFile(server, admin, readTravelFile, file);
    const people = [
      { person: named(read, 'Dora O’Neill')?.person.id ?? '', player_id: one._id },
      { person: named(read, 'Eva Mas')?.person.id ?? '', player_id: other._id },
    ];
    await admin.get(decideTravelled, { body: { source: read.source.installation, people } });
    const { body } = await sendFile(server, admin, importOpen, file);
    const params = { id: body._id };
    expect(await admin.get(getOpen, { params })).toMatchObject({
      rated: false,
      organiser: { name: 'Bea del Servidor' },
    });
    const met = server.db
      .selectFrom('matches')
      .select('id')
      .where('open_id', '=', body._id)
      .where('awaits_trust', '=', true);
    const waiting = (await met.execute()).length;
    const foreseen = await admin.get(setOpenApproval, { params, body: { approved: true, preview: true } });
    expect(foreseen.matches).toBe(waiting);
    const approved = await admin.get(setOpenApproval, { params, body: { approved: true } });
    expect(approved).toEqual(foreseen);
    expect(await admin.get(getOpen, { params })).toMatchObject({ rated: true });
  });

  describe('of somebody whom nobody trusts', () => {
    const named = async (by: Caller) => (await by.get(listOpens)).collection.map(({ _id }) => _id);
    const published = async () => (await server.get(listPublicOpens)).collection.map(({ _id }) => _id);
    let params: { id: string };
    let importer: RegisteredUser;
    beforeEach(async () => {
      importer = await server.registerUser('Nadia Nadie', { trusted: false });
      params = { id: (await sendFile(server, importer, importOpen, file)).body._id };
    });

    test('is in no list of others, and is read at its address', async () => {
      expect(await named(importer)).toContain(params.id);
      expect(await named(admin)).toContain(params.id);
      expect(await named(organiser)).not.toContain(params.id);
      expect(await published()).not.toContain(params.id);
      expect(await importer.get(getOpen, { params })).toMatchObject({ approval: { listed: false } });
      expect(await server.get(getPublicOpen, { params })).toMatchObject({ _id: params.id });
    });

    test('has no match in the lists of all matches either, but in its own', async () => {
      const other = await server.registerUser('Nil Nadie', { trusted: false });
      const { source, people } = unpacked(file);
      const own: { person: string; player_id: string }[] = [];
      for (const { id, name, guest } of people)
        if (!guest) own.push({ person: id, player_id: (await givenPlayer(other, { name }))._id });
      await other.get(decideTravelled, { body: { source: source.installation, people: own } });
      const { _id } = (await sendFile(server, other, importOpen, file)).body;
      const of = async (filters: Record<string, string>) =>
        new Set(
          (await organiser.get(listMatches, { query: { filters } })).collection.map(({ open }) => open?._id),
        );
      expect(await of({ state: 'finished' })).not.toContain(_id);
      expect(await of({ 'open._id': _id })).toEqual(new Set([_id]));
    });

    test('is listed once an admin trusts its owner, and no longer where that was a mistake', async () => {
      const trust = (trusted: boolean) =>
        admin.get(setUserTrust, { params: { id: importer.id }, body: { trusted, undo: !trusted } });
      await trust(true);
      expect([await named(organiser), await published()]).toEqual([
        expect.arrayContaining([params.id]),
        expect.arrayContaining([params.id]),
      ]);
      await trust(false);
      expect(await named(organiser)).not.toContain(params.id);
    });
  });

  test('of an organiser who is trusted is listed at once', async () => {
    const trusted = await server.registerUser('Olga Organizadora');
    const { body } = await sendFile(server, trusted, importOpen, file);
    const { collection } = await server.get(listPublicOpens);
    expect(collection.map(({ _id }) => _id)).toContain(body._id);
  });

  test('into the installation it came from is said to be a copy, while the open is there', async () => {
    const read = () => sendFile(hall, director, readTravelFile, file);
    expect((await read()).body).toMatchObject({ already: null, original: openId });
    await sql`update opens set deleted_at = now() where id = ${openId}`.execute(hall.db);
    expect((await read()).body).toMatchObject({ original: null });
    await sql`update opens set deleted_at = null where id = ${openId}`.execute(hall.db);
  });

  test('lets somebody whom nobody trusts name only the players they act for', async () => {
    const own = await givenPlayer(stranger, { name: 'Fina Roca' });
    const others = await givenPlayer(admin, { name: 'Gala Vila' });
    const { body } = await sendFile(server, stranger, readTravelFile, file);
    expect(body.names_anybody).toBe(false);
    expect(named(body, 'Fina Roca')?.candidates.map(({ player }) => player._id)).toEqual([own._id]);
    expect(named(body, 'Gala Vila')?.candidates).toEqual([]);
    const people = [{ person: named(body, 'Gala Vila')?.person.id ?? '', player_id: others._id }];
    const refused = await stranger.call(decideTravelled, {
      body: { source: body.source.installation, people },
    });
    expect(refused.failure.code).toBe('thing.notFound');
  });
});
