import { editPlayer, getPlayer } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const api = givenApi({ now: () => new Date('2026-03-07T10:00:00Z') });
const coach = givenUser(api, 'Entrenadora');

const edit = async (id: string, body: object) => {
  const { version } = await coach.get(getPlayer, { params: { id } });
  return coach.call(editPlayer, { params: { id }, version, body });
};

test('a profile becomes that of a child with a guardian’s consent alone, which is asked for once', async () => {
  const { _id } = await givenPlayer(coach, { date_of_birth: null });
  const refused = await edit(_id, { date_of_birth: '2014-05-05' });
  expect([refused.status, refused.failure.code]).toEqual([422, 'player.guardianConsentRequired']);
  expect((await edit(_id, { date_of_birth: '2014-05-05', guardian_consent: true })).status).toBe(200);
  expect((await edit(_id, { date_of_birth: '2014-05-06' })).status).toBe(200);
  const consents = await api.db.selectFrom('consents').selectAll().where('player_id', '=', _id).execute();
  expect(consents.filter(({ purpose }) => purpose === 'guardian')).toMatchObject([{ given_by: coach.id }]);
});

test('whoever is old enough needs nobody’s', async () => {
  const { _id } = await givenPlayer(coach, { date_of_birth: null });
  expect((await edit(_id, { date_of_birth: '2012-03-07' })).status).toBe(200);
});
