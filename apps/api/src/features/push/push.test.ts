import {
  access,
  callAgain,
  callMatch,
  getGroup,
  getOpenDay,
  getPushDevice,
  logout,
  removePushDevice,
  returnToQueue,
  setPushDevice,
  type Match,
} from '@topspin/contract';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testSettings, type Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { givenPlayer } from '#testing/given-open.ts';
import { startPushService } from '#testing/given-push-service.ts';
import { givenSubscription, type GivenSubscription } from '#testing/given-subscription.ts';
import { late } from '#testing/late.ts';
import { openDays } from '#features/day/reads.ts';
import { hearTables } from '#http/cache/table-changes.ts';
import { startAnnouncer } from './announce.ts';
import { pushSender } from './send.ts';
import { pushKeys } from './vapid.ts';

const service = late(startPushService, (started) => started.close());
/** The service's port is known once it has started. */
const pushHosts = [...testSettings.pushHosts];
beforeAll(() => void pushHosts.push(service.host));
const api = givenApi({ settings: { ...testSettings, pushHosts } });
const organiser = givenUser(api, 'Rosa Organizadora');
const pia = givenPlayerAccount(api, 'Pía Primera');
const parent = givenUser(api, 'Marc Pare');
const coach = givenUser(api, 'Celia Coach');

const loggedIn = async ({ email, password }: typeof parent) => {
  const login = await api.get(access, { body: { email, password } });
  return { ...api.as(login.token), login };
};
const devices = () => api.db.selectFrom('push_devices').selectAll().execute();

describe('where a session is notified', () => {
  const good = givenSubscription().body;
  const elsewhere = (endpoint: string) => ({ ...good, endpoint });

  test.each([
    ['an unknown host', elsewhere('https://push.example/x')],
    ['a host that only looks like one', elsewhere('https://fcm.googleapis.com.evil.example/x')],
    ['a suffix without its dot', elsewhere('https://evilpush.services.mozilla.com/x')],
    ['plain HTTP', elsewhere('http://fcm.googleapis.com/x')],
    ['another port', elsewhere('https://fcm.googleapis.com:8443/x')],
    ['a password', elsewhere('https://a:b@fcm.googleapis.com/x')],
    ['another host behind a name', elsewhere('https://fcm.googleapis.com@127.0.0.1/x')],
    ['this machine', elsewhere('https://127.0.0.1/x')],
    ['no address', elsewhere('x')],
    ['a key that is no point of the curve', { ...good, keys: { ...good.keys, p256dh: 'A'.repeat(87) } }],
  ])('is refused with %s', async (_, body) => {
    const { status, failure } = await pia.call(setPushDevice, { body });
    expect([status, failure.code]).toEqual([422, 'push.notAccepted']);
    expect(await pia.get(getPushDevice)).toMatchObject({ endpoint: null });
  });

  test('is kept until it is taken back, and can be set again', async () => {
    for (const { body } of [givenSubscription(), givenSubscription('https://x.push.services.mozilla.com')]) {
      await pia.get(setPushDevice, { body });
      await pia.get(setPushDevice, { body });
      expect(await pia.get(getPushDevice)).toEqual({
        key: expect.stringMatching(/^B[\w-]{86}$/u),
        endpoint: body.endpoint,
      });
    }
    expect(await devices()).toHaveLength(1);
    await pia.get(removePushDevice);
    await pia.get(removePushDevice);
    expect(await pia.get(getPushDevice)).toMatchObject({ endpoint: null });
  });

  test('ends with the session, and belongs to who logged in last', async () => {
    const { body } = givenSubscription();
    const first = await loggedIn(pia);
    await first.get(setPushDevice, { body });
    const second = await loggedIn(parent);
    await second.get(setPushDevice, { body });
    expect(await first.get(getPushDevice)).toMatchObject({ endpoint: null });
    expect(await second.get(getPushDevice)).toMatchObject({ endpoint: body.endpoint });
    await api.call(logout, { body: { refreshtoken: second.login.refreshToken } });
    expect(await devices()).toEqual([]);
    expect((await second.call(setPushDevice, { body })).status).toBe(401);
  });
});

/** A server's share of the notifying, ended with the test. */
function givenAnnouncer() {
  const vapid = { subject: 'mailto:open@club.example', ...pushKeys(new Uint8Array(32).fill(7)) };
  const sender = pushSender({ vapid, hosts: pushHosts, ca: service.ca });
  const announcer = startAnnouncer({
    ...api,
    turns: openDays(hearTables(api.bell)).turns,
    sender,
    pace: { gather: 5, retry: 50 },
  });
  onTestFinished(() => announcer.stop());
  return announcer;
}

async function subscribed(user: Caller): Promise<GivenSubscription> {
  const subscription = givenSubscription(service.url);
  await user.get(setPushDevice, { body: subscription.body });
  onTestFinished(() => user.get(removePushDevice));
  return subscription;
}

const messagesFor = ({ body, read }: GivenSubscription) =>
  service.received
    .filter(({ path }) => body.endpoint === `${service.url}${path}`)
    .map((received) => read(received.body));

const titles = (messages: readonly unknown[]) => messages.map((message) => JSON.stringify(message));

