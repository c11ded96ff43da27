import { recognisePlayers, type BodyInputOf } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const newcomer = givenUser(api, 'Nora Nueva', { trusted: false });
givenPlayerAccount(api, 'Ana Núñez');

describe('recognising the names of a list', () => {
  const ask = (by: typeof organiser, people: BodyInputOf<typeof recognisePlayers>['people']) =>
    by.get(recognisePlayers, { body: { people } });

  test.each(['Ana Núñez', 'ana nunez', 'NÚÑEZ ANA', ' Ana  Núñez '])('finds %s', async (name) => {
    const { people } = await ask(newcomer, [{ name: 'Nadie Así' }, { name }]);
    expect(people.map((found) => found.map(({ name: known }) => known))).toEqual([[], ['Ana Núñez']]);
  });

  test('compares the date of birth only with what the caller may know', async () => {
    const own = await givenPlayer(organiser, { name: 'Leo Fecha', date_of_birth: '1990-05-12' });
    const days = ['1990-05-12', '1990-05-13', '1991-01-01', '2015-01-01'];
    const asked = days.map((date_of_birth) => ({ name: 'Leo Fecha', date_of_birth }));
    const fitsOf = async (by: typeof organiser) =>
      (await ask(by, asked)).people.map(([first]) => [first?._id, first?.fits]);
    expect(await fitsOf(organiser)).toEqual([true, false, false, false].map((fits) => [own._id, fits]));
    expect(await fitsOf(newcomer)).toEqual([true, true, true, false].map((fits) => [own._id, fits]));
  });

  test('is one statement, says who may give ratings, and writes nothing', async () => {
    const people = [{ name: 'Ana Núñez' }];
    expect(
      (await statementsOf(() => ask(newcomer, people))).filter((text) => /\bplayers\b/u.test(text)),
    ).toHaveLength(1);
    expect((await ask(newcomer, people)).may_rate).toBe(false);
    expect((await ask(organiser, people)).may_rate).toBe(true);
  });
});
