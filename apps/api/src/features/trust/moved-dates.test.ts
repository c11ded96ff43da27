import { editOpen, getOpen, listApprovedOpens, setOpenApproval } from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const untrusted = givenUser(api, 'Mallory', { trusted: false });
const trusted = givenUser(api, 'Rosa Organizadora');
let id: string;

/** Approved, on 28 February 2027. */
const approved = async (owner: RegisteredUser) => {
  id = (await givenOpen(owner))._id;
  await admin.get(setOpenApproval, { params: { id }, body: { approved: true } });
};
beforeEach(() => approved(untrusted));

const moveTo = async (by: RegisteredUser, date_start: string, date_end = date_start) => {
  const { version } = await by.get(getOpen, { params: { id } });
  return by.get(editOpen, { params: { id }, version, body: { date_start, date_end } });
};

test('dates moved by more than a week lose the approval, which is asked for again and says why', async () => {
  const { rated, approval } = await moveTo(untrusted, '2027-03-15T09:00:00Z');
  expect([rated, approval]).toMatchObject([false, { asked_at: expect.any(String), dates_moved: true }]);
  const { collection } = await admin.get(listApprovedOpens, { query: { filters: { _id: id } } });
  expect(collection).toMatchObject([{ approved: false, dates_moved: true }]);
  await admin.get(setOpenApproval, { params: { id }, body: { approved: true } });
  expect((await moveTo(untrusted, '2027-03-17T09:00:00Z')).rated).toBe(true);
});

test('also in small steps, or by its end alone', async () => {
  expect((await moveTo(untrusted, '2027-03-05T09:00:00Z')).rated).toBe(true);
  expect((await moveTo(untrusted, '2027-03-10T09:00:00Z')).rated).toBe(false);
  await approved(untrusted);
  expect((await moveTo(untrusted, '2027-02-28T09:00:00Z', '2027-04-20T00:00:00Z')).rated).toBe(false);
});

test('not when an admin moves them, or the owner is trusted', async () => {
  expect((await moveTo(admin, '2027-03-15T09:00:00Z')).rated).toBe(true);
  await approved(trusted);
  expect((await moveTo(trusted, '2027-03-15T09:00:00Z')).rated).toBe(true);
});

test('an approval that an admin withdraws says nothing of dates', async () => {
  await admin.get(setOpenApproval, { params: { id }, body: { approved: false } });
  const { approval } = await untrusted.get(getOpen, { params: { id } });
  expect(approval).toMatchObject({ dates_moved: false });
});
