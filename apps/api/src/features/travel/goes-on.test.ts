import {
  exportResults,
  getClassification,
  getOpen,
  importOpen,
  listPhases,
  transitionOpen,
} from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult, groupsOf } from '#testing/given-draw.ts';
import { logOf, points, send, setWon, toss } from '#testing/given-log.ts';
import { exported, sendFile } from '#testing/given-travel.ts';

const hall = givenApi();
const director = givenUser(hall, 'Ada de la Sala');
const server = givenApi();
givenUser(server, 'Bea del Servidor');
const organiser = givenUser(server, 'Rosa Organizadora');

test('an open in play is played on where it was imported, a match from the point it had reached', async () => {
  const { open } = await givenOpenInPlay(director, 3, { best_of: 1 });
  const there = await givenPhase(director, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = await groupsOf(director, there);
  const [first] = group?.matches ?? [];
  await send(director, first?._id ?? '', logOf([toss, ...points('a', 5)]));
  const file = await exported(hall, director, open._id, exportResults);
  const { body } = await sendFile(server, organiser, importOpen, file);
  const params = { id: body._id };
  const { collection } = await organiser.get(listPhases, { params });
  const matches = (await groupsOf(organiser, { groups: collection[0]?.groups ?? [] }))[0]?.matches ?? [];
  expect(matches.map(({ state }) => state)).toEqual(
    group?.matches.map(({ state }, at) => (at === 0 ? 'inPlay' : state)),
  );
  const begun = matches.find(({ state }) => state === 'inPlay')?._id ?? '';
  const sent = await send(organiser, begun, logOf(setWon('a').slice(5), 6));
  expect(sent.body).toMatchObject({ seq: 12 });
  for (;;) {
    const [ready] = (await groupsOf(organiser, { groups: collection[0]?.groups ?? [] })).flatMap((one) =>
      one.matches.filter(({ state }) => state === 'enrolled'),
    );
    if (!ready) break;
    await givenResult(organiser, ready._id, [{ a: 11, b: 4 }]);
  }
  await organiser.get(transitionOpen, { params, body: { to: 'finished', confirmed: true } });
  expect(await organiser.get(getOpen, { params })).toMatchObject({ state: 'finished', rated: false });
  expect((await organiser.get(getClassification, { params })).collection).toHaveLength(3);
});
