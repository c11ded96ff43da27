import { dissolvePair, endAsking, listAuditLog, type OpenPage } from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import type { RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair } from '#testing/given-doubles.ts';
import { givenOpen } from '#testing/given-open.ts';
import { givenThree, partnersIn } from '#testing/given-partners.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');

let open: OpenPage;
let ana: RegisteredPlayer;
let leo: RegisteredPlayer;
beforeEach(async () => {
  open = await givenOpen(admin, { name: 'Dobles de Vic', doubles: 'mixed' });
  [ana, leo] = await givenThree(api);
});

const { at, enters, asks, accepts, seen } = partnersIn(() => open._id);

const ofPairs = ['makePair', 'askPartner', 'acceptPartner', 'endAsking', 'dissolvePair'];

/** Reads what was done about pairs in the open, with the names of those it is about. */
async function logged() {
  const query = { filters: { entity_id: open._id }, sortBy: ['at'] };
  const { collection } = await admin.get(listAuditLog, { query });
  return collection
    .filter(({ action = '' }) => ofPairs.includes(action))
    .map(({ action, entity_name: name, names = {} }) => [action, name, Object.values(names).toSorted()]);
}

const both = ['Ana Gil', 'Leo Ros'];

test('the log names the open and both players of a pair that organisers made and parted, even once it is gone', async () => {
  const made = await givenPair(admin, open._id, [await enters(ana), await enters(leo)]);
  await admin.get(dissolvePair, { params: { ...at(), pair_id: made._id } });
  expect(await logged()).toEqual([
    ['makePair', 'Dobles de Vic', both],
    ['dissolvePair', 'Dobles de Vic', both],
  ]);
});

test('so is a pair that its players made, no matter which of them asked last', async () => {
  await enters(ana);
  await enters(leo);
  await asks(ana, leo);
  await accepts(leo, ana);
  const { pair } = (await seen(ana)) ?? {};
  await leo.get(dissolvePair, { params: { ...at(), pair_id: pair?._id ?? '' } });
  await asks(leo, ana);
  await asks(ana, leo);
  expect(await logged()).toEqual(
    ['askPartner', 'acceptPartner', 'dissolvePair', 'askPartner', 'askPartner'].map((action) => [
      action,
      'Dobles de Vic',
      both,
    ]),
  );
});

test('and an invitation that is declined', async () => {
  await enters(ana);
  const invitation = (await asks(ana, leo)).body.asked[0]?._id ?? '';
  await leo.get(endAsking, { params: { ...at(), invitation_id: invitation } });
  expect((await logged()).at(-1)).toEqual(['endAsking', 'Dobles de Vic', both]);
});
