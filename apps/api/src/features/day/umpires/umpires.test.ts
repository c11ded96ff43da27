import { randomUUID } from 'node:crypto';
import {
  addVolunteer,
  callMatch,
  eraseMe,
  getOpenDay,
  listInscriptions,
  listUmpires,
  noteAbsence,
  putDaySettings,
  putResult,
  removeInscription,
  removeVolunteer,
  setCallUmpire,
  type Day,
  type DayMatch,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { logOf, points, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const other = givenUser(api, 'Olga Otra');
let openId = '';
let day: Day;

const read = (): Promise<Day> => organiser.get(getOpenDay, { params: { id: openId } });

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 8);
  openId = open._id;
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 2 });
  day = await read();
});

const rules = (...umpire_rules: ('resting' | 'loser' | 'volunteer' | 'none')[]) =>
  organiser.get(putDaySettings, {
    params: { id: openId },
    body: {
      rest_minutes: 0,
      long_rest_minutes: 0,
      second_call_minutes: 3,
      third_call_minutes: 5,
      umpire_rules,
      rounds_together: false,
      automatic: true,
    },
  });
const volunteer = async (name: string): Promise<string> =>
  (await organiser.get(addVolunteer, { params: { id: day._id }, body: { name } }))._id;
const umpires = async () => (await organiser.get(listUmpires, { params: { id: day._id } })).collection;
const call = async (match_id: string, table: number, umpire_id?: string | null) =>
  organiser.call(callMatch, {
    params: { id: day._id },
    body: { match_id, table, ...(umpire_id !== undefined && { umpire_id }) },
  });
const matchOf = async (id: string) => (await read()).matches.find(({ _id }) => _id === id);
const people = ({ a, b }: DayMatch) => [a?._id ?? '', b?._id ?? ''];

/** Two matches that can be called and share nobody. */
async function two(): Promise<readonly [DayMatch, DayMatch]> {
  const { queue, matches } = await read();
  const ready = queue.flatMap((row) => matches.filter(({ _id }) => row.ready && _id === row.match_id));
  const [one] = ready;
  const apart = ready.find((match) => one && !people(match).some((id) => people(one).includes(id)));
  if (!one || !apart) throw new Error('two matches can be called');
  return [one, apart];
}

