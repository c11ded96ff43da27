import {
  dismissNotice,
  enrol,
  followRegistrationLink,
  listRegistrationNotices,
  showRegistrationLink,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer, move } from '#testing/given-open.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const mother = givenUser(api, 'Marta Madre');

let open: OpenPage;
let ana: RegisteredPlayer;

beforeEach(async () => {
  open = await givenOpen(organiser);
  ana = await api.registerPlayer('Ana Núñez');
});

const mailsTo = ({ email }: RegisteredUser) =>
  api.db
    .selectFrom('outbox')
    .selectAll()
    .where('to_address', '=', email)
    .where('kind', '=', 'enrolledByOther')
    .orderBy('id')
    .execute();

const linkTo = async (who: RegisteredUser): Promise<string> =>
  /\/registration\/([\w-]+)/u.exec((await mailsTo(who)).at(-1)?.body_text ?? '')?.[1] ?? '';

const noticesOf = async (who: RegisteredUser) => (await who.get(listRegistrationNotices)).collection;

describe('a player enrolled by an organiser', () => {
  test('is notified by mail and in the application, and it is audited', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, ana.player._id);
    expect(await mailsTo(ana)).toHaveLength(1);
    expect(await noticesOf(ana)).toMatchObject([
      { _id, open: { _id: open._id }, player: { name: 'Ana Núñez' }, enrolled_by: 'Rosa Organizadora' },
    ]);
    const written = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity_id', '=', _id)
      .execute();
    expect(written).toEqual([{ action: 'enrol', actor_id: organiser.id }]);
  });

  test('leaves with one tap by the link, which is good for nothing else; looking changes nothing', async () => {
    await givenEnrolled(organiser, open._id, ana.player._id);
    await move(organiser, open._id, 'registrationClosed');
    const token = await linkTo(ana);
    expect(await api.get(showRegistrationLink, { params: { token } })).toMatchObject({
      state: 'registered',
      may: ['confirm', 'leave'],
    });
    const accepting = await api.call(followRegistrationLink, { params: { token }, body: { act: 'accept' } });
    expect(accepting.failure.code).toBe('auth.forbidden');
    const left = await api.get(followRegistrationLink, { params: { token }, body: { act: 'leave' } });
    expect(left).toMatchObject({ state: 'withdrawn', may: ['undo'] });
    expect(await noticesOf(ana)).toEqual([]);
  });

  test('has seen it, and is not notified again', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, ana.player._id);
    const stranger = await api.registerUser('Otra Persona');
    await stranger.get(dismissNotice, { params: { id: _id } });
    expect(await noticesOf(ana)).toHaveLength(1);
    await ana.get(dismissNotice, { params: { id: _id } });
    await ana.get(dismissNotice, { params: { id: _id } });
    expect(await noticesOf(ana)).toEqual([]);
  });
});

test('for a child their guardians are notified, for a minor with an account both', async () => {
  const child = await givenPlayer(mother, {
    name: 'Hija',
    date_of_birth: '2018-01-01',
    guardian_consent: true,
  });
  await givenEnrolled(organiser, open._id, child._id);
  expect(await noticesOf(mother)).toMatchObject([{ player: { name: 'Hija' } }]);
  const minor = await api.registerPlayer('Hijo Mayor', '2012-01-01');
  await api.db
    .insertInto('player_administrators')
    .values({ player_id: minor.player._id, user_id: mother.id, relation: 'guardian' })
    .execute();
  await givenEnrolled(organiser, open._id, minor.player._id);
  expect(await noticesOf(minor)).toHaveLength(1);
  expect((await noticesOf(mother)).map(({ player }) => player?.name)).toEqual(['Hijo Mayor', 'Hija']);
});

test('nobody is notified of what they did themselves', async () => {
  await ana.get(enrol, { params: { id: open._id }, body: { player_id: ana.player._id } });
  const child = await givenPlayer(mother, { name: 'Otra Hija' });
  await givenEnrolled(mother, open._id, child._id);
  expect([await mailsTo(ana), await noticesOf(ana)]).toEqual([[], []]);
  expect((await noticesOf(mother)).map(({ player }) => player?.name)).not.toContain('Otra Hija');
});
