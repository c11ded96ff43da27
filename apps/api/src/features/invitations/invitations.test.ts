import { randomUUID } from 'node:crypto';
import {
  acceptOrganising,
  countPending,
  editOpen,
  getOpen,
  inviteOrganiser,
  listMyInvitations,
  listOrganisers,
  removeOrganiser,
  restoreOrganiser,
  showInvitation,
  transitionOpen,
  type OpenPage,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const owner = givenUser(api, 'Rosa Dueña');
const stranger = givenUser(api, 'Otra Persona');
let friend: RegisteredUser;

beforeEach(async () => {
  friend = await api.registerUser('Amiga');
});

const mailsTo = ({ email }: RegisteredUser) =>
  api.db
    .selectFrom('outbox')
    .select('id')
    .where('to_address', '=', email)
    .where('kind', '=', 'invited')
    .execute();
const invitations = async (who: RegisteredUser) => (await who.get(listMyInvitations)).collection;

describe('organising an open together', () => {
  let open: OpenPage;
  const linkOf = async () => {
    const { collection } = await owner.get(listOrganisers, { params: { id: open._id } });
    return collection.find(({ code }) => code !== null)?.code ?? '';
  };
  const show = (code: string, kind: 'open' | 'venue' = 'open') =>
    api.call(showInvitation, { params: { kind, id: open._id }, query: { code } });

  test('the link says who invites to what before anybody logs in, and only while it stands', async () => {
    const code = await linkOf();
    expect((await show(code)).body).toEqual({
      kind: 'open',
      name: 'Open a medias',
      invited_by: 'Rosa Dueña',
    });
    for (const wrong of [show('AAAA-AAAA'), show(code, 'venue')])
      expect((await wrong).failure.code).toBe('auth.badToken');
    await friend.get(acceptOrganising, { params: { id: open._id }, body: { code } });
    expect((await show(code)).failure.code).toBe('auth.badToken');
  });

  beforeEach(async () => {
    open = await givenOpen(owner, { state: 'created', name: 'Open a medias' });
    await owner.get(inviteOrganiser, { params: { id: open._id }, body: { email: friend.email } });
  });

  test('begins with an invitation, sent by mail and listed for the account', async () => {
    expect(await invitations(friend)).toMatchObject([
      { kind: 'open', _id: open._id, name: 'Open a medias', invited_by: 'Rosa Dueña' },
    ]);
    const mail = await api.db
      .selectFrom('outbox')
      .selectAll()
      .where('to_address', '=', friend.email)
      .where('kind', '=', 'invited')
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain(`/invitation/open/${open._id}`);
  });

  test('counts once it is accepted, and not before', async () => {
    const params = { id: open._id };
    const rename = () =>
      friend.call(editOpen, { params, version: open.version, body: { name: 'Open de las dos' } });
    expect((await rename()).status).toBe(404);
    expect(await friend.get(acceptOrganising, { params })).toMatchObject({ accepted: true });
    expect((await rename()).body).toMatchObject({ name: 'Open de las dos', may: { manage: true } });
    expect(await invitations(friend)).toEqual([]);
    const { collection } = await friend.get(listOrganisers, { params });
    expect(collection.map(({ user, role }) => [user?.name, role])).toEqual([
      ['Rosa Dueña', 'owner'],
      ['Amiga', 'organiser'],
    ]);
  });

  test('asked twice is one invitation and one mail', async () => {
    await owner.get(inviteOrganiser, { params: { id: open._id }, body: { email: friend.email } });
    expect(await invitations(friend)).toHaveLength(1);
    expect(await mailsTo(friend)).toHaveLength(1);
  });

  test('ends with its invitations: a code made before does not lead back, and nobody accepts their own', async () => {
    const params = { id: open._id };
    await friend.get(acceptOrganising, { params });
    const body = { email: 'nadie@nowhere.test' };
    const { code } = await friend.get(inviteOrganiser, { params, body });
    const accept = () => friend.call(acceptOrganising, { params, body: { code: code ?? '' } });
    await owner.call(removeOrganiser, { params: { ...params, user_id: friend.id } });
    expect((await accept()).status).toBe(404);
    expect((await owner.get(listOrganisers, { params })).collection).toHaveLength(1);
    // One made in the moment of the removal is there, and leads nowhere either.
    const late = {
      id: randomUUID(),
      open_id: open._id,
      email: friend.email,
      role: 'organiser' as const,
      invited_at: new Date(),
    };
    await api.db
      .insertInto('invitations')
      .values({ ...late, invited_by: friend.id })
      .execute();
    expect((await accept()).status).toBe(404);
    expect((await friend.call(acceptOrganising, { params })).status).toBe(404);
  });

  test('ends by leaving, or by being removed; not for the creator', async () => {
    const out = (by: RegisteredUser, user: RegisteredUser) =>
      by.call(removeOrganiser, { params: { id: open._id, user_id: user.id } });
    await friend.get(acceptOrganising, { params: { id: open._id } });
    expect((await out(friend, owner)).failure.code).toBe('coOrganiser.isOwner');
    expect((await out(stranger, friend)).status).toBe(404);
    expect((await out(friend, friend)).status).toBe(204);
    expect((await friend.call(getOpen, { params: { id: open._id } })).status).toBe(404);
  });

  test('is the owner’s to end: another organiser leaves, and cancels invitations of their own alone', async () => {
    const other = await api.registerUser('Otro');
    const params = { id: open._id };
    const seen = async (by: RegisteredUser) =>
      (await by.get(listOrganisers, { params })).collection.map((one) => one.may_remove);
    for (const who of [friend, other]) {
      await owner.get(inviteOrganiser, { params, body: { email: who.email } });
      await who.get(acceptOrganising, { params });
    }
    const theirs = await owner.get(inviteOrganiser, { params, body: { email: 'una@club.test' } });
    const own = await friend.get(inviteOrganiser, { params, body: { email: 'otra@club.test' } });
    expect(await seen(owner)).toEqual([false, true, true, true, true]);
    expect(await seen(friend)).toEqual([false, true, false, false, true]);
    const remove = (id: string) => friend.call(removeOrganiser, { params: { ...params, user_id: id } });
    expect((await remove(other.id)).failure.code).toBe('auth.forbidden');
    for (const id of [theirs._id, theirs._id.toUpperCase()])
      expect((await remove(id)).failure.code).toBe('auth.forbidden');
    expect((await remove(own._id)).status).toBe(204);
    expect((await remove(friend.id)).status).toBe(204);
  });

  test('taking somebody out is undone by the one who did it: back as they were, without another mail', async () => {
    await friend.get(acceptOrganising, { params: { id: open._id } });
    const params = { id: open._id, user_id: friend.id };
    await owner.call(removeOrganiser, { params });
    expect((await friend.call(restoreOrganiser, { params })).status).toBe(404);
    expect(await owner.get(restoreOrganiser, { params })).toMatchObject({ accepted: true });
    expect(await owner.get(restoreOrganiser, { params })).toMatchObject({ accepted: true });
    expect((await friend.get(getOpen, { params: { id: open._id } })).may.manage).toBe(true);
    expect(await mailsTo(friend)).toHaveLength(1);
  });

  test('an invitation turned down is back when that is undone, and by nobody else', async () => {
    const params = { id: open._id, user_id: friend.id };
    await friend.call(removeOrganiser, { params });
    expect(await invitations(friend)).toMatchObject([{ declined: true }]);
    expect(await friend.get(countPending)).toEqual({ count: 0 });
    expect((await owner.call(restoreOrganiser, { params })).status).toBe(404);
    expect((await stranger.call(restoreOrganiser, { params })).status).toBe(404);
    expect(await friend.get(restoreOrganiser, { params })).toMatchObject({
      accepted: false,
      declined: false,
    });
    expect(await invitations(friend)).toMatchObject([{ declined: false }]);
  });

  test('an invitation turned down is accepted later by changing one’s mind', async () => {
    const params = { id: open._id };
    await friend.call(removeOrganiser, { params: { ...params, user_id: friend.id } });
    const { collection } = await owner.get(listOrganisers, { params });
    expect(collection[1]).toMatchObject({ email: friend.email, accepted: false, declined: true });
    expect(await friend.get(acceptOrganising, { params })).toMatchObject({ accepted: true });
    expect(await invitations(friend)).toEqual([]);
  });

  test('an invitation turned down is no longer shown once the open is over', async () => {
    const params = { id: open._id };
    await friend.call(removeOrganiser, { params: { ...params, user_id: friend.id } });
    await owner.get(transitionOpen, { params, body: { to: 'canceled', reason: 'Goteras' } });
    expect(await invitations(friend)).toEqual([]);
  });

  test('an invitation turned down is withdrawn by the inviter, and is then gone', async () => {
    const params = { id: open._id };
    await friend.call(removeOrganiser, { params: { ...params, user_id: friend.id } });
    const { collection } = await owner.get(listOrganisers, { params });
    await owner.get(removeOrganiser, { params: { ...params, user_id: collection[1]?._id ?? '' } });
    expect(await invitations(friend)).toEqual([]);
    expect((await friend.call(acceptOrganising, { params })).status).toBe(404);
  });

  test('who left once and came back is not put back by that when somebody else takes them out', async () => {
    const params = { id: open._id, user_id: friend.id };
    await friend.call(removeOrganiser, { params });
    await owner.get(inviteOrganiser, { params, body: { email: friend.email } });
    await friend.get(acceptOrganising, { params });
    await owner.call(removeOrganiser, { params });
    expect((await friend.call(restoreOrganiser, { params })).status).toBe(404);
    expect(await owner.get(restoreOrganiser, { params })).toMatchObject({ accepted: true });
  });

  test.each([
    ['somebody removed two days ago is put back by an admin alone', 2, 404, 200],
    ['after a month it is over for admins too', 31, 404, 404],
  ])('%s', async (_, days, byOwner, byAdmin) => {
    await friend.get(acceptOrganising, { params: { id: open._id } });
    const params = { id: open._id, user_id: friend.id };
    await owner.call(removeOrganiser, { params });
    await sql`update removed_co_organisers set removed_at = removed_at - make_interval(days => ${days})`.execute(
      api.db,
    );
    expect((await owner.call(restoreOrganiser, { params })).status).toBe(byOwner);
    expect((await admin.call(restoreOrganiser, { params })).status).toBe(byAdmin);
    expect((await friend.call(getOpen, { params: { id: open._id } })).status).toBe(byAdmin);
  });

  test('who left is not put back by an admin', async () => {
    await friend.get(acceptOrganising, { params: { id: open._id } });
    const params = { id: open._id, user_id: friend.id };
    await friend.call(removeOrganiser, { params });
    expect((await admin.call(restoreOrganiser, { params })).status).toBe(404);
  });

  test('a day later it is over', async () => {
    const params = { id: open._id, user_id: friend.id };
    const { collection } = await owner.get(listOrganisers, { params: { id: open._id } });
    const withdrawn = { ...params, user_id: collection[1]?._id ?? '' };
    await owner.call(removeOrganiser, { params: withdrawn });
    await sql`update invitations set removed_at = removed_at - interval '25 hours'`.execute(api.db);
    expect((await owner.call(restoreOrganiser, { params: withdrawn })).status).toBe(404);
  });

  test('leaving is undone for a few minutes: soon the others rely on it', async () => {
    const params = { id: open._id, user_id: friend.id };
    await friend.get(acceptOrganising, { params: { id: open._id } });
    const left = async (minutes: number) => {
      await friend.call(removeOrganiser, { params });
      await sql`update removed_co_organisers set removed_at = removed_at - make_interval(mins => ${minutes})`.execute(
        api.db,
      );
      return friend.call(restoreOrganiser, { params });
    };
    expect((await left(8)).status).toBe(200);
    expect((await left(12)).status).toBe(404);
  });

  test('who left is kept from coming back by the owner', async () => {
    const params = { id: open._id, user_id: friend.id };
    await friend.get(acceptOrganising, { params: { id: open._id } });
    await friend.call(removeOrganiser, { params });
    expect((await stranger.call(removeOrganiser, { params })).status).toBe(404);
    expect((await owner.call(removeOrganiser, { params })).status).toBe(204);
    for (const by of [friend, owner, admin])
      expect((await by.call(restoreOrganiser, { params })).status).toBe(404);
  });

  test('is not for who was not invited', async () => {
    expect((await stranger.call(acceptOrganising, { params: { id: open._id } })).status).toBe(404);
    const { status } = await stranger.call(inviteOrganiser, {
      params: { id: open._id },
      body: { email: stranger.email },
    });
    expect(status).toBe(404);
  });

  test('says nothing about the account behind an address, or whether there is one', async () => {
    const invite = (email: string) =>
      owner.call(inviteOrganiser, { params: { id: open._id }, body: { email } });
    const [known, unknown] = [await invite(stranger.email), await invite('nadie@topspin.test')];
    for (const { status, body } of [known, unknown])
      expect([status, body.user, body.accepted]).toEqual([201, null, false]);
    const { collection } = await owner.get(listOrganisers, { params: { id: open._id } });
    expect(collection.map(({ user, email }) => user?.name ?? email)).toEqual([
      'Rosa Dueña',
      friend.email,
      stranger.email,
      'nadie@topspin.test',
    ]);
  });

  test('withdrawn and repeated is one mail', async () => {
    const params = { id: open._id };
    for (let count = 0; count < 3; count += 1) {
      const { _id: user_id } = await owner.get(inviteOrganiser, { params, body: { email: friend.email } });
      await owner.get(removeOrganiser, { params: { ...params, user_id } });
    }
    expect(await mailsTo(friend)).toHaveLength(1);
    expect(await invitations(friend)).toEqual([]);
  });

  test('a withdrawn invitation is back when that is undone', async () => {
    const params = { id: open._id };
    const { _id: user_id } = await owner.get(inviteOrganiser, { params, body: { email: friend.email } });
    await owner.get(removeOrganiser, { params: { ...params, user_id } });
    const back = await owner.get(restoreOrganiser, { params: { ...params, user_id } });
    expect(back).toMatchObject({ _id: user_id, email: friend.email, accepted: false });
    expect(await invitations(friend)).toHaveLength(1);
  });
});
