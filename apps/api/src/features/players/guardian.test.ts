import { editPlayer, getPlayer, listConsents } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const api = givenApi({ now: () => new Date('2026-03-07T10:00:00Z') });
const admin = givenUser(api, 'Ada Admin');
const coach = givenUser(api, 'Entrenadora');

const edit = async (id: string, body: object) => {
  const { version } = await coach.get(getPlayer, { params: { id } });
  return coach.call(editPlayer, { params: { id }, version, body });
};

test('a profile becomes that of a child with a guardian’s consent alone, which a coach has on paper and is asked for once', async () => {
  const { _id } = await givenPlayer(coach, { date_of_birth: null });
  const refused = await edit(_id, { date_of_birth: '2014-05-05' });
  expect([refused.status, refused.failure.code]).toEqual([422, 'player.guardianConsentRequired']);
  expect((await edit(_id, { date_of_birth: '2014-05-05', guardian_consent: true })).status).toBe(200);
  expect((await edit(_id, { date_of_birth: '2014-05-06' })).status).toBe(200);
  const consents = await api.db.selectFrom('consents').selectAll().where('player_id', '=', _id).execute();
  expect(consents.filter(({ purpose }) => purpose === 'guardian')).toMatchObject([
    { relation: 'paper', given_by: null, recorded_by: coach.id, text_key: 'guardian.paper' },
  ]);
});

test('a player who is old enough needs nobody’s', async () => {
  const { _id } = await givenPlayer(coach, { date_of_birth: null });
  expect((await edit(_id, { date_of_birth: '2012-03-07' })).status).toBe(200);
});

test('a guardian’s consent is the guardian’s own, with their words', async () => {
  const { _id } = await givenPlayer(coach, { relation: 'guardian', date_of_birth: '2016-05-05' });
  const rows = await api.db
    .selectFrom('consents')
    .select(['purpose', 'relation', 'given_by', 'text_key'])
    .where('player_id', '=', _id)
    .execute();
  expect(rows.toSorted((a, b) => a.purpose.localeCompare(b.purpose))).toEqual([
    { purpose: 'guardian', relation: 'guardian', given_by: coach.id, text_key: 'guardian.guardian' },
    { purpose: 'profile', relation: 'guardian', given_by: coach.id, text_key: 'profile.guardian' },
  ]);
});

test.each(['coach', 'club', 'other', 'self'] as const)(
  'the database takes no guardian’s consent of a %s',
  async (relation) => {
    const { _id } = await givenPlayer(coach);
    const row = {
      id: '01a20151-0470-70d9-96b1-45b77e533100',
      player_id: _id,
      purpose: 'guardian' as const,
      relation,
      given_by: coach.id,
      text_version: '2026-11-22',
      text_key: 'guardian.guardian',
      lang: 'es' as const,
    };
    await expect(api.db.insertInto('consents').values(row).execute()).rejects.toThrow('consents_guardian');
  },
);

test('what was agreed to is read by those it concerns, in the words that were shown, and not by an admin', async () => {
  const { _id } = await givenPlayer(coach, {
    relation: 'coach',
    date_of_birth: '2016-05-05',
    guardian_consent: true,
  });
  const params = { id: _id };
  const { collection } = await coach.get(listConsents, { params });
  expect(collection.map(({ purpose, relation, by }) => `${purpose} ${relation} ${by}`).toSorted()).toEqual([
    'guardian paper Entrenadora',
    'profile coach Entrenadora',
  ]);
  expect(collection.map(({ text }) => text).join(' ')).toContain('Tiene menos de 14 años: tengo en papel');
  for (const other of [admin, await api.registerUser('Otra')])
    expect((await other.call(listConsents, { params })).status).toBe(403);
});
