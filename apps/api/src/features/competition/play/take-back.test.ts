import { getGroup, getMatch, takeResultBack, type Match } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { logOf, send, setWon, toss } from '#testing/given-log.ts';

let clock = new Date('2026-11-20T10:00:00Z');
const api = givenApi({ now: () => clock });
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Nadie');

let bracketId: string;
let first: string;

const bracket = async (): Promise<readonly Match[]> =>
  (await organiser.get(getGroup, { params: { id: bracketId } })).matches;
const final = async () => (await bracket()).find(({ round }) => round === 'final');
const read = (id: string) => organiser.get(getMatch, { params: { id } });
const back = (id: string, version: number, by = organiser) =>
  by.call(takeResultBack, { params: { id }, version });

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
  bracketId = phase.groups[0]?._id ?? '';
  first = (await bracket())[0]?._id ?? '';
});

test('a result is taken back: the match, its players, the next round and the ratings are as before', async () => {
  const before = await read(first);
  const { version, rating_changes } = await givenResult(organiser, first);
  expect(rating_changes).toHaveLength(2);
  expect((await final())?.a?._id).toBe(before.a?._id);
  const { status, body } = await back(first, version);
  expect(status).toBe(200);
  expect({ ...body, version: before.version }).toEqual(before);
  expect((await final())?.a).toBeNull();
  const ledger = await api.db
    .selectFrom('rating_ledger')
    .select('id')
    .where('match_id', '=', first)
    .execute();
  expect(ledger).toEqual([]);
  const audited = await api.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'takeResultBack')
    .where('entity_id', '=', first)
    .execute();
  expect(audited).toEqual([{ actor_id: organiser.id }]);
});

test('repeated, it is answered again and does nothing', async () => {
  const { version } = await givenResult(organiser, first);
  await back(first, version);
  const { status, body } = await back(first, version);
  expect([status, body]).toMatchObject([200, { state: 'enrolled', sets: [] }]);
});

test('points that were scored before the sheet count again', async () => {
  await send(organiser, first, logOf([toss, ...setWon('b')]));
  const { version } = await givenResult(organiser, first);
  expect((await back(first, version)).body).toMatchObject({
    state: 'inPlay',
    sets_won: { a: 0, b: 1 },
    from_sheet: false,
  });
});

describe('it is refused', () => {
  test('to those who do not organise the open', async () => {
    const { version } = await givenResult(organiser, first);
    expect((await back(first, version, stranger)).status).toBe(403);
  });

  test('after somebody else entered another result', async () => {
    const { version } = await givenResult(organiser, first);
    await back(first, version);
    await givenResult(organiser, first);
    expect((await back(first, version)).failure.code).toBe('request.staleVersion');
  });

  test('after ten minutes', async () => {
    const { version } = await givenResult(organiser, first);
    const before = clock;
    clock = new Date(clock.getTime() + 11 * 60 * 1000);
    expect((await back(first, version)).failure.code).toBe('match.resultStands');
    clock = before;
  });

  test('for a match scored point by point to its end', async () => {
    await send(organiser, first, logOf([toss, ...setWon('a'), ...setWon('a'), ...setWon('a')]));
    const { version } = await read(first);
    expect((await back(first, version)).failure.code).toBe('match.resultStands');
  });

  test('once the next match has started', async () => {
    const [one, other] = await bracket();
    const { version } = await givenResult(organiser, one?._id ?? '');
    await givenResult(organiser, other?._id ?? '');
    await send(organiser, (await final())?._id ?? '', logOf([toss, ...setWon('a')]));
    expect((await back(first, version)).failure.code).toBe('match.nextBegun');
  });
});
