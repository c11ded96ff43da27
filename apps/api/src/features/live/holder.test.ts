import { getOpenDay, pairScreen, startScreen } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay } from '#testing/given-draw.ts';
import { holderOf } from './holder.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

const visitorOf = (topics: string) => holderOf({ db: api.db, viewer: null, umpire: null, query: { topics } });

test('a screen has its streams for itself once it is paired, and not by making up an id', async () => {
  const { open } = await givenOpenInPlay(organiser, 2);
  const { _id: day } = await organiser.get(getOpenDay, { params: { id: open._id } });
  const { _id: id, code } = await api.get(startScreen);
  const topics = `hall:${day},screen:${id}`;
  expect(await visitorOf(topics)).toEqual({ kind: 'visitor' });
  await organiser.get(pairScreen, {
    params: { id: day },
    body: { code, name: 'Entrada', lang: 'es' },
  });
  expect(await visitorOf(topics)).toEqual({ kind: 'screen', id });
  expect(await visitorOf(`hall:${day}`)).toEqual({ kind: 'visitor' });
  expect(await visitorOf('screen:01890000-0000-7000-8000-000000000000')).toEqual({ kind: 'visitor' });
});
