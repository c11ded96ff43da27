import { randomUUID } from 'node:crypto';
import {
  appendEvents,
  getGroup,
  getMatch,
  releaseLease,
  takeLease,
  type Match,
  type MatchEventOnWire,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAnother, type Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, point, send, setWon, toss } from '#testing/given-log.ts';
import { statementsOf } from '#testing/statements.ts';

let clock = new Date('2026-11-20T10:00:00Z');
const api = givenApi({ now: () => clock });
const organiser = givenUser(api, 'Rosa Organizadora');
const umpire = givenPlayerAccount(api, 'Uri Árbitro');
const player = givenPlayerAccount(api, 'Ana Jugadora');
const stranger = givenPlayerAccount(api, 'Nadie');

const [phone, tablet] = [randomUUID(), randomUUID()];
let id: string;

beforeEach(async () => {
  clock = new Date('2026-11-20T10:00:00Z');
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', best_of: 3 });
  const [first] = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  id = (first as Match)._id;
  await api.db
    .updateTable('matches')
    .set({ player_a: player.player._id, umpire_id: umpire.player._id })
    .where('id', '=', id)
    .execute();
});

const sendFrom = (by: Caller, device: string, events: readonly MatchEventOnWire[]) =>
  by.call(appendEvents, { params: { id }, query: { device }, body: [...events] });
const take = (by: Caller, device?: string, take_over = false) =>
  by.call(takeLease, { params: { id }, body: { take_over, ...(device !== undefined && { device }) } });
const letGo = (by: Caller, device?: string) =>
  by.call(releaseLease, { params: { id }, query: device === undefined ? {} : { device } });
const leaseFor = async (by: Caller = organiser) => (await by.get(getMatch, { params: { id } })).lease;
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));
const audited = () =>
  api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'before'])
    .where('action', '=', 'takeLease')
    .where('entity_id', '=', id)
    .execute();

describe('one device scores a match', () => {
  test('the one that sends its first event; others see who, and are refused with it', async () => {
    expect(await leaseFor()).toBeNull();
    expect((await sendFrom(umpire, phone, logOf([toss]))).status).toBe(200);
    expect(await leaseFor()).toEqual({
      by: 'Uri Árbitro',
      yours: false,
      device: null,
      since: clock.toISOString(),
      quiet: false,
    });
    const { failure } = await sendFrom(organiser, tablet, logOf([point('a')], 1));
    expect([failure.code, failure.details]).toEqual([
      'match.heldElsewhere',
      { by: 'Uri Árbitro', since: clock.toISOString() },
    ]);
    expect((await sendFrom(umpire, phone, logOf([point('a')], 1))).body).toEqual({ seq: 2 });
  });

  test('of two devices of one umpire only the one that holds it', async () => {
    await sendFrom(umpire, phone, logOf([toss]));
    expect((await sendFrom(umpire, tablet, logOf([point('a')], 1))).failure.code).toBe('match.heldElsewhere');
    expect((await leaseFor(umpire))?.yours).toBe(true);
  });

  test('until another takes over: audited, and the first is refused with its next point', async () => {
    const log = logOf([toss, point('a')]);
    await sendFrom(umpire, phone, log);
    expect((await take(organiser, tablet)).failure.code).toBe('match.heldElsewhere');
    expect((await take(organiser, tablet, true)).body).toMatchObject({
      by: 'Rosa Organizadora',
      yours: true,
    });
    expect(await audited()).toEqual([{ actor_id: organiser.id, before: { user_id: umpire.id } }]);
    expect((await sendFrom(umpire, phone, log)).body).toEqual({ seq: 2 });
    expect((await sendFrom(umpire, phone, logOf([point('b')], 2))).failure.code).toBe('match.heldElsewhere');
    expect((await sendFrom(organiser, tablet, logOf([point('b')], 2))).body).toEqual({ seq: 3 });
  });

  test('whichever server it was taken over on', async () => {
    const other = await startAnother(api, { now: () => clock });
    await sendFrom(umpire, phone, logOf([toss]));
    await take(other.as(organiser.login.token), tablet, true);
    expect((await sendFrom(umpire, phone, logOf([point('b')], 1))).failure.code).toBe('match.heldElsewhere');
    await other.close();
  });

  test('and its points stay one statement', async () => {
    await sendFrom(umpire, phone, logOf([toss]));
    expect(await statementsOf(() => sendFrom(umpire, phone, logOf([point('a')], 1)))).toHaveLength(1);
  });
});