/** A match of an open in play in which it is the turn of a player. */
async function dueIn(player: string): Promise<Match | undefined> {
  const others = ['Javier Gómez', 'Berta Balmes', 'Carla Costa'];
  const field = [player];
  for (const name of others) field.push((await givenPlayer(organiser, { name }))._id);
  const { open } = await givenOpenInPlay(organiser, field);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  const at = matches.findIndex(({ a, b }) => [a?._id, b?._id].includes(player));
  for (const { _id } of matches.slice(0, at)) await givenResult(organiser, _id);
  return matches[at];
}

describe('a turn', () => {
  test('reaches the phone of its player, encrypted, signed and once', async () => {
    const phone = await subscribed(pia);
    givenAnnouncer();
    const first = await dueIn(pia.player._id);
    const rival = first?.a?._id === pia.player._id ? first?.b : first?.a;
    const due = {
      title: expect.stringMatching(/^Te toca/u),
      body: `Contra ${rival?.name.split(' ')[0]}`,
      tag: expect.stringMatching(/^[\w-]{32}$/u),
      path: `/match/${first?._id}`,
    };
    await vi.waitFor(() => expect(messagesFor(phone)).toContainEqual(due), 15_000);
    const [sent] = service.received.filter(({ path }) => phone.body.endpoint.endsWith(path));
    expect(sent?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=ey[\w.-]+, k=B[\w-]{86}$/u),
    });
    expect(JSON.stringify(messagesFor(phone))).not.toContain('Gómez');

    // Another server looks at the same open for another phone of hers: the first hears nothing twice.
    const another = await subscribed(await loggedIn(pia));
    givenAnnouncer();
    await vi.waitFor(() => expect(messagesFor(another)).toContainEqual(due), 15_000);
    expect(titles(messagesFor(phone))).toEqual([...new Set(titles(messagesFor(phone)))]);
  });

  test('that is called reaches it with each call, each once', async () => {
    const phone = await subscribed(pia);
    givenAnnouncer();
    const match = await dueIn(pia.player._id);
    const open = match?.open._id ?? '';
    const { _id: id, tables } = await organiser.get(getOpenDay, { params: { id: open } });
    const table = tables[0]?.number ?? 0;
    const body = { match_id: match?._id ?? '', table };
    const { _id: call_id } = await organiser.get(callMatch, { params: { id }, body });
    const heard = () =>
      (messagesFor(phone) as readonly { readonly title: string }[]).map(({ title }) => title);
    const hears = (title: string) => vi.waitFor(() => expect(heard()).toContain(title), 15_000);
    await hears(`Te llaman a la mesa ${table}`);
    await organiser.get(callAgain, { params: { id, call_id }, body: { number: 2 } });
    await organiser.get(callAgain, { params: { id, call_id }, body: { number: 2 } });
    await hears(`2.ª llamada: mesa ${table}`);
    await organiser.get(callAgain, { params: { id, call_id }, body: { number: 3 } });
    await hears(`3.ª llamada: mesa ${table}`);
    await organiser.get(returnToQueue, { params: { id, call_id } });
    await organiser.get(callMatch, { params: { id }, body });
    await vi.waitFor(
      () => expect(heard().filter((title) => title.startsWith('Te llaman'))).toHaveLength(2),
      15_000,
    );
    expect(heard().filter((title) => title.includes('llamada'))).toHaveLength(2);
  });

  test('of a child reaches guardians and no coaches, by the first name alone', async () => {
    const child = await givenPlayer(organiser, { name: 'Lucía Menor Secreta' });
    await api.db
      .insertInto('player_administrators')
      .values([
        { player_id: child._id, user_id: parent.id, relation: 'guardian' },
        { player_id: child._id, user_id: coach.id, relation: 'coach' },
      ])
      .execute();
    const [phone, coachs] = [await subscribed(parent), await subscribed(coach)];
    const first = await dueIn(child._id);
    givenAnnouncer();
    const due = { title: expect.stringMatching(/^Lucía: le toca/u), path: `/match/${first?._id}` };
    await vi.waitFor(() => expect(messagesFor(phone)).toContainEqual(expect.objectContaining(due)), 15_000);
    expect(JSON.stringify(messagesFor(phone))).not.toContain('Secreta');
    expect(messagesFor(coachs)).toEqual([]);
  });

  test('is sent again while the push service is away, and never follows a redirect', async () => {
    const phone = await subscribed(pia);
    service.answerWith(503);
    onTestFinished(() => service.answerWith(201));
    await dueIn(pia.player._id);
    givenAnnouncer();
    await vi.waitFor(() => expect(messagesFor(phone).length).toBeGreaterThan(1), 15_000);
    expect((await devices())[0]).toMatchObject({ last_failure: 'the push service answered 503' });
    service.answerWith(302);
    await vi.waitFor(
      async () =>
        expect((await devices())[0]).toMatchObject({ last_failure: 'the push service answered 302' }),
      15_000,
    );
    expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('is not sent any more where the browser has left', async () => {
    await subscribed(pia);
    service.answerWith(410);
    onTestFinished(() => service.answerWith(201));
    await dueIn(pia.player._id);
    givenAnnouncer();
    await vi.waitFor(async () => expect(await devices()).toEqual([]), 15_000);
  });
});
