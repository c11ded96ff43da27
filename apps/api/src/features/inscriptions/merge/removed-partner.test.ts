import {
  listPairs,
  mergePlayers,
  removeInscription,
  restoreInscription,
  restorePlayer,
  type Inscription,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair, givenPeople } from '#testing/given-doubles.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let leo: Inscription;
/** The profile that stays, and the id of its duplicate, with whom Leo had a pair until he was removed. */
let kept = '';
let duplicate = '';

beforeEach(async () => {
  open = await givenOpen(organiser, { doubles: 'mixed' });
  const [ana, man] = await givenPeople(organiser, open._id, [
    ['Ana Duplicada', 'woman'],
    ['Leo Ros', 'man'],
  ]);
  if (!ana || !man) throw new Error('nobody is registered');
  leo = man;
  duplicate = ana.player._id;
  kept = (await givenPlayer(organiser, { name: 'Ana Gil', gender: 'woman' }))._id;
  await givenPair(organiser, open._id, [ana, leo]);
  await organiser.get(removeInscription, { params: { ...at(), inscription_id: leo._id }, body: {} });
});

const at = () => ({ id: open._id });
const merge = () => admin.get(mergePlayers, { params: { id: kept }, body: { merged_id: duplicate } });
/** The people of the pairs once Leo is put back. */
const pairsWithLeoBack = async () => {
  await organiser.get(restoreInscription, { params: { ...at(), inscription_id: leo._id } });
  const { collection } = await organiser.get(listPairs, { params: at() });
  return collection.map(({ members }) => members.map(({ _id }) => _id).toSorted());
};

describe('who is put back has a pair again with the partner', () => {
  test('who was merged meanwhile', async () => {
    await merge();
    expect(await pairsWithLeoBack()).toEqual([[kept, leo.player._id].toSorted()]);
  });

  test('whose merge was undone', async () => {
    await merge();
    await admin.get(restorePlayer, { params: { id: duplicate } });
    expect(await pairsWithLeoBack()).toEqual([[duplicate, leo.player._id].toSorted()]);
  });
});
