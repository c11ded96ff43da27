import { acceptPartner, askPartner, mergePlayers, type OpenPage } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';
import { codeOf, givenPlayerOf, newsOf, partnersIn } from '#testing/given-partners.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let ana: RegisteredPlayer;
let leo: RegisteredPlayer;

beforeEach(async () => {
  open = await givenOpen(organiser, { name: 'Dobles de Vic', doubles: 'mixed' });
  [ana, leo] = [await givenPlayerOf(api, 'Ana Gil', 'woman'), await givenPlayerOf(api, 'Leo Ros', 'man')];
});

const { at, enters, asks, accepts, seen, pairs } = partnersIn(() => open._id);

describe('each person enters under the conditions of the open', () => {
  test('which are told to who accepts, and to nobody else', async () => {
    open = await givenOpen(organiser, { doubles: 'mixed', age_range: { min: 60, max: 99 } });
    await api.db
      .updateTable('players')
      .set({ date_of_birth: '1950-01-01' })
      .where('id', '=', ana.player._id)
      .execute();
    await enters(ana);
    expect((await asks(ana, leo)).status).toBe(201);
    const refused = await accepts(leo, ana);
    expect(codeOf(refused)).toEqual([409, 'inscription.notEligible']);
    expect((await seen(leo))?.state).toBeNull();
    expect(await pairs(organiser)).toEqual([]);
  });

  test('a child by a guardian, with consent; nobody else accepts for them', async () => {
    const mother = await api.registerUser('Marta Madre', { trusted: false });
    const child = await givenPlayer(mother, {
      name: 'Pau Petit',
      gender: 'man',
      date_of_birth: '2016-05-05',
      relation: 'guardian',
      guardian_consent: true,
    });
    await enters(ana);
    await ana.get(askPartner, {
      params: at(),
      body: { player_id: ana.player._id, partner_id: child._id },
    });
    expect(await newsOf(mother)).toEqual(['Ana Gil pending']);
    const accept = (by: RegisteredUser, consent?: { readonly confirmed: true }) =>
      by.call(acceptPartner, {
        params: at(),
        body: { player_id: child._id, partner_id: ana.player._id, ...(consent && { consent }) },
      });
    const confirmed = { confirmed: true } as const;
    expect((await accept(organiser, confirmed)).failure.code).toBe('auth.forbidden');
    expect((await accept(leo, confirmed)).failure.code).toBe('auth.forbidden');
    expect((await accept(mother)).failure.code).toBe('player.consentRequired');
    expect((await seen(mother))?.consent).toContain('Pau Petit');
    expect((await accept(mother, confirmed)).body.pair?.name).toBe('Ana Gil / Pau Petit');
    const consents = await api.db
      .selectFrom('consents')
      .select(['purpose', 'relation'])
      .where('player_id', '=', child._id)
      .where('inscription_id', 'is not', null)
      .execute();
    expect(consents).toEqual([{ purpose: 'inscription', relation: 'guardian' }]);
  });

  test('a minor’s gender is told to nobody who asks', async () => {
    const mother = await api.registerUser('Marta Madre', { trusted: false });
    const girl = await givenPlayer(mother, {
      name: 'Ona Petita',
      gender: 'woman',
      date_of_birth: '2016-05-05',
      relation: 'guardian',
      guardian_consent: true,
    });
    await enters(ana);
    const body = { player_id: ana.player._id, partner_id: girl._id };
    expect((await ana.call(askPartner, { params: at(), body })).status).toBe(201);
    const accepted = await mother.call(acceptPartner, {
      params: at(),
      body: { player_id: girl._id, partner_id: ana.player._id, consent: { confirmed: true } },
    });
    expect(accepted.failure.code).toBe('pair.notOfClass');
    expect((await seen(mother))?.state).toBeNull();
  });
});

test('who is asked by one account in many opens is asked no more', async () => {
  const asked: number[] = [];
  for (let number = 0; number < 4; number += 1) {
    open = await givenOpen(organiser, { doubles: 'open' });
    await enters(ana);
    asked.push((await asks(ana, leo)).status);
  }
  expect(asked).toEqual([201, 201, 201, 409]);
});

test('a guest is asked by nobody', async () => {
  await enters(ana);
  const guest = await api.db
    .insertInto('players')
    .values({
      id: '0193f000-0000-7000-8000-000000000002',
      name: 'Zoe Forastera',
      guest_of: open._id,
      deleted_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refused = await ana.call(askPartner, {
    params: at(),
    body: { player_id: ana.player._id, partner_id: guest.id },
  });
  expect(codeOf(refused)).toEqual([409, 'pair.guest']);
});

test('what a profile is asked comes with it when it is merged into another, once', async () => {
  const twin = await givenPlayer(admin, { name: 'Leo Ros', gender: 'man' });
  const eva = await givenPlayerOf(api, 'Eva Pla', 'woman');
  await enters(ana);
  await enters(eva);
  await asks(eva, leo);
  const body = { player_id: ana.player._id, partner_id: twin._id };
  expect((await ana.call(askPartner, { params: at(), body })).status).toBe(201);
  await admin.get(mergePlayers, { params: { id: leo.player._id }, body: { merged_id: twin._id } });
  expect((await newsOf(leo)).toSorted()).toEqual(['Ana Gil pending', 'Eva Pla pending']);
});
