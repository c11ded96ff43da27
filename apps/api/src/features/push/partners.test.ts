import {
  dissolvePair,
  endAsking,
  eraseMe,
  listPairs,
  listSeekers,
  makePair,
  removeInscription,
  removePushDevice,
  setPushDevice,
  type OpenPage,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testSettings, type Caller, type RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair, givenPeople } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';
import { givenOpen, moveTo } from '#testing/given-open.ts';
import { givenThree, partnersIn } from '#testing/given-partners.ts';
import { startPushService } from '#testing/given-push-service.ts';
import { givenSubscription } from '#testing/given-subscription.ts';
import { late } from '#testing/late.ts';
import { openDays } from '#features/day/reads.ts';
import { hearTables } from '#http/cache/table-changes.ts';
import { startAnnouncer } from './announce.ts';
import type { Message } from './message.ts';
import { pushSender } from './send.ts';
import { pushKeys } from './vapid.ts';

const service = late(startPushService, (started) => started.close());
/** The service's port is known once it has started. */
const pushHosts = [...testSettings.pushHosts];
beforeAll(() => void pushHosts.push(service.host));
const api = givenApi({ settings: { ...testSettings, pushHosts } });
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let ana: RegisteredPlayer;
let leo: RegisteredPlayer;
let nil: RegisteredPlayer;
beforeEach(async () => {
  open = await givenOpen(organiser, { doubles: 'mixed' });
  [ana, leo, nil] = await givenThree(api);
  const vapid = { subject: 'mailto:open@club.example', ...pushKeys(new Uint8Array(32).fill(7)) };
  const announcer = startAnnouncer({
    ...api,
    turns: openDays(hearTables(api.bell)).turns,
    sender: pushSender({ vapid, hosts: pushHosts, ca: service.ca }),
    pace: { gather: 5, retry: 50 },
  });
  onTestFinished(() => announcer.stop());
});
const { at, enters, asks, accepts } = partnersIn(() => open._id);

type Phone = { readonly heard: () => readonly Message[] };

async function phoneOf(user: Caller): Promise<Phone> {
  const { body, read } = givenSubscription(service.url);
  await user.get(setPushDevice, { body });
  onTestFinished(() => user.get(removePushDevice));
  return {
    heard: () =>
      service.received
        .filter(({ path }) => body.endpoint === `${service.url}${path}`)
        .map((received) => read(received.body)),
  };
}

const titles = (phone: Phone) => phone.heard().map(({ title }) => title);
/** Waits until a phone has heard exactly these, in order. */
const hears = (phone: Phone, ...expected: readonly string[]) =>
  vi.waitFor(() => expect(titles(phone)).toEqual(expected), 15_000);

test('somebody who is asked hears it, the asker the answer, and of neither they did themselves', async () => {
  await enters(ana);
  const [anas, leos] = [await phoneOf(ana), await phoneOf(leo)];
  await asks(ana, leo);
  await hears(leos, 'Ana te invita a formar pareja');
  expect(leos.heard()[0]).toMatchObject({
    body: 'Toca para aceptar o rechazar',
    path: `/single-open/${open._id}/inscription`,
  });
  await asks(ana, leo);
  await accepts(leo, ana);
  await hears(anas, 'Jugarás con Leo');
  expect(anas.heard()[0]?.body).toBe('La pareja está formada');
  const { collection } = await leo.get(listPairs, { params: at() });
  await leo.get(dissolvePair, { params: { ...at(), pair_id: collection[0]?._id ?? '' } });
  await hears(anas, 'Jugarás con Leo', 'Ya no juegas con Leo');
  expect(titles(leos)).toEqual(['Ana te invita a formar pareja']);
});

