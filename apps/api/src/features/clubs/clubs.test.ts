import {
  editClub,
  editPlayer,
  eraseMe,
  getPlayer,
  listClubs,
  listClubsWithPlayers,
  listDeleted,
  listPlayers,
  mergeClubs,
  restoreClub,
  softDeleteClub,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const coach = givenUser(api, 'Cora Coach');
const person = givenPlayerAccount(api, 'Pere Persona');

const found = async (name: string) => {
  const query = { simpleSearch: { search: name, fields: ['name'] } };
  return (await admin.get(listClubsWithPlayers, { query })).collection;
};
/** A club by its exact name. */
const clubOf = async (name: string) => {
  const club = (await found(name)).find((one) => one.name === name);
  if (club?._id === undefined) throw new Error(`there is no ${name}`);
  return { id: club._id, players: club.players_count, version: club.version ?? 0 };
};
const nobody = async (name: string) => (await found(name)).filter((club) => club.name === name);

const givenAt = async (club: string | null) => (await givenPlayer(coach, { name: `De ${club}`, club }))._id;
const clubOfPlayer = async (id: string) =>
  (await coach.get(getPlayer, { params: { id } })).club?.name ?? null;

const merge = (kept: string, merged_ids: string[], preview = false) =>
  admin.call(mergeClubs, { params: { id: kept }, body: { merged_ids, preview } });
const remove = async (name: string) => {
  const { id, version } = await clubOf(name);
  await admin.get(softDeleteClub, { params: { id }, version });
  return id;
};
const restore = (id: string) => admin.call(restoreClub, { params: { id } });
const rename = async (name: string, to: string) => {
  const { id, version } = await clubOf(name);
  return admin.call(editClub, { params: { id }, version, body: { name: to } });
};
const joins = async (id: string, club: string | null) => {
  const { version } = await coach.get(getPlayer, { params: { id } });
  await coach.get(editPlayer, { params: { id }, version, body: { club } });
};

describe('the list', () => {
  test('counts the players of each club, sorts by them and finds those that may be one', async () => {
    for (const club of ['CTT Olot', 'CTT Olot', 'Club Tennis Taula Olot', 'Olot T.T.', 'CTT Ripoll'])
      await givenAt(club);
    const { collection } = await admin.get(listClubsWithPlayers, {
      query: { simpleSearch: { search: 'o', fields: ['name'] }, sortBy: ['players_count'], sortDesc: [true] },
    });
    expect(collection[0]).toMatchObject({ name: 'CTT Olot', players_count: 2, has_namesake: true });
    const alike = await admin.get(listClubsWithPlayers, {
      query: { filters: { has_namesake: true, core: 'olot' }, sortBy: ['core'] },
    });
    expect(new Set(alike.collection.map(({ name }) => name))).toEqual(
      new Set(['CTT Olot', 'Club Tennis Taula Olot', 'Olot T.T.']),
    );
    expect((await found('Ripoll'))[0]).toMatchObject({ has_namesake: false });
  });

  test('is for admins, and so is what changes clubs', async () => {
    const id = (await clubOf('CTT Ripoll')).id;
    expect((await coach.call(listClubsWithPlayers, {})).status).toBe(403);
    expect((await coach.call(editClub, { params: { id }, version: 1, body: { name: 'Mío' } })).status).toBe(
      403,
    );
    expect((await coach.call(restoreClub, { params: { id } })).status).toBe(403);
  });
});

describe('renaming a club', () => {
  test('shows the new name everywhere at once, and finds it by the former one', async () => {
    const player = await givenAt('CTT Manresa');
    const rows = () =>
      coach.get(listPlayers, { query: { filters: { _id: player }, project: ['name', 'club'] } });
    for (let time = 0; time < 3; time += 1) await rows(); // Shared from the second time on.
    expect((await rename('CTT Manresa', 'Club Natació Manresa')).status).toBe(200);
    expect((await rows()).collection[0]?.club).toMatchObject({ name: 'Club Natació Manresa' });
    expect(await clubOfPlayer(await givenAt('ctt manresa'))).toBe('Club Natació Manresa');
    expect(await nobody('CTT Manresa')).toEqual([]);
  });

  test('back and forth leaves one club', async () => {
    const player = await givenAt('CTT Berga');
    await rename('CTT Berga', 'TT Berguedà');
    await rename('TT Berguedà', 'CTT Berga');
    expect(await clubOfPlayer(player)).toBe('CTT Berga');
    expect(await clubOfPlayer(await givenAt('TT Berguedà'))).toBe('CTT Berga');
    expect((await clubOf('CTT Berga')).players).toBe(2);
  });

  test('keeps a club that nobody plays for, and its former name with it', async () => {
    const player = await givenAt('CTT Solsona');
    await rename('CTT Solsona', 'CTT Solsonès');
    await joins(player, null);
    expect((await clubOf('CTT Solsonès')).players).toBe(0);
    await joins(player, 'CTT Solsona');
    expect(await clubOfPlayer(player)).toBe('CTT Solsonès');
  });

  test('refuses the name of another, a stale version, and a club that is gone', async () => {
    await givenAt('CTT Vic');
    await givenAt('TT Vic');
    const taken = await rename('TT Vic', 'C.T.T. VÍC');
    expect(taken.failure.code).toBe('club.nameTaken');
    const { id, version } = await clubOf('TT Vic');
    const body = { name: 'Otro' };
    expect((await admin.call(editClub, { params: { id }, version: version + 1, body })).status).toBe(412);
    await remove('TT Vic');
    expect((await admin.call(editClub, { params: { id }, version, body })).status).toBe(404);
  });
});

describe('merging clubs', () => {
  test('previews and moves their players, and is undone club by club', async () => {
    const [one, other, third] = [
      await givenAt('CTT Reus'),
      await givenAt('Reus TT'),
      await givenAt('TT Reus'),
    ];
    const [kept, merged, more] = [await clubOf('CTT Reus'), await clubOf('Reus TT'), await clubOf('TT Reus')];
    expect((await merge(kept.id, [merged.id, more.id], true)).body).toEqual({ players: 2 });
    expect(await clubOfPlayer(other)).toBe('Reus TT');
    expect((await merge(kept.id, [merged.id, more.id])).body).toEqual({ players: 2 });
    expect((await merge(kept.id, [merged.id, more.id])).body).toEqual({ players: 0 }); // Twice is once.
    expect(await Promise.all([one, other, third].map(clubOfPlayer))).toEqual(Array(3).fill('CTT Reus'));
    const newcomer = await givenAt('Reus T.T.');
    expect(await clubOfPlayer(newcomer)).toBe('CTT Reus');
    await joins(third, 'CTT Valls');
    expect((await restore(merged.id)).status).toBe(200);
    expect((await restore(more.id)).status).toBe(200);
    expect(await Promise.all([one, other, third, newcomer].map(clubOfPlayer))).toEqual([
      'CTT Reus',
      'Reus TT',
      'CTT Valls',
      'CTT Reus',
    ]);
  });

  test('of a club that others were merged into brings all of them, and each goes back to its own', async () => {
    const [a, b, c] = [await givenAt('Salt A'), await givenAt('Salt B'), await givenAt('Salt C')];
    const [first, second, third] = [await clubOf('Salt A'), await clubOf('Salt B'), await clubOf('Salt C')];
    await merge(second.id, [first.id]);
    await merge(third.id, [second.id]);
    const names = () => Promise.all([a, b, c].map(clubOfPlayer));
    expect(await names()).toEqual(['Salt C', 'Salt C', 'Salt C']);
    expect(await clubOfPlayer(await givenAt('salt a'))).toBe('Salt C');
    await restore(first.id);
    expect(await names()).toEqual(['Salt A', 'Salt C', 'Salt C']);
    await restore(second.id);
    expect(await names()).toEqual(['Salt A', 'Salt B', 'Salt C']);
  });

  test('refuses a club with itself, and what is not there', async () => {
    await givenAt('CTT Lleida');
    await givenAt('CTT Alcarràs');
    const { id } = await clubOf('CTT Lleida');
    const itself = await merge(id, [id]);
    expect(itself.failure.code).toBe('club.sameClub');
    const gone = await remove('CTT Alcarràs');
    expect((await merge(id, [gone])).status).toBe(404);
    expect((await merge(gone, [id])).status).toBe(404);
  });
});

describe('deleting a club', () => {
  test('leaves its players without one until it is restored, but for those who have another by then', async () => {
    const [stays, leaves] = [await givenAt('CTT Falset'), await givenAt('CTT Falset')];
    const id = await remove('CTT Falset');
    expect(await Promise.all([stays, leaves].map(clubOfPlayer))).toEqual([null, null]);
    const { collection } = await admin.get(listDeleted, { query: { filters: { kind: 'club' } } });
    expect(collection).toContainEqual(
      expect.objectContaining({ _id: id, name: 'CTT Falset', deleted_by: expect.objectContaining({}) }),
    );
    await joins(leaves, 'CTT Tortosa');
    await restore(id);
    expect(await Promise.all([stays, leaves].map(clubOfPlayer))).toEqual(['CTT Falset', 'CTT Tortosa']);
    expect((await restore(id)).status).toBe(200); // Twice is once.
  });

  test('frees its name: once there is another, it is not restored', async () => {
    await givenAt('CTT Gandesa');
    const id = await remove('CTT Gandesa');
    await givenAt('CTT Gandesa');
    const refused = await restore(id);
    expect(refused.failure.code).toBe('club.nameTaken');
  });

  test('gives an erased player nothing back, and forgets that they left', async () => {
    const club = 'CTT Móra';
    await givenAt(club);
    await person.get(editPlayer, {
      params: { id: person.player._id },
      version: person.player.version,
      body: { club },
    });
    const id = await remove(club);
    expect((await person.call(eraseMe, { body: { password: person.password } })).status).toBe(204);
    const left = api.db.selectFrom('club_departures').select('player_id').where('club_id', '=', id);
    expect(await left.execute()).toHaveLength(1); // The other one.
    expect((await restore(id)).status).toBe(200);
  });

  test('is not undone by the database when somebody joins it meanwhile', async () => {
    const player = await givenAt(null);
    await givenAt('CTT Mequinensa');
    const id = await remove('CTT Mequinensa');
    await api.db.updateTable('players').set({ club_id: id }).where('id', '=', player).execute();
    expect(await clubOfPlayer(player)).toBeNull();
  });
});

test('a club without a history still goes with its last player', async () => {
  const player = await givenAt('CTT Efímer');
  await joins(player, null);
  const query = { simpleSearch: { search: 'Efímer', fields: ['name'] } };
  expect((await admin.get(listClubs, { query })).collection).toEqual([]);
});
