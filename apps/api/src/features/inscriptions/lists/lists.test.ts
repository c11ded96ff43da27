import { randomUUIDv7 } from 'node:crypto';
import {
  createPlayers,
  editPlayer,
  enrol as enrolOne,
  enrolList,
  getPlayer,
  listAdministered,
  listEntrants,
  me,
  listConsents,
  listInscriptions,
  listPlayerRatings,
  listPlayers,
  listRegistrationNotices,
  type BodyInputOf,
  type OpenPage,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';
import { statementsOf } from '#testing/statements.ts';
import { mailInvitations } from '#features/inscriptions/commands.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const newcomer = givenUser(api, 'Nora Nueva', { trusted: false });
const ana = givenPlayerAccount(api, 'Ana Núñez');

type Body = BodyInputOf<typeof enrolList>;

const listOf = (rows: Body['rows'], more: Partial<Body> = {}): Body => ({
  consent: { confirmed: true },
  text_version: consentTextVersion,
  newcomers: 'players',
  rows,
  ...more,
});
const named = (...names: string[]) => names.map((name, at) => ({ row: at + 1, name }));

const enrol = (by: typeof organiser, open: OpenPage, body: Body, key?: string) =>
  by.get(enrolList, { params: { id: open._id }, body, ...(key !== undefined && { key }) });

const inOpen = async (open: OpenPage) =>
  (await admin.get(listInscriptions, { params: { id: open._id } })).collection;

const idOf = async (name: string) => {
  const { collection } = await admin.get(listPlayers, { query: { filters: { name } } });
  return collection[0]?._id ?? '';
};

describe('a list in a trusted open', () => {
  test('makes players with what is given, in the order of the list, the last ones waiting', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    const phone = { name: 'Zoe Lista', code: '+34', phone: '600123456' } as const;
    const answer = await enrol(
      organiser,
      open,
      listOf([
        {
          row: 2,
          name: 'Zoe Lista',
          club: 'CTT Nuevo',
          date_of_birth: '1990-05-12',
          initial_rating: 1450,
          phone,
        },
        { row: 3, name: 'Yago Lista' },
        { row: 4, name: 'Xavi Lista', club: 'ctt nuevo' },
      ]),
    );
    expect(answer).toEqual({ registered: 2, waiting: 1, invited: 0, already: 0, refused: [], unpaired: [] });
    const entered = await inOpen(open);
    expect(entered.map(({ player, state }) => [player?.name, player?.club, state])).toEqual([
      ['Zoe Lista', 'CTT Nuevo', 'registered'],
      ['Yago Lista', null, 'registered'],
      ['Xavi Lista', 'CTT Nuevo', 'waiting'],
    ]);
    expect(entered.map(({ player }) => player?.rated)).toEqual([true, false, false]);
    const id = await idOf('Zoe Lista');
    const page = await organiser.get(getPlayer, { params: { id } });
    expect(page).toMatchObject({
      date_of_birth: '1990-05-12',
      rating: 1450,
      contact_phone: phone,
      mine: true,
    });
    const { collection } = await organiser.get(listConsents, { params: { id } });
    expect(collection.map(({ purpose, relation }) => `${purpose} ${relation}`).toSorted()).toEqual([
      'inscription paper',
      'profile paper',
    ]);
    expect(collection.every(({ text }) => text?.includes('Zoe Lista'))).toBe(true);
  });

  test('enters one walk-in by name alone, with a gender where the open is for one', async () => {
    const open = await givenOpen(organiser, { gender: 'woman' });
    const walkIn = { row: 1, name: 'Soler Puig, Laia' };
    const [without, men, women] = [undefined, 'man', 'woman'] as const;
    const come = (gender: 'man' | 'woman' | undefined) =>
      enrol(organiser, open, listOf([{ ...walkIn, ...(gender && { gender }) }]));
    for (const gender of [without, men]) expect((await come(gender)).refused).toHaveLength(1);
    expect(await come(women)).toMatchObject({ registered: 1, refused: [] });
    const [entered] = await inOpen(open);
    expect(entered?.player?.name).toBe('Laia Soler Puig');
    const page = await organiser.get(getPlayer, { params: { id: entered?.player?._id ?? '' } });
    expect(page).toMatchObject({ gender: 'woman', contact_phone: null });
  });

  test('leaves the people to themselves: the organiser keeps their profiles and looks after nobody', async () => {
    const open = await givenOpen(organiser);
    const before = (await organiser.get(me)).user.metadata;
    await enrol(organiser, open, listOf(named('Guardada Una', 'Guardada Dos')));
    const { metadata } = (await organiser.get(me)).user;
    expect(metadata.playersAdmin).toEqual(before.playersAdmin);
    expect(metadata.kept_profiles_count).toBe(before.kept_profiles_count + 2);
    const kept = await organiser.get(listAdministered, {
      query: { filters: { relation: 'organiser' }, simpleSearch: { search: 'Guardada', fields: ['name'] } },
    });
    expect(kept.collection).toHaveLength(2);
    const { collection: entrants } = await organiser.get(listEntrants, { params: { id: open._id } });
    expect(entrants.filter(({ player }) => player.name.startsWith('Guardada'))).toEqual([]);
    const id = kept.collection[0]?._id ?? '';
    const { version } = await organiser.get(getPlayer, { params: { id } });
    const body = { name: 'Corregida Una' };
    expect((await organiser.get(editPlayer, { params: { id }, body, version })).name).toBe('Corregida Una');
    const elsewhere = await givenOpen(admin);
    const entering = { player_id: id, consent: { confirmed: true } } as const;
    const refused = await organiser.call(enrolOne, { params: { id: elsewhere._id }, body: entering });
    expect(refused.failure.code).toBe('player.needed');
  });

  test('writes nothing twice, and one entry in the audit log', async () => {
    const open = await givenOpen(organiser);
    const key = randomUUIDv7();
    const both = await Promise.all(
      [1, 2].map(() => enrol(organiser, open, listOf(named('Una', 'Dos')), key)),
    );
    expect(both[0]).toEqual(both[1]);
    expect(await inOpen(open)).toHaveLength(2);
    const log = await api.db
      .selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', open._id)
      .where('action', '=', 'enrolList')
      .execute();
    expect(log).toHaveLength(1);
  });

  test('enters known players with their consent; who is in stays, and who does not fit is answered with the row', async () => {
    const open = await givenOpen(organiser, { age_range: { min: 18, max: 99 } });
    const child = await givenPlayer(admin, {
      name: 'Menor',
      date_of_birth: '2012-01-01',
      guardian_consent: true,
    });
    const rows = [
      { row: 1, player_id: ana.player._id },
      { row: 2, player_id: child._id },
      { row: 3, name: 'Niña', date_of_birth: '2018-01-01' },
      { row: 4, name: 'Adulta', date_of_birth: '1990-01-01' },
    ];
    const answer = await enrol(organiser, open, listOf(rows, { guardian_consent: true }));
    expect(answer).toMatchObject({ registered: 2, already: 0 });
    expect(answer.refused.map(({ row }) => row)).toEqual([2, 3]);
    expect(JSON.stringify(answer.refused[0])).not.toMatch(/18|99|2012/u);
    expect(await idOf('Niña')).toBe('');
    const again = await enrol(organiser, open, listOf([{ row: 1, player_id: ana.player._id }]));
    expect(again).toMatchObject({ registered: 0, already: 1 });
  });

  test('needs the guardians’ consent for children, and records it', async () => {
    const open = await givenOpen(organiser);
    const rows = [{ row: 1, name: 'Hija Pequeña', date_of_birth: '2018-01-01' }];
    const without = await enrol(organiser, open, listOf(rows));
    expect(without.refused.map(({ row }) => row)).toEqual([1]);
    await enrol(organiser, open, listOf(rows, { guardian_consent: true }));
    const { collection } = await organiser.get(listConsents, { params: { id: await idOf('Hija Pequeña') } });
    expect(collection.map(({ purpose, relation }) => `${purpose} ${relation}`)).toContain('guardian paper');
  });

  test('mails a parent of several once, and notifies for each', async () => {
    const mother = await api.registerUser('Marta Madre');
    const children = [];
    for (const name of ['Hijo Uno', 'Hija Dos', 'Hijo Tres'])
      children.push(await givenPlayer(mother, { name, date_of_birth: '2015-01-01', guardian_consent: true }));
    const open = await givenOpen(organiser);
    await enrol(organiser, open, listOf(children.map(({ _id }, at) => ({ row: at + 1, player_id: _id }))));
    expect((await mother.get(listRegistrationNotices)).collection).toHaveLength(3);
    const mails = await mailsTo(mother.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['enrolledSeveral']);
    expect(mails[0]?.body_text).toContain('Hija Dos, Hijo Tres, Hijo Uno');
  });

  test('asks the database as often for 60 newcomers as for 6', async () => {
    const many = async (count: number) => {
      const open = await givenOpen(organiser);
      const names = Array.from({ length: count }, (_, at) => `Lista ${count} ${at}`);
      return statementsOf(() => enrol(organiser, open, listOf(named(...names))));
    };
    expect((await many(60)).length).toBe((await many(6)).length);
  });
});