describe('whoever umpires', () => {
  test('is the next volunteer where the open says so, the one who did least, and then nobody', async () => {
    await rules('volunteer', 'none');
    const [ana, bea] = [await volunteer('Ana Voluntaria'), await volunteer('Bea Voluntaria')];
    const [one, apart] = await two();
    await call(one._id, 1);
    const first = (await matchOf(one._id))?.umpire?._id ?? '';
    expect([ana, bea]).toContain(first);
    await givenResult(organiser, one._id);
    expect((await umpires()).find(({ _id }) => _id === first)).toMatchObject({ duties: 1, busy: false });
    await call(apart._id, 2);
    expect((await matchOf(apart._id))?.umpire?._id).toBe(first === ana ? bea : ana);
  });

  test('falls back to the next rule', async () => {
    await rules('loser', 'volunteer', 'none');
    const ana = await volunteer('Ana Voluntaria');
    const [one] = await two();
    await call(one._id, 1);
    expect((await matchOf(one._id))?.umpire).toMatchObject({ _id: ana, name: 'Ana Voluntaria' });
    await givenResult(organiser, one._id);
    const loser = one.b?._id;
    const { queue, matches } = await read();
    const next = queue
      .flatMap((row) => matches.filter(({ _id }) => row.ready && _id === row.match_id))
      .find((match) => !people(match).includes(loser ?? ''));
    await call(next?._id ?? '', 1);
    expect([one.a?._id, loser]).toContain((await matchOf(next?._id ?? ''))?.umpire?._id);
  });

  test('is swapped and excused with one call, and free at once', async () => {
    const ana = await volunteer('Ana Voluntaria');
    const [one, apart] = await two();
    await call(one._id, 1);
    const [made] = (await read()).calls;
    const params = { id: day._id, call_id: made?._id ?? '' };
    const set = (umpire_id: string | null, by = organiser) =>
      by.call(setCallUmpire, { params, body: { umpire_id } });
    expect((await set(ana)).status).toBe(204);
    expect((await matchOf(one._id))?.umpire?._id).toBe(ana);
    const [player = ''] = people(apart);
    expect((await set(player)).status).toBe(204);
    expect((await umpires()).find(({ _id }) => _id === ana)?.busy).toBe(false);
    expect((await call(apart._id, 2)).status).toBe(409);
    expect((await set(null)).status).toBe(204);
    expect((await matchOf(one._id))?.umpire).toBeNull();
    expect((await call(apart._id, 2, ana)).status).toBe(201);
    expect((await set(ana)).body).toMatchObject({
      code: 'day.personBusy',
      message: expect.stringContaining('Ana Voluntaria'),
    });
    expect((await set(ana, other)).status).toBe(404);
  });

  test('is given to a match without one, and swapped, while it is played', async () => {
    const [ana, vic] = [await volunteer('Ana Voluntaria'), await volunteer('Vic Vela')];
    const [one] = await two();
    await call(one._id, 1, null);
    const [made] = (await read()).calls;
    const params = { id: day._id, call_id: made?._id ?? '' };
    await send(organiser, one._id, logOf([toss, ...points('a', 3)]));
    for (const umpire_id of [ana, vic]) {
      expect((await organiser.call(setCallUmpire, { params, body: { umpire_id } })).status).toBe(204);
      expect(await matchOf(one._id)).toMatchObject({
        state: 'inPlay',
        umpire: { _id: umpire_id },
        sets: [{ a: 3, b: 0 }],
      });
    }
    expect((await umpires()).find(({ _id }) => _id === ana)?.busy).toBe(false);
  });

  test('is told from those who play soon: they have a place in the queue, and come after the others', async () => {
    const ana = await volunteer('Ana Voluntaria');
    const [one] = await two();
    await call(one._id, 1);
    const { queue, matches } = await read();
    const first = matches.find(({ _id }) => _id === queue[0]?.match_id);
    const listed = (await umpires()).filter(({ busy }) => !busy);
    const placeOf = new Map(listed.map(({ _id, queue_place }) => [_id, queue_place]));
    expect(first && people(first).map((id) => placeOf.get(id))).toEqual([1, 1]);
    expect(placeOf.get(ana)).toBeNull();
    const isDue = listed.map(({ queue_place }) => Number(queue_place !== null));
    expect(isDue).toEqual(isDue.toSorted((before, after) => before - after));
  });

  test('is not named while not in the hall, and comes after the others after not coming to a match, with when that was', async () => {
    const [one, apart] = await two();
    const [lost = '', won = ''] = people(one);
    await organiser.get(putResult, {
      params: { id: one._id },
      body: { outcome: 'walkover', winner: 'b', sets: [] },
    });
    const listed = await umpires();
    expect(listed.filter(({ missed_at }) => missed_at !== undefined).map(({ _id }) => _id)).toEqual([lost]);
    expect(listed.at(-1)?._id).toBe(lost);
    expect(listed.map(({ _id }) => _id)).toContain(won);
    await organiser.get(putResult, {
      params: { id: apart._id },
      body: { outcome: 'walkover', winner: null, sets: [] },
    });
    const missed = (await umpires()).filter(({ missed_at }) => missed_at !== undefined);
    expect(missed.map(({ _id }) => _id).toSorted()).toEqual([lost, ...people(apart)].toSorted());
    const [away = ''] = people(apart);
    await organiser.get(noteAbsence, { params: { id: day._id, player_id: away }, body: { absent: true } });
    expect((await umpires()).map(({ _id }) => _id)).not.toContain(away);
  });

  test('has missed nothing by leaving the open: its walkovers are nobody’s', async () => {
    const [one] = await two();
    const [gone] = people(one);
    const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
    const inscription_id = collection.find(({ player }) => player?._id === gone)?._id ?? '';
    await organiser.get(removeInscription, { params: { id: openId, inscription_id } });
    expect((await matchOf(one._id))?.outcome).toBe('walkover');
    expect((await umpires()).filter(({ missed_at }) => missed_at !== undefined)).toEqual([]);
  });

  test('of two tables that want the same volunteer at once, one gets them', async () => {
    const ana = await volunteer('Ana Voluntaria');
    const [one, apart] = await two();
    const answers = await Promise.all([call(one._id, 1, ana), call(apart._id, 2, ana)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});

describe('a volunteer', () => {
  test('is kept when a namesake erases their account, and removed when somebody who was there does', async () => {
    const rosa = await api.registerUser('Pere Voluntari');
    const before = await volunteer('Pere Voluntari');
    await rosa.get(eraseMe, { body: { password: rosa.password } });
    expect((await umpires()).map(({ _id }) => _id)).toContain(before);
    const helper = await api.registerPlayer('Ona Ajudant');
    const ona = await volunteer('Ona Ajudant');
    await api.db
      .updateTable('matches')
      .set({ umpire_id: helper.player._id })
      .where('open_id', '=', openId)
      .execute();
    await helper.get(eraseMe, { body: { password: helper.password } });
    expect((await umpires()).map(({ _id }) => _id)).not.toContain(ona);
  });

  test('who is removed leaves the match they umpire', async () => {
    const ana = await volunteer('Ana Voluntaria');
    const [one] = await two();
    await call(one._id, 1, ana);
    const params = { id: day._id, volunteer_id: ana };
    expect((await organiser.call(removeVolunteer, { params })).status).toBe(204);
    expect((await organiser.call(removeVolunteer, { params })).status).toBe(404);
    expect((await matchOf(one._id))?.umpire).toBeNull();
    expect((await umpires()).map(({ _id }) => _id)).not.toContain(ana);
  });
});

test('a day takes two hundred volunteers, and another once one is gone', async () => {
  const known = Array.from({ length: 199 }, (_, index) => ({
    id: randomUUID(),
    day_id: day._id,
    name: `Voluntaria ${index}`,
  }));
  await api.db.insertInto('day_volunteers').values(known).execute();
  const last = await volunteer('Ana Voluntaria');
  const another = () =>
    organiser.call(addVolunteer, { params: { id: day._id }, body: { name: 'Bea Voluntaria' } });
  expect((await another()).body).toMatchObject({ code: 'day.tooManyVolunteers', details: { most: 200 } });
  await organiser.get(removeVolunteer, { params: { id: day._id, volunteer_id: last } });
  expect((await another()).status).toBe(201);
});
