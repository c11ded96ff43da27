import {
  acceptOrganising,
  inviteOrganiser,
  getOpen,
  softDeleteOpen,
  transitionOpen,
} from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenField, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
givenUser(api, 'Otro Usuario');
const tryMove = (who: Caller, id: string, to: OpenState, more: object = {}) =>
  who.call(transitionOpen, { params: { id }, body: { to, ...more } });

describe('canceling', () => {
  test('asks for a reason: quoted to those who chose to enter, without links; others only learn that it is canceled', async () => {
    const open = await givenOpen(organiser);
    const ana = await api.registerPlayer('Ana Núñez');
    await givenEnrolled(ana, open._id, ana.player._id);
    const biel = await api.registerPlayer('Biel Col·lell');
    await givenEnrolled(organiser, open._id, biel.player._id);
    expect((await tryMove(organiser, open._id, 'canceled')).failure.code).toBe('open.reasonRequired');
    expect((await tryMove(organiser, open._id, 'canceled', { reason: ' \u200b ' })).status).toBe(422);
    const reason = 'Goteras: mira https://example.com';
    const { body } = await tryMove(organiser, open._id, 'canceled', { reason });
    expect(body).toMatchObject({ state: 'canceled', cancel_reason: reason });
    const mailTo = ({ email }: { readonly email: string }) =>
      api.db
        .selectFrom('outbox')
        .selectAll()
        .where('to_address', '=', email)
        .where('kind', 'in', ['openCanceled', 'openCanceledPlainly'])
        .executeTakeFirstOrThrow();
    const told = await mailTo(ana);
    expect(told).toMatchObject({ kind: 'openCanceled', caused_by: organiser.id });
    expect(told.body_text).toMatch(/escribe:\n\n«Goteras: mira https: example\. com»/u);
    expect((await mailTo(biel)).kind).toBe('openCanceledPlainly');
    expect((await mailTo(biel)).body_text).not.toContain('Goteras');
  });

  test('notifies each account once, however many players it administers', async () => {
    const coach = await api.registerPlayer('Entrenadora');
    const open = await givenOpen(organiser);
    for (const name of ['Nil', 'Júlia']) {
      const player = await givenPlayer(coach, { name });
      await givenEnrolled(coach, open._id, player._id);
    }
    await tryMove(organiser, open._id, 'canceled', { reason: 'Goteras' });
    const mails = await api.db
      .selectFrom('outbox')
      .select('id')
      .where('to_address', '=', coach.email)
      .execute();
    expect(mails).toHaveLength(1);
  });
});

describe('deleting', () => {
  test('takes it out of every list and page', async () => {
    const open = await givenOpen(organiser, { state: 'created' });
    await organiser.get(softDeleteOpen, { params: { id: open._id } });
    expect((await organiser.call(getOpen, { params: { id: open._id } })).status).toBe(404);
  });

  test('is for its owner and admins: a co-organiser could take it from the owner', async () => {
    const open = await givenOpen(organiser, { state: 'created' });
    const coOrganiser = await api.registerUser('Ayuda');
    const params = { id: open._id };
    await organiser.get(inviteOrganiser, { params, body: { email: coOrganiser.email } });
    await coOrganiser.get(acceptOrganising, { params });
    expect((await coOrganiser.get(getOpen, { params })).may).toMatchObject({ manage: true, delete: false });
    expect((await coOrganiser.call(softDeleteOpen, { params })).failure.code).toBe('auth.forbidden');
    for (const who of [organiser, admin]) expect((await who.get(getOpen, { params })).may.delete).toBe(true);
  });

  test('is refused while people are enrolled in it: it is canceled first', async () => {
    const open = await givenOpen(organiser);
    await givenField(organiser, open._id, 1);
    const { failure } = await organiser.call(softDeleteOpen, { params: { id: open._id } });
    expect(failure.code).toBe('open.stateNotAllowed');
  });
});
