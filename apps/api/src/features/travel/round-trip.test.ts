import {
  erasePlayer,
  getClassification,
  getOpen,
  listPlayers,
  restoreTravelled,
  softDeletePlayer,
} from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { exported, givenOpenToTravel, sendFile, unpacked } from '#testing/given-travel.ts';

const hall = givenApi();
const director = givenUser(hall, 'Ada de la Sala');
const server = givenApi();
const admin = givenUser(server, 'Bea del Servidor');

async function playerNamed(name: string): Promise<{ readonly _id: string; readonly version: number }> {
  const { collection } = await director.get(listPlayers, { query: { filters: { name } } });
  const [found] = collection;
  if (!found) throw new Error(`nobody is called ${name}`);
  return { _id: found._id ?? '', version: found.version ?? 0 };
}

test('an open with everything leaves, is restored in an empty installation and leaves again as the same bytes', async () => {
  const id = await givenOpenToTravel(hall, director);
  const [erased, deleted] = [await playerNamed('Fina Roca'), await playerNamed('Eva Mas')];
  await director.get(erasePlayer, { params: { id: erased._id } });
  await director.get(softDeletePlayer, { params: { id: deleted._id }, version: deleted.version });
  const file = await exported(hall, director, id);
  expect(await exported(hall, director, id)).toEqual(file);
  const restored = await sendFile(server, admin, restoreTravelled, file);
  expect(restored).toMatchObject({ status: 201, body: { _id: id, already: false } });
  const again = await exported(server, admin, id);
  expect(unpacked(again)).toEqual(unpacked(file));
  expect(again.equals(file)).toBe(true);
  const [there, here] = [
    await director.get(getClassification, { params: { id } }),
    await admin.get(getClassification, { params: { id } }),
  ];
  const listed = await admin.get(listPlayers, {});
  expect(listed.collection.map(({ name }) => name)).not.toContain('Eva Mas');
  expect(listed.collection).toHaveLength(5);
  const positions = ({ collection }: typeof here) =>
    collection.map(({ position, player }) => [position, player.name]);
  expect(positions(here)).toEqual(positions(there));
  expect(await admin.get(getOpen, { params: { id } })).toMatchObject({
    name: 'Open que viaja',
    rated: false,
    organiser: { name: 'Bea del Servidor' },
  });
  const { count } = await server.db
    .selectFrom('rating_ledger')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});
