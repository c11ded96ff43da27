import {
  endAsking,
  eraseMe,
  erasePlayer,
  removeInscription,
  withdrawConsents,
  type Inscription,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair } from '#testing/given-doubles.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';
import { givenThree, newsOf, partnersIn } from '#testing/given-partners.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let ana: RegisteredPlayer;
let leo: RegisteredPlayer;

beforeEach(async () => {
  open = await givenOpen(organiser, { name: 'Dobles de Vic', doubles: 'mixed' });
  [ana, leo] = await givenThree(api);
});

const { at, enters, asks, accepts, pairs, seen } = partnersIn(() => open._id);

const lastMailTo = ({ email }: RegisteredUser) =>
  api.db
    .selectFrom('outbox')
    .select(['kind', 'subject', 'body_text', 'about'])
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A child of the account that adds it. */
const young = {
  relation: 'guardian',
  date_of_birth: '2014-11-12',
  contact_phone: { name: 'Mar Sol', code: '+34', phone: '600100119' },
  guardian_consent: true,
} as const;

describe('whose partner is erased', () => {
  test('hears of it by mail and in the news, without a name', async () => {
    await enters(ana);
    await enters(leo);
    await asks(ana, leo);
    await accepts(leo, ana);
    await leo.get(eraseMe, { body: { password: leo.password } });
    expect(await pairs(organiser)).toEqual([]);
    expect(await newsOf(ana)).toEqual(['Jugador/a eliminado/a left']);
    const mail = await lastMailTo(ana);
    expect(mail).toMatchObject({
      kind: 'partnerGone',
      subject: 'Ana Gil se queda sin pareja en Dobles de Vic',
      about: [ana.player._id, open._id],
    });
    expect(mail?.body_text).not.toMatch(/leo|ros|eliminad/iu);
  });

  test('hears the same of a player without an account, whom an admin erases', async () => {
    const entry = await enters(ana);
    const { _id: id } = await givenPlayer(organiser, { name: 'Nil Vic', gender: 'man' });
    await givenPair(organiser, open._id, [entry, await givenEnrolled(organiser, open._id, id)]);
    await admin.get(erasePlayer, { params: { id } });
    expect(await newsOf(ana)).toEqual(['Jugador/a eliminado/a left']);
    expect((await lastMailTo(ana))?.kind).toBe('partnerGone');
  });

  test('is told nothing by mail of a child whom they erase themselves', async () => {
    const mother = await api.registerUser('Mar Sol');
    const entered: Inscription[] = [];
    for (const [name, gender] of [
      ['Nil Sol', 'man'],
      ['Eva Sol', 'woman'],
    ] as const) {
      const child = await givenPlayer(mother, { ...young, name, gender });
      entered.push(await givenEnrolled(mother, open._id, child._id));
    }
    await givenPair(organiser, open._id, entered);
    const id = entered[0]?.player._id ?? '';
    await mother.get(withdrawConsents, { params: { id }, body: { password: mother.password } });
    expect(await pairs(organiser)).toEqual([]);
    expect((await lastMailTo(mother))?.kind).not.toBe('partnerGone');
  });

  test('still reads that the pair was over before', async () => {
    await enters(ana);
    const entry = await enters(leo);
    await asks(ana, leo);
    await accepts(leo, ana);
    await leo.get(removeInscription, { params: { id: open._id, inscription_id: entry._id }, body: {} });
    await leo.get(eraseMe, { body: { password: leo.password } });
    expect(await newsOf(ana)).toEqual(['Jugador/a eliminado/a left']);
  });

  test.each([
    ['not answered', async () => undefined],
    ['declined', async (invitation_id: string) => leo.get(endAsking, { params: { ...at(), invitation_id } })],
  ])('is free of somebody who had %s', async (_, answers) => {
    await enters(ana);
    const { asked } = (await asks(ana, leo)).body;
    await answers(asked[0]?._id ?? '');
    await leo.get(eraseMe, { body: { password: leo.password } });
    expect(await newsOf(ana)).toEqual([]);
    expect((await seen(ana))?.asked).toEqual([]);
  });
});
