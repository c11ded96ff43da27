import {
  deletePhase,
  listInscriptions,
  listRemoved,
  mergePlayers,
  removeInscription,
  restoreInscription,
  restorePhase,
  softDeletePlayer,
  transitionPhase,
} from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { checkIn, givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { givenEnrolled, givenField, givenOpen, givenPlayer, move } from '#testing/given-open.ts';

const api = givenApi();
/** The first account is the admin. */
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const ana = givenPlayerAccount(api, 'Ana Núñez');

const removedOf = (id: string) => admin.get(listRemoved, { params: { id } });
const remove = (open: string, inscription: string) =>
  organiser.get(removeInscription, { params: { id: open, inscription_id: inscription } });
const restore = (open: string, inscription: string) =>
  admin.call(restoreInscription, { params: { id: open, inscription_id: inscription } });

test('players removed from an open are listed with who removed them, and an admin brings them back', async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
  const [left] = collection;
  await remove(open._id, left?._id ?? '');
  await sql`update removed_inscriptions set removed_at = removed_at - interval '2 days'`.execute(api.db);
  expect((await removedOf(open._id)).players).toMatchObject([
    {
      _id: left?._id,
      player: { name: left?.player?.name },
      was: 'present',
      state: 'removed',
      removed_by: { name: 'Rosa Organizadora' },
      obstacle: null,
    },
  ]);
  await sql`update matches set finished_at = finished_at - interval '2 days' where finished_at is not null`.execute(
    api.db,
  );
  expect((await restore(open._id, left?._id ?? '')).body).toMatchObject({ state: 'present' });
  expect((await removedOf(open._id)).players).toEqual([]);
});

test('who left of their own accord is listed without who did it, and only comes back by themselves', async () => {
  const open = await givenOpen(organiser);
  const row = await givenEnrolled(ana, open._id, ana.player._id);
  await ana.get(removeInscription, { params: { id: open._id, inscription_id: row._id } });
  expect((await removedOf(open._id)).players).toMatchObject([
    { state: 'withdrawn', removed_by: null, obstacle: 'leftAlone' },
  ]);
  expect((await restore(open._id, row._id)).failure.code).toBe('inscription.leftAlone');
});

test('a removed player whose profile is deleted, or who was never drawn, is not brought back', async () => {
  const open = await givenOpen(organiser);
  const pupil = await givenPlayer(organiser);
  const deleted = await givenEnrolled(organiser, open._id, pupil._id);
  const [undrawn, ...others] = await givenField(organiser, open._id, 4);
  await remove(open._id, deleted._id);
  await remove(open._id, undrawn?._id ?? '');
  await organiser.get(softDeletePlayer, { params: { id: pupil._id }, version: pupil.version });
  expect((await removedOf(open._id)).players.map(({ obstacle }) => obstacle)).toEqual([
    null,
    'playerDeleted',
  ]);
  for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
  for (const { _id } of others) await checkIn(organiser, open._id, _id);
  await move(organiser, open._id, 'active');
  await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  expect((await removedOf(open._id)).players.map(({ obstacle }) => obstacle)).toEqual([
    'groupsSaved',
    'playerDeleted',
  ]);
  expect((await restore(open._id, undrawn?._id ?? '')).failure.code).toBe('open.groupsSaved');
});

test('phases deleted or taken back are listed, with whether anything has changed since', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 5);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const params = { id: phase._id };
  await organiser.get(transitionPhase, { params, body: { to: 'groups' } });
  expect((await removedOf(open._id)).phases).toMatchObject([
    { _id: phase._id, number: 1, was: 'matches', deleted: false, obstacle: null },
  ]);
  await organiser.get(deletePhase, { params });
  const listed = { was: 'groups', deleted: true, removed_by: { name: 'Rosa Organizadora' } };
  expect((await removedOf(open._id)).phases).toMatchObject([{ ...listed, obstacle: null }]);
  const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
  const left = collection.find(({ player }) => player?._id === players[0]);
  await remove(open._id, left?._id ?? '');
  expect((await removedOf(open._id)).phases).toMatchObject([{ ...listed, obstacle: 'changedSince' }]);
  await restore(open._id, left?._id ?? '');
  expect((await admin.call(restorePhase, { params })).status).toBe(200);
  expect((await removedOf(open._id)).phases).toEqual([]);
});

test('a draw of pairs that was deleted comes back although a duplicate of one of its people was merged', async () => {
  const { open, pairs } = await givenMixedDoubles(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  await organiser.get(deletePhase, { params: { id: phase._id } });
  const kept = await givenPlayer(organiser, { name: 'La Misma', gender: 'woman' });
  const merged_id = pairs[0]?.members[0]?._id ?? '';
  const merged = await admin.call(mergePlayers, {
    params: { id: kept._id },
    body: { merged_id, preview: false },
  });
  expect(merged.status).toBe(200);
  expect((await removedOf(open._id)).phases).toMatchObject([{ obstacle: null }]);
  expect((await admin.call(restorePhase, { params: { id: phase._id } })).status).toBe(200);
});
