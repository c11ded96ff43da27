import {
  editOpen,
  getOpen,
  listEntrants,
  listMyInscriptions,
  removeInscription,
  transitionOpen,
} from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const ana = givenPlayerAccount(api, 'Ana Núñez');

const pageOf = (id: string) => ana.get(getOpen, { params: { id } });
const mineIn = async (id: string) =>
  (await ana.get(listMyInscriptions, { query: { filters: { 'open._id': id } } })).collection[0];

describe('who registered', () => {
  test.each<[string, OpenState, boolean]>([
    ['themselves', 'registrationOpen', true],
    ['themselves', 'registrationClosed', false],
    ['by the organiser', 'registrationOpen', true],
    ['by the organiser', 'registrationClosed', true],
    ['by the organiser', 'reception', true],
    ['by the organiser', 'active', false],
  ])('%s sees in %s whether they may leave: %s', async (who, state, may) => {
    const open = await givenOpen(organiser, { contact: 'Club Vic, 938 000 000' });
    const row = await givenEnrolled(who === 'themselves' ? ana : organiser, open._id, ana.player._id);
    for (const to of ['registrationClosed', 'reception', 'active'] as const) {
      if ((await pageOf(open._id)).state === state) break;
      await move(organiser, open._id, to);
    }
    const page = await pageOf(open._id);
    expect([page.may.leave, page.contact]).toEqual([may, 'Club Vic, 938 000 000']);
    expect((await mineIn(open._id))?.may_leave).toBe(may);
    const entrants = await ana.get(listEntrants, { params: { id: open._id } });
    expect([entrants.collection[0]?.inscription?.may_leave, entrants.contact]).toEqual([may, page.contact]);
    const left = await ana.call(removeInscription, { params: { id: open._id, inscription_id: row._id } });
    expect(left.status === 204).toBe(may);
  });
});

test('the contact is no visitor’s business, and can be emptied', async () => {
  const open = await givenOpen(organiser, { contact: 'rosa@club.test' });
  const params = { id: open._id };
  expect((await api.get(getOpen, { params })).contact).toBeNull();
  await organiser.get(editOpen, { params, version: open.version, body: { contact: null } });
  expect((await pageOf(open._id)).contact).toBeNull();
});

test.each([
  ['who registered on their own', () => ana, 'Goteras'],
  ['who was registered by others', () => organiser, null],
])('%s finds the open cancelled among their registrations, with the reason: %s', async (_, by, reason) => {
  const open = await givenOpen(organiser);
  await givenEnrolled(by(), open._id, ana.player._id);
  await organiser.get(transitionOpen, {
    params: { id: open._id },
    body: { to: 'canceled', reason: 'Goteras' },
  });
  expect(await mineIn(open._id)).toMatchObject({
    state: 'registered',
    may_leave: false,
    open: { state: 'canceled', cancel_reason: reason },
  });
});