const mailsTo = (address: string) =>
  api.db.selectFrom('outbox').selectAll().where('to_address', '=', address).orderBy('id').execute();

describe('a list in an open that is not trusted', () => {
  test('makes guests, and known players are invited, one mail for each account', async () => {
    const father = await api.registerUser('Pau Pare');
    const children = [];
    for (const name of ['Fill U', 'Filla Dos'])
      children.push(await givenPlayer(father, { name, date_of_birth: '2015-01-01', guardian_consent: true }));
    const open = await givenOpen(newcomer);
    const rows = [
      { row: 1, name: 'Nombre Suelto', club: 'Club', date_of_birth: '1990-01-01', initial_rating: 2000 },
      ...children.map(({ _id }, at) => ({ row: at + 2, player_id: _id })),
    ];
    const answer = await enrol(newcomer, open, listOf(rows, { newcomers: 'guests' }));
    expect(answer).toEqual({ registered: 1, waiting: 0, invited: 2, already: 0, refused: [], unpaired: [] });
    expect((await inOpen(open)).map(({ player }) => [player?.name, player?.guest, player?.rating])).toEqual([
      ['Nombre Suelto', true, 1000],
    ]);
    const players = children.map(({ _id }) => _id);
    await mailInvitations(() => 'https://topspin.test')(api.db, new Date(), { open: open._id, players });
    await mailInvitations(() => 'https://topspin.test')(api.db, new Date(), { open: open._id, players });
    expect((await mailsTo(father.email)).map(({ kind }) => kind)).toEqual(['invitedSeveral']);
  });

  test('makes no more guests in a day than one by one', async () => {
    const other = await api.registerUser('Otra Nueva', { trusted: false });
    const open = await givenOpen(other);
    const names = Array.from({ length: 201 }, (_, at) => `Invitada ${at}`);
    const body = listOf(named(...names), { newcomers: 'guests' });
    const { failure } = await other.call(enrolList, { params: { id: open._id }, body });
    expect(failure.code).toBe('inscription.tooManyGuests');
    expect(await inOpen(open)).toEqual([]);
  });

  test('makes no profiles', async () => {
    const open = await givenOpen(newcomer);
    const { failure } = await newcomer.call(enrolList, {
      params: { id: open._id },
      body: listOf(named('Perfil Ajeno')),
    });
    expect(failure.code).toBe('inscription.invitationOnly');
    expect(await idOf('Perfil Ajeno')).toBe('');
  });

  test('answers for all known players alike', async () => {
    const open = await givenOpen(newcomer, { age_range: { min: 18, max: 99 } });
    const child = await givenPlayer(admin, {
      name: 'Otro Menor',
      date_of_birth: '2012-01-01',
      guardian_consent: true,
    });
    const rows = [child._id, ana.player._id, randomUUIDv7()].map((id, at) => ({
      row: at + 1,
      player_id: id,
    }));
    expect(await enrol(newcomer, open, listOf(rows))).toMatchObject({ invited: 3, refused: [] });
  });

  test('needs no consent to invite, only to register somebody', async () => {
    const open = await givenOpen(newcomer);
    const child = await givenPlayer(newcomer, {
      name: 'Mi Menor',
      date_of_birth: '2012-01-01',
      guardian_consent: true,
    });
    const known = (player_id: string) => ({ row: 1, player_id });
    const without = (row: Body['rows'][number]) => {
      const { consent: _, ...body } = listOf([row], { newcomers: 'guests' });
      return newcomer.call(enrolList, { params: { id: open._id }, body });
    };
    for (const row of [{ row: 1, name: 'Nombre Suelto' }, known(child._id)])
      expect((await without(row)).failure.code).toBe('player.consentRequired');
    expect(await inOpen(open)).toEqual([]);
    expect((await without(known(ana.player._id))).body).toMatchObject({ invited: 1, registered: 0 });
  });
});

