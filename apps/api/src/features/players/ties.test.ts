import {
  editPlayer,
  enrol,
  getPlayer,
  invitePlayer,
  removeInscription,
  setOpenApproval,
  transitionOpen,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const untrusted = givenUser(api, 'Mallory', { trusted: false });
const organiser = givenUser(api, 'Rosa Organizadora');
const ana: RegisteredPlayer = givenPlayerAccount(api, 'Ana Adulta');
const day = 24 * 60 * 60 * 1000;
let openId: string;

const phoneSeenBy = async (who: typeof organiser) =>
  (await who.get(getPlayer, { params: { id: ana.player._id } })).contact_phone;

beforeEach(async () => {
  // Nothing is left of the opens before.
  await api.db.updateTable('opens').set({ deleted_at: new Date() }).execute();
  const { version } = await ana.get(getPlayer, { params: { id: ana.player._id } });
  const body = { contact_phone: { name: 'Ana', code: '+34', phone: '600123456' } } as const;
  await ana.get(editPlayer, { params: { id: ana.player._id }, version, body });
});

describe('the organiser of an open that a player entered', () => {
  beforeEach(async () => {
    openId = (await givenOpen(untrusted))._id;
    await givenEnrolled(ana, openId, ana.player._id);
    expect(await phoneSeenBy(untrusted)).not.toBeNull();
  });

  test('sees the phone no more once the open is cancelled', async () => {
    const body = { to: 'canceled', reason: 'Llueve' } as const;
    await untrusted.get(transitionOpen, { params: { id: openId }, body });
    expect(await phoneSeenBy(untrusted)).toBeNull();
  });

  test.each([
    [6, true],
    [8, false],
  ])('%i days after its end: %s', async (days, seen) => {
    const end = new Date(Date.now() - days * day);
    await api.db
      .updateTable('opens')
      .set({ date_start: end, date_end: end })
      .where('id', '=', openId)
      .execute();
    expect((await phoneSeenBy(untrusted)) !== null).toBe(seen);
  });

  test('sees the phone no more a year after the player entered, however long the open is said to last', async () => {
    await api.db
      .updateTable('opens')
      .set({ date_end: new Date('2999-01-01T00:00:00Z') })
      .where('id', '=', openId)
      .execute();
    expect(await phoneSeenBy(untrusted)).not.toBeNull();
    const entered = { registered_at: new Date(Date.now() - 380 * day) };
    await api.db.updateTable('inscriptions').set(entered).where('open_id', '=', openId).execute();
    expect(await phoneSeenBy(untrusted)).toBeNull();
  });

  test('sees the phone no more a week after the open finished, whatever its dates say since', async () => {
    const finished = { state: 'finished', finished_at: new Date(Date.now() - 8 * day) } as const;
    await api.db.updateTable('opens').set(finished).where('id', '=', openId).execute();
    expect(await phoneSeenBy(untrusted)).toBeNull();
  });
});

test('an approved open of an untrusted owner gives the phone of somebody entered on paper after three days', async () => {
  const open = await givenOpen(untrusted);
  await admin.get(setOpenApproval, { params: { id: open._id }, body: { approved: true } });
  const { _id } = await givenEnrolled(untrusted, open._id, ana.player._id);
  expect(await phoneSeenBy(untrusted)).toBeNull();
  const earlier = { registered_at: new Date(Date.now() - 4 * day) };
  await api.db.updateTable('inscriptions').set(earlier).where('id', '=', _id).execute();
  expect(await phoneSeenBy(untrusted)).not.toBeNull();
});

test('but not the phone of somebody for whom nobody could be notified', async () => {
  const nobodys = await givenPlayer(organiser, { date_of_birth: '1990-01-01' });
  await api.db.deleteFrom('player_administrators').where('player_id', '=', nobodys._id).execute();
  const open = await givenOpen(untrusted);
  await admin.get(setOpenApproval, { params: { id: open._id }, body: { approved: true } });
  const { _id } = await givenEnrolled(untrusted, open._id, nobodys._id);
  const earlier = { registered_at: new Date(Date.now() - 4 * day) };
  await api.db.updateTable('inscriptions').set(earlier).where('id', '=', _id).execute();
  expect((await untrusted.get(getPlayer, { params: { id: nobodys._id } })).contact_phone).toBeNull();
});

test('a player who left is not registered again by an organiser, but invited', async () => {
  const open = await givenOpen(organiser);
  const { _id } = await givenEnrolled(organiser, open._id, ana.player._id);
  expect(await phoneSeenBy(organiser)).not.toBeNull();
  await ana.get(removeInscription, { params: { id: open._id, inscription_id: _id }, body: {} });
  const body = { player_id: ana.player._id, consent: { confirmed: true } } as const;
  const again = await organiser.call(enrol, { params: { id: open._id }, body });
  expect(again.failure.code).toBe('inscription.leftAlone');
  await organiser.get(invitePlayer, { params: { id: open._id }, body: { player_id: ana.player._id } });
  const invited = await organiser.call(enrol, { params: { id: open._id }, body });
  expect(invited.failure.code).toBe('inscription.leftAlone');
  expect(await phoneSeenBy(organiser)).toBeNull();
  expect((await ana.call(enrol, { params: { id: open._id }, body })).status).toBe(201);
});
