import {
  addGuest,
  removeInscription,
  restoreInscription,
  type Inscription,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair } from '#testing/given-doubles.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';
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
const leavesAndIsBack = async ({ _id: inscription_id }: Inscription) => {
  const params = { ...at(), inscription_id };
  await organiser.get(removeInscription, { params, body: {} });
  expect(await pairs(organiser)).toEqual([]);
  await organiser.get(restoreInscription, { params });
};

describe('undoing a removal makes the pair again', () => {
  test('of a player whose partner is a guest', async () => {
    await givenPair(organiser, open._id, [player, guest]);
    await leavesAndIsBack(player);
    expect(await pairs(organiser)).toEqual(['Gus Visita / Ana Gil: registered']);
  });

  test('of a guest whose partner is a player', async () => {
    await givenPair(organiser, open._id, [guest, player]);
    await leavesAndIsBack(guest);
    expect(await pairs(organiser)).toEqual(['Ana Gil / Gus Visita: registered']);
  });

  test('of one of two guests', async () => {
    await givenPair(organiser, open._id, [guest, other]);
    await leavesAndIsBack(other);
    expect(await pairs(organiser)).toEqual(['Gus Visita / Pep Visita: registered']);
  });
});