describe('a match is free', () => {
  test('once its device lets go of it', async () => {
    await sendFrom(umpire, phone, logOf([toss]));
    expect((await letGo(umpire, tablet)).status).toBe(204);
    expect((await letGo(organiser, phone)).status).toBe(204);
    expect(await leaseFor()).not.toBeNull();
    await letGo(umpire, phone);
    expect(await leaseFor()).toBeNull();
    expect((await sendFrom(organiser, tablet, logOf([point('a')], 1))).status).toBe(200);
    expect((await sendFrom(umpire, phone, logOf([point('a')], 2))).failure.code).toBe('match.heldElsewhere');
    expect(await audited()).toEqual([]);
  });

  test('once nothing was heard of its device for three minutes: taken without asking', async () => {
    await sendFrom(umpire, phone, logOf([toss]));
    later(2);
    await sendFrom(umpire, phone, logOf([point('a')], 1));
    later(2);
    expect((await take(organiser, tablet)).failure.code).toBe('match.heldElsewhere');
    later(2);
    expect((await leaseFor())?.quiet).toBe(true);
    expect((await sendFrom(organiser, tablet, logOf([point('a')], 2))).status).toBe(200);
    expect(await audited()).toHaveLength(1);
    expect((await sendFrom(umpire, phone, logOf([point('a')], 3))).failure.code).toBe('match.heldElsewhere');
  });

  test('once it is over, so that its end can be undone from any device', async () => {
    await sendFrom(umpire, phone, logOf([toss, ...setWon('a'), ...setWon('a')]));
    expect(await leaseFor()).toBeNull();
    expect((await take(umpire, phone)).failure.code).toBe('match.alreadyFinished');
  });
});

describe('an account without a device, through the API', () => {
  test('scores a match that no device holds, and holds none by that', async () => {
    expect((await send(umpire, id, logOf([toss]))).status).toBe(200);
    expect((await send(organiser, id, logOf([point('a')], 1))).status).toBe(200);
    expect(await leaseFor()).toBeNull();
  });

  test('is refused where the device of somebody else holds it, not where its own does', async () => {
    await sendFrom(umpire, phone, logOf([toss]));
    expect((await send(organiser, id, logOf([point('a')], 1))).failure.code).toBe('match.heldElsewhere');
    expect((await send(umpire, id, logOf([point('a')], 1))).status).toBe(200);
    expect((await leaseFor(umpire))?.device).toBe(phone);
  });

  test('holds a match when it asks to', async () => {
    expect((await take(organiser)).body).toMatchObject({ device: null, yours: true });
    expect((await send(umpire, id, logOf([toss]))).failure.code).toBe('match.heldElsewhere');
    expect((await sendFrom(organiser, phone, logOf([toss]))).status).toBe(200);
    expect((await leaseFor())?.device).toBe(phone);
  });
});

describe('who may hold a match', () => {
  test('those who may score it, and they alone see who does', async () => {
    expect((await take(stranger, phone)).status).toBe(403);
    expect((await take(player, phone)).status).toBe(200);
    expect(await leaseFor(stranger)).toBeNull();
    expect((await leaseFor())?.by).toBe('Ana Jugadora');
  });

  test('no player once the umpire scores', async () => {
    await sendFrom(umpire, phone, logOf([toss, point('a')]));
    expect((await take(player, tablet, true)).failure.code).toBe('match.scoredForYou');
  });
});
