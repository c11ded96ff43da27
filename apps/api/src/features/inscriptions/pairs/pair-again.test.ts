import {
  addGuest,
  listInscriptions,
  removeInscription,
  restoreInscription,
  type Inscription,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair } from '#testing/given-doubles.ts';
import { checkIn } from '#testing/given-draw.ts';
import { givenEnrolled, givenOpen, givenPlayer, move } from '#testing/given-open.ts';
import { partnersIn } from '#testing/given-partners.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let player: Inscription;
let guest: Inscription;
let other: Inscription;

/** A player, and two guests. */
beforeEach(async () => {
  open = await givenOpen(organiser, { doubles: 'open' });
  const { _id: id } = await givenPlayer(organiser, { name: 'Ana Gil' });
  player = await givenEnrolled(organiser, open._id, id);
  guest = await organiser.get(addGuest, {
    params: at(),
    body: { name: 'Gus Visita', consent: { confirmed: true } },
  });
  other = await organiser.get(addGuest, {
    params: at(),
    body: { name: 'Pep Visita', consent: { confirmed: true } },
  });
});

const { at, pairs } = partnersIn(() => open._id);
const leavesAndIsBack = async (one: Inscription | undefined) => {
  const params = { ...at(), inscription_id: one?._id ?? '' };
  await organiser.get(removeInscription, { params, body: {} });
  expect(await pairs(organiser)).toEqual([]);
  await organiser.get(restoreInscription, { params });
};

describe('undoing a removal makes the pair again', () => {
  test('of a player whose partner is a guest', async () => {
    await givenPair(organiser, open._id, [player, guest]);
    await leavesAndIsBack(player);
    expect(await pairs(organiser)).toEqual(['Ana Gil / Gus Visita: registered']);
  });

  test('of a guest whose partner is a player', async () => {
    await givenPair(organiser, open._id, [guest, player]);
    await leavesAndIsBack(guest);
    expect(await pairs(organiser)).toEqual(['Gus Visita / Ana Gil: registered']);
  });

  test('of one of two guests', async () => {
    await givenPair(organiser, open._id, [guest, other]);
    await leavesAndIsBack(other);
    expect(await pairs(organiser)).toEqual(['Gus Visita / Pep Visita: registered']);
  });
});

describe('whose place somebody else has by now', () => {
  const places = async () =>
    (await organiser.get(listInscriptions, { params: at() })).collection
      .filter(({ state }) => state !== 'removed')
      .map(({ player, state }) => `${player?.name}: ${state}`)
      .toSorted();
  const full = async (during: readonly Parameters<typeof move>[2][]) => {
    open = await givenOpen(organiser, { doubles: 'open', players_max: 2 });
    const people: Inscription[] = [];
    for (const name of ['Ana Gil', 'Leo Ros', 'Cal Puig']) {
      const { _id } = await givenPlayer(organiser, { name });
      people.push(await givenEnrolled(organiser, open._id, _id));
    }
    await givenPair(organiser, open._id, people.slice(0, 2));
    for (const state of during) await move(organiser, open._id, state);
    return people;
  };

  test('waits alone, and the partner keeps theirs', async () => {
    const [, leo] = await full([]);
    await leavesAndIsBack(leo);
    expect(await places()).toEqual(['Ana Gil: registered', 'Cal Puig: registered', 'Leo Ros: waiting']);
    expect(await pairs(organiser)).toEqual([]);
  });

  test('is back in play before the draw, and waits', async () => {
    const people = await full(['registrationClosed', 'reception']);
    for (const { _id } of people) await checkIn(organiser, open._id, _id);
    await move(organiser, open._id, 'active');
    const [, leo, cal] = people;
    const params = { ...at(), inscription_id: leo?._id ?? '' };
    await organiser.get(removeInscription, { params, body: {} });
    await checkIn(organiser, open._id, cal?._id ?? '');
    await organiser.get(restoreInscription, { params });
    expect(await places()).toEqual(['Ana Gil: present', 'Cal Puig: present', 'Leo Ros: waiting']);
  });
});
