import {
  acceptOrganising,
  editOpen,
  getOpen,
  type Inscription,
  inviteOrganiser,
  listInscriptions,
  setInscription,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenField, givenOpen, move } from '#testing/given-open.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
const rosa = givenUser(api, 'Rosa Organizadora');
const marta = givenUser(api, 'Marta Mesa');

type State = 'registered' | 'waiting' | 'present';
type CheckIn = { readonly to: State; readonly seen?: number };

const set = (who: Caller, { open_id, _id }: Inscription, { to, seen }: CheckIn) =>
  who.call(setInscription, {
    params: { id: open_id, inscription_id: _id },
    body: { state: to, ...(seen !== undefined && { seen }) },
  });

/** An open at reception that both organise, with one place taken and, for two players, one who waits. */
async function givenReception(count = 1): Promise<readonly Inscription[]> {
  const open = await givenOpen(rosa, { players_max: 2 });
  await rosa.get(inviteOrganiser, { params: { id: open._id }, body: { email: marta.email } });
  await marta.get(acceptOrganising, { params: { id: open._id }, body: {} });
  const field = await givenField(rosa, open._id, count);
  for (const state of ['registrationClosed', 'reception'] as const) await move(rosa, open._id, state);
  return field;
}

const only = async (openId: string, at = 0): Promise<Inscription> => {
  const { collection } = await rosa.get(listInscriptions, { params: { id: openId } });
  return collection[at] as Inscription;
};

describe('a check-in of a device that was offline', () => {
  test.each<{ name: string; before?: State[]; meanwhile: [Caller, State][]; to: State; taken: boolean }>([
    { name: 'nobody else did anything', meanwhile: [], to: 'present', taken: true },
    { name: 'somebody else marked the same', meanwhile: [[marta, 'present']], to: 'present', taken: true },
    {
      name: 'somebody else marked it, and took it back',
      meanwhile: [
        [marta, 'present'],
        [marta, 'registered'],
      ],
      to: 'present',
      taken: false,
    },
    {
      name: 'somebody else took it back, and marked it',
      before: ['present'],
      meanwhile: [
        [marta, 'registered'],
        [marta, 'present'],
      ],
      to: 'registered',
      taken: false,
    },
    {
      name: 'the same person did, from here or another device',
      meanwhile: [
        [rosa, 'present'],
        [rosa, 'registered'],
      ],
      to: 'present',
      taken: true,
    },
    {
      name: 'an earlier try got through, and somebody else took it back',
      meanwhile: [
        [rosa, 'present'],
        [marta, 'registered'],
      ],
      to: 'present',
      taken: false,
    },
  ])('$name: taken $taken', async ({ before = [], meanwhile, to, taken }) => {
    const [ana] = (await givenReception()) as [Inscription];
    for (const state of before) await set(marta, ana, { to: state });
    const { version } = await only(ana.open_id);
    for (const [who, state] of meanwhile) expect((await set(who, ana, { to: state })).status).toBe(200);
    const answer = await set(rosa, ana, { to, seen: version });
    expect(answer.status).toBe(taken ? 200 : 409);
    expect((await only(ana.open_id)).state === to).toBe(taken);
    if (!taken) {
      expect(answer.failure).toMatchObject({
        code: 'inscription.markedSince',
        details: { by: 'Marta Mesa', at: expect.any(String), present: to !== 'present' },
      });
      const { version: now } = await only(ana.open_id);
      expect((await set(rosa, ana, { to, seen: now })).status).toBe(200);
    }
  });

  test('is taken if what changed since is not who is there', async () => {
    const [, , late] = (await givenReception(3)) as [Inscription, Inscription, Inscription];
    const { version } = await only(late.open_id, 2);
    await set(marta, late, { to: 'present' });
    await set(marta, late, { to: 'waiting' });
    expect((await set(rosa, late, { to: 'present', seen: version })).failure).toMatchObject({
      details: { by: 'Marta Mesa', present: false },
    });
    const seen = (await only(late.open_id, 2)).version;
    const params = { id: late.open_id };
    const { version: of } = await rosa.get(getOpen, { params });
    await rosa.get(editOpen, { params, version: of, body: { players_max: 3 } });
    const placed = await only(late.open_id, 2);
    expect([placed.state, placed.version > seen]).toEqual(['registered', true]);
    expect((await set(rosa, late, { to: 'present', seen })).status).toBe(200);
  });

  test('asks the database no more than any other', async () => {
    const [ana] = (await givenReception()) as [Inscription];
    const plain = await statementsOf(() => set(rosa, ana, { to: 'present' }));
    const { version } = await only(ana.open_id);
    const seen = await statementsOf(() => set(rosa, ana, { to: 'registered', seen: version }));
    expect(seen.length).toBe(plain.length);
  });
});
