import { callMatch, getOpenDay, mergePlayers, restorePlayer, type Day } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let singles = '';
let doubles = '';
/** The profile in the pair, which is a second one of a player of the singles. */
let duplicate = '';
let kept = '';

/** A player of the singles is entered in the doubles under another profile. */
beforeEach(async () => {
  const hall = await givenHall(organiser, 4);
  ({ _id: kept } = await givenPlayer(organiser, { name: 'Ana Gil', gender: 'woman' }));
  const { _id: rival } = await givenPlayer(organiser, { name: 'Eva Sanz', gender: 'woman' });
  ({ open: singles } = await givenInGroups(organiser, [kept, rival], hall));
  const { open, pairs } = await givenMixedDoubles(organiser, 2, hall);
  doubles = open._id;
  duplicate = pairs[0]?.members[0]?._id ?? '';
  await givenPhase(organiser, doubles, { number: 1, type: 'groups', groups_count: 1 });
});

const day = (): Promise<Day> => organiser.get(getOpenDay, { params: { id: singles } });
const matchOf = async (open: string) => (await day()).matches.find((match) => match.open_id === open);
async function call(open: string, table: number) {
  const { _id: id, matches } = await day();
  const match_id = matches.find((match) => match.open_id === open)?._id ?? '';
  return organiser.call(callMatch, { params: { id }, body: { match_id, table } });
}
const merge = () =>
  admin.get(mergePlayers, { params: { id: kept }, body: { merged_id: duplicate, preview: false } });
const busy = async () => {
  const rows = await api.db
    .selectFrom('occupancies')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select(['person', 'open_id'])
    .where('until_at', 'is', null)
    .where('person', 'in', [kept, duplicate])
    .execute();
  return rows.map(({ person, open_id: open }) => [person, open]);
};

describe('two profiles that are merged, one of them in a pair', () => {
  test('end the call of the pair, as they do that of a player, so that nobody is called twice', async () => {
    expect((await call(doubles, 1)).status).toBe(201);
    expect(await busy()).toEqual([[duplicate, doubles]]);
    await merge();
    expect((await day()).calls).toEqual([]);
    expect(await busy()).toEqual([]);
    expect((await call(singles, 2)).status).toBe(201);
    expect(await call(doubles, 1)).toMatchObject({ status: 409 });
  });

  test('are busy as one while the pair plays, and apart again once the merge is undone', async () => {
    await call(doubles, 1);
    const { _id: id = '' } = (await matchOf(doubles)) ?? {};
    await api.db
      .updateTable('matches')
      .set({ state: 'inPlay', started_at: new Date() })
      .where('id', '=', id)
      .execute();
    await merge();
    expect(await busy()).toEqual([[kept, doubles]]);
    expect(await call(singles, 2)).toMatchObject({ status: 409, failure: { code: 'day.personBusy' } });
    await admin.get(restorePlayer, { params: { id: duplicate } });
    expect(await busy()).toEqual([[duplicate, doubles]]);
    expect((await call(singles, 2)).status).toBe(201);
  });
});
