import {
  askForApproval,
  getOpen,
  getTrust,
  listApprovedOpens,
  listTrustedOrganisers,
  setOpenApproval,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';
import { givenPlayed } from '#testing/given-played.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const trusted = givenUser(api, 'Telma Tena');
let newcomer: RegisteredUser;

beforeEach(async () => {
  newcomer = await api.registerUser('Nora Nueva', { trusted: false });
});

describe('who waits for trust', () => {
  const openOf = (id: string) => newcomer.get(getOpen, { params: { id } });

  test('sees so, asks once, and is seen by admins', async () => {
    const before = await admin.get(getTrust);
    const { openId } = await givenPlayed(newcomer, 1);
    expect((await openOf(openId)).approval).toMatchObject({
      asked_at: null,
      matches_waiting: 1,
      dates_moved: false,
    });
    const asked = await newcomer.get(askForApproval, { params: { id: openId } });
    expect(asked.approval?.asked_at).toEqual(expect.any(String));
    const again = await newcomer.get(askForApproval, { params: { id: openId } });
    expect(again.approval).toEqual(asked.approval);
    const { waiting } = await admin.get(getTrust);
    expect(waiting).toEqual({
      organisers: before.waiting.organisers + 1,
      opens: before.waiting.opens + 1,
    });
    const query = { filters: { _id: newcomer.id } };
    const [organiser] = (await admin.get(listTrustedOrganisers, { query })).collection;
    expect(organiser).toMatchObject({
      name: 'Nora Nueva',
      email: newcomer.email,
      trusted: false,
      opens: 1,
      opens_waiting: 1,
      matches_waiting: 1,
      asked_at: asked.approval?.asked_at,
    });
    const opens = { filters: { 'organiser._id': newcomer.id } };
    expect((await admin.get(listApprovedOpens, { query: opens })).collection).toMatchObject([
      { _id: openId, matches_waiting: 1, players_count: 4, approved: false, approved_by: null },
    ]);
    await admin.get(setOpenApproval, { params: { id: openId }, body: { approved: true } });
    expect(await openOf(openId)).toMatchObject({ rated: true, approval: null });
    expect((await admin.get(listApprovedOpens, { query: opens })).collection).toMatchObject([
      { _id: openId, matches_waiting: 0, approved: true, approved_by: 'Ada Admin' },
    ]);
    expect((await admin.get(getTrust)).waiting).toEqual(before.waiting);
  });

  test('is no draft that nobody has asked for, and no stranger’s business', async () => {
    const before = await admin.get(getTrust);
    await givenOpen(newcomer, { state: 'created' });
    expect(await admin.get(getTrust)).toEqual(before);
    const { _id: id } = await givenOpen(newcomer);
    expect(await trusted.get(getOpen, { params: { id } })).toMatchObject({ rated: false, approval: null });
    expect((await trusted.call(askForApproval, { params: { id } })).status).toBe(403);
  });

  test('is nobody where the admin organises', async () => {
    const { _id: id } = await givenOpen(admin);
    expect(await admin.get(getOpen, { params: { id } })).toMatchObject({ rated: true, approval: null });
  });
});