test('who declines is heard by the asker, and the same person asks aloud once a day', async () => {
  await enters(ana);
  const [anas, leos] = [await phoneOf(ana), await phoneOf(leo)];
  for (const times of [1, 2]) {
    await asks(ana, leo);
    const [asking] = (await ana.get(listSeekers, { params: at() })).collection[0]?.asked ?? [];
    const by = times === 1 ? ana : leo;
    if (times === 1) await hears(leos, 'Ana te invita a formar pareja');
    await by.get(endAsking, { params: { ...at(), invitation_id: asking?._id ?? '' } });
  }
  await hears(anas, 'Leo no jugará contigo');
  expect(anas.heard()[0]?.body).toBe('Se puede invitar a otra persona');
  expect(titles(leos)).toEqual(['Ana te invita a formar pareja']);
});

test('organisers pair two people and part them: both hear it, and it replaces what they heard before', async () => {
  for (const who of [ana, leo]) await enters(who);
  const phones = [await phoneOf(ana), await phoneOf(leo)] as const;
  const players: [string, string] = [ana.player._id, leo.player._id];
  const pair = await organiser.get(makePair, { params: at(), body: { players } });
  await hears(phones[0], 'Jugarás con Leo');
  await hears(phones[1], 'Jugarás con Ana');
  await organiser.get(dissolvePair, { params: { ...at(), pair_id: pair._id } });
  await hears(phones[0], 'Jugarás con Leo', 'Ya no juegas con Leo');
  await hears(phones[1], 'Jugarás con Ana', 'Ya no juegas con Ana');
  const [made, parted] = phones[0].heard();
  expect(parted).toMatchObject({
    tag: made?.tag,
    body: 'Se puede formar otra pareja hasta entrar en el cuadro',
  });
});

test('a partner who withdraws is heard by the other, in the language of the account', async () => {
  const entries = [await enters(ana), await enters(leo)];
  await api.db.updateTable('users').set({ lang: 'en' }).where('id', '=', ana.id).execute();
  const phone = await phoneOf(ana);
  await organiser.get(makePair, { params: at(), body: { players: [ana.player._id, leo.player._id] } });
  await leo.get(removeInscription, {
    params: { ...at(), inscription_id: entries[1]?._id ?? '' },
    body: {},
  });
  await vi.waitFor(() => expect(titles(phone).at(-1)).toBe('You’re no longer playing with Leo'), 15_000);
});

test('an erased partner is named on no phone', async () => {
  for (const who of [ana, leo]) await enters(who);
  await asks(ana, leo);
  await accepts(leo, ana);
  const phone = await phoneOf(ana);
  await leo.get(eraseMe, { body: { password: leo.password } });
  await hears(phone, 'Te has quedado sin pareja');
});

test('what is over before it is sent is not sent, and the first names alone are told', async () => {
  for (const who of [ana, leo, nil]) await enters(who);
  const phone = await phoneOf(leo);
  service.answerWith(503);
  onTestFinished(() => service.answerWith(201));
  await asks(ana, leo);
  await vi.waitFor(() => expect(titles(phone).length).toBeGreaterThan(0), 15_000);
  const [asking] = (await ana.get(listSeekers, { params: at() })).collection[0]?.asked ?? [];
  await ana.get(endAsking, { params: { ...at(), invitation_id: asking?._id ?? '' } });
  await vi.waitFor(async () => expect(await waiting()).toBe(0), 15_000);
  const before = titles(phone).length;
  service.answerWith(201);
  await organiser.get(makePair, { params: at(), body: { players: [ana.player._id, leo.player._id] } });
  await vi.waitFor(() => expect(titles(phone).at(-1)).toBe('Jugarás con Ana'), 15_000);
  expect(titles(phone)).toHaveLength(before + 1);
  expect(JSON.stringify(phone.heard())).not.toContain('Gil');
});

