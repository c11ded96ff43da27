import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readerOfLink } from '#lib/last-state/reader.ts';
import { allItems, enqueue, ready, remove, written } from '#lib/outbox/outbox.ts';
import { callAsUmpire } from '#lib/session/umpire.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { pointItem } from '../log/points.ts';
import { adoptPoints } from './adopt-points.ts';

const match = '01890000-0000-7000-8000-000000000001';
const other = '01890000-0000-7000-8000-000000000002';

let leave = (): void => undefined;

/** From now on the device calls with this link. */
function openLink(link: string): void {
  leave();
  leave = callAsUmpire({
    token: link,
    renew: async () => link,
    owner: readerOfLink(link),
    path: `/score/${link}`,
  });
}

/** A point that could not be sent before the link ended. */
function tap(id: string): void {
  const event = {
    id: crypto.randomUUID(),
    seq: 1,
    at: '2026-11-22T10:00:00.000Z',
    type: 'point',
    side: 'a',
  } as const;
  enqueue(pointItem({ _id: id, a: null, b: null }, event, null));
}

/** A server that knows which link was revoked, and for which match the new one is. */
const given = ({ revoked }: { readonly revoked: boolean }) =>
  fakeServer(({ path }) => {
    if (path.includes('access'))
      return revoked ? { status: 404, body: refusal('scoreLink.revoked', 'Anulado.') } : { body: {} };
    return path.includes(match)
      ? { body: { collection: [] } }
      : { status: 403, body: refusal('auth.forbidden', 'No.') };
  });

beforeEach(async () => {
  await ready;
  openLink('old');
  tap(match);
  tap(other);
  openLink('new');
});

afterEach(async () => {
  leave();
  remove(allItems().map(({ id }) => id));
  await written();
  vi.unstubAllGlobals();
});

const owners = () => allItems().map(({ owner, about }) => [owner, about.path]);

test('points of a link that was revoked are of the new one, for the matches that this is for', async () => {
  given({ revoked: true });
  await adoptPoints('new');
  expect(owners()).toEqual([
    ['link new', '/score/new'],
    ['link old', '/score/old'],
  ]);
});

test('those of a link that is valid wait for it', async () => {
  given({ revoked: false });
  await adoptPoints('new');
  expect(owners().map(([owner]) => owner)).toEqual(['link old', 'link old']);
});
