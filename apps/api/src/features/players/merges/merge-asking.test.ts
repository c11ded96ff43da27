import {
  askPartner,
  listPairs,
  mergePlayers,
  restorePlayer,
  type OpenPage,
  type Player,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair } from '#testing/given-doubles.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';
import { givenPlayerOf, newsOf, partnersIn } from '#testing/given-partners.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

const merge = (kept: Player, merged: Player) =>
  admin.get(mergePlayers, { params: { id: kept._id }, body: { merged_id: merged._id } });
const undo = (merged: Player) => admin.get(restorePlayer, { params: { id: merged._id } });

let own: OpenPage;
let others: OpenPage;
let kept: RegisteredPlayer;
let leo: RegisteredPlayer;
let nil: RegisteredPlayer;
/** A profile that an organiser made of the same person. */
let merged: Player;

beforeEach(async () => {
  own = await givenOpen(organiser, { name: 'Dobles propios', doubles: 'open' });
  others = await givenOpen(organiser, { name: 'Dobles ajenos', doubles: 'open' });
  kept = await givenPlayerOf(api, 'Ana Gil', 'woman');
  leo = await givenPlayerOf(api, 'Leo Ros', 'man');
  nil = await givenPlayerOf(api, 'Nil Vic', 'man');
  merged = await givenPlayer(organiser, { name: 'Ana Gil', gender: 'woman' });
});

const inOwn = partnersIn(() => own._id);
const inOthers = partnersIn(() => others._id);
const asksMerged = (who: RegisteredPlayer, { _id: id }: OpenPage) =>
  who.get(askPartner, { params: { id }, body: { player_id: who.player._id, partner_id: merged._id } });

const askings = () =>
  api.db
    .selectFrom('partner_invitations')
    .select(['open_id', 'player_id', 'partner_id', 'state'])
    .where('open_id', 'in', [own._id, others._id])
    .orderBy('since')
    .execute();

describe('undoing a merge', () => {
  test('leaves with the kept profile what it asked and was asked itself', async () => {
    await inOwn.enters(kept);
    await inOwn.asks(kept, leo);
    await inOthers.enters(nil);
    await inOthers.asks(nil, kept);
    const before = await askings();
    expect(before).toHaveLength(2);
    await merge(kept.player, merged);
    await undo(merged);
    expect(await askings()).toEqual(before);
    expect(await newsOf(kept)).toEqual(['Nil Vic pending']);
  });

  test('gives back what the merged one was asked, also in an open it is not in', async () => {
    await inOthers.enters(nil);
    await asksMerged(nil, others);
    const before = await askings();
    await merge(kept.player, merged);
    expect(await newsOf(kept)).toEqual(['Nil Vic pending']);
    await undo(merged);
    expect(await askings()).toEqual(before);
    expect(await newsOf(kept)).toEqual([]);
  });

  test('gives back with an open what is asked in it since, and not what others asked the kept one there before', async () => {
    await givenEnrolled(organiser, own._id, merged._id);
    await inOwn.enters(nil);
    await inOwn.asks(nil, kept);
    await merge(kept.player, merged);
    await inOwn.asks(kept, leo);
    await undo(merged);
    expect(await askings()).toMatchObject([
      { player_id: nil.player._id, partner_id: kept.player._id },
      { player_id: merged._id, partner_id: leo.player._id },
    ]);
  });
});

test('a merge ends what was asked of the kept profile while the merged one brings a partner, who goes back with it', async () => {
  await inOwn.enters(nil);
  await inOwn.asks(nil, kept);
  const entry = await givenEnrolled(organiser, own._id, merged._id);
  await givenPair(organiser, own._id, [entry, await inOwn.enters(leo)]);
  await merge(kept.player, merged);
  expect(await askings()).toEqual([]);
  expect(await newsOf(kept)).toEqual([]);
  expect(await inOwn.pairs(organiser)).toEqual(['Ana Gil / Leo Ros: registered']);
  await undo(merged);
  expect(await askings()).toEqual([]);
  expect((await organiser.get(listPairs, { params: inOwn.at() })).collection[0]?.members[0]?._id).toBe(
    merged._id,
  );
});

test('a merge ends what was asked of the one profile while the other has a partner', async () => {
  await inOwn.enters(kept);
  await inOwn.enters(leo);
  await inOwn.asks(kept, leo);
  await inOwn.accepts(leo, kept);
  await inOwn.enters(nil);
  await asksMerged(nil, own);
  await merge(kept.player, merged);
  expect(await askings()).toEqual([]);
  expect(await newsOf(kept)).toEqual([]);
});