describe('initial ratings', () => {
  test('are refused from who is not trusted, also in a trusted open', async () => {
    const open = await givenOpen(newcomer);
    await api.db.updateTable('opens').set({ approved_at: new Date() }).where('id', '=', open._id).execute();
    const rows = [{ row: 1, name: 'Con Rating', initial_rating: 1800 }];
    const { failure } = await newcomer.call(enrolList, { params: { id: open._id }, body: listOf(rows) });
    expect(failure.code).toBe('player.ratingNotAllowed');
  });

  test('are the first row of the ledger, and what follows is a replay from them', async () => {
    const rows = [1500, 1700, 1300].map((rating, at) => ({
      row: at + 1,
      name: `Rating ${at}`,
      initial_rating: rating,
    }));
    const { text_version, consent } = listOf(rows);
    await admin.get(createPlayers, { body: { text_version, consent, rows } });
    const players = [];
    for (const { name } of rows) players.push(await idOf(name));
    const { open } = await givenOpenInPlay(admin, players);
    const phase = await givenPhase(admin, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const matches = await api.db.selectFrom('matches').select('id').where('open_id', '=', open._id).execute();
    expect(phase.groups).toHaveLength(1);
    for (const { id } of matches) await givenResult(admin, id);
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
    const { kept, replayed } = await countersOf(api.db);
    expect(kept).toEqual(replayed);
    const { collection } = await admin.get(listPlayerRatings, { params: { id: players[0] ?? '' } });
    expect(collection.at(-1)).toMatchObject({
      match_id: null,
      opponent: null,
      won: null,
      before: 1000,
      after: 1500,
    });
    expect(collection.at(-2)?.before).toBe(1500);
  });
});