test('guardians hear it of a child, coaches do not; and a pair that waits is said to wait', async () => {
  const full = await givenOpen(organiser, { doubles: 'mixed', players_max: 2 });
  open = full;
  const [parent, coach] = [await api.registerUser('Marc Pare'), await api.registerUser('Celia Coach')];
  await api.db
    .insertInto('player_administrators')
    .values([
      { player_id: ana.player._id, user_id: parent.id, relation: 'guardian' },
      { player_id: ana.player._id, user_id: coach.id, relation: 'coach' },
    ])
    .execute();
  for (const who of [leo, nil, ana]) await enters(who);
  const [parents, coachs] = [await phoneOf(parent), await phoneOf(coach)];
  await organiser.get(makePair, { params: at(), body: { players: [leo.player._id, ana.player._id] } });
  await hears(parents, 'Ana jugará con Leo');
  expect(parents.heard()[0]?.body).toBe('La pareja está en la lista de espera');
  expect(titles(coachs)).toEqual([]);
});

test('an open that is not trusted has no name in it', async () => {
  const stranger = await api.registerUser('Sara Desconocida', { trusted: false });
  open = await givenOpen(stranger, { doubles: 'mixed' });
  await enters(ana);
  const phone = await phoneOf(leo);
  await asks(ana, leo);
  await hears(phone, 'Te invitan a formar pareja');
});

test('a pair that came after the draw is parted: both hear it', async () => {
  const couples = [
    ['Uma Sol', 'woman'],
    ['Iker Rey', 'man'],
    ['Eva Pla', 'woman'],
    ['Pau Mas', 'man'],
  ] as const;
  const [uma, iker, eva, pau] = await givenPeople(organiser, open._id, couples);
  if (!uma || !iker || !eva || !pau) throw new Error('four are in the open');
  await givenPair(organiser, open._id, [uma, iker]);
  await givenPair(organiser, open._id, [eva, pau]);
  for (const who of [ana, leo]) await enters(who);
  const reception = await moveTo(organiser, open, 'reception');
  await api.db
    .updateTable('inscriptions')
    .set({ state: 'present', checked_in_at: new Date() })
    .where('open_id', '=', open._id)
    .execute();
  await moveTo(organiser, reception, 'active');
  await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const phones = [await phoneOf(ana), await phoneOf(leo)] as const;
  const late = await organiser.get(makePair, {
    params: at(),
    body: { players: [ana.player._id, leo.player._id] },
  });
  await hears(phones[0], 'Jugarás con Leo');
  await organiser.get(dissolvePair, { params: { ...at(), pair_id: late._id } });
  await hears(phones[0], 'Jugarás con Leo', 'Ya no juegas con Leo');
  await hears(phones[1], 'Jugarás con Ana', 'Ya no juegas con Ana');
});

test('questions of strangers ring a few times a day, and never silence a trusted open or what becomes of a pair', async () => {
  const stranger = await api.registerUser('Sara Desconocida', { trusted: false });
  const trusted = open;
  const untrusted = await givenOpen(stranger, { doubles: 'mixed' });
  const phone = await phoneOf(leo);
  const heardBefore = (count: number, openId: string) =>
    sql`insert into push_notices (id, session_id, player_id, kind, open_id, other_id, created_at, done_at)
      select gen_random_uuid(), device.session_id, ${leo.player._id}::uuid, 'partnerAsked', ${openId}::uuid, ${nil.player._id}::uuid, now(), now()
      from push_devices device join session_families session on session.id = device.session_id and session.user_id = ${leo.id}::uuid
      cross join generate_series(1, ${count}::int)`.execute(api.db);
  await heardBefore(4, untrusted._id);
  open = untrusted;
  await enters(ana);
  await asks(ana, leo);
  open = trusted;
  await enters(ana);
  await asks(ana, leo);
  await hears(phone, 'Ana te invita a formar pareja');
  await heardBefore(20, untrusted._id);
  await accepts(leo, ana);
  const { collection } = await ana.get(listPairs, { params: at() });
  await ana.get(dissolvePair, { params: { ...at(), pair_id: collection[0]?._id ?? '' } });
  await hears(phone, 'Ana te invita a formar pareja', 'Ya no juegas con Ana');
});

/** How many notices of partners are still to be sent. */
const waiting = async () =>
  (
    await api.db
      .selectFrom('push_notices')
      .select('id')
      .where('other_id', 'is not', null)
      .where('done_at', 'is', null)
      .execute()
  ).length;
