import { appendEvents, getMatch } from '@topspin/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, groupsOf } from '#testing/given-draw.ts';
import { logOf, points, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
let match: string;
let log: ReturnType<typeof logOf>;

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', best_of: 5 });
  match = (await groupsOf(organiser, phase))[0]?.matches[0]?._id ?? '';
  log = logOf([toss, ...points('a', 9)]);
});
afterEach(() => sql`drop function if exists break_down cascade`.execute(api.db));

/** Makes PostgreSQL fail on every point: immediately, or when the transaction commits. */
async function whenWritten(at: 'at once' | 'at commit', failure: string): Promise<void> {
  await sql`create function break_down() returns trigger language plpgsql
    as ${sql.lit(`begin ${failure}; return null; end`)}`.execute(api.db);
  const deferred = at === 'at commit' ? sql`deferrable initially deferred` : sql``;
  await sql`create constraint trigger break_down after insert on match_events ${deferred}
    for each row execute function break_down()`.execute(api.db);
}

const recover = () => sql`drop function break_down cascade`.execute(api.db);

/** How many events the log has. */
async function seqOf(): Promise<number> {
  const events = await api.db
    .selectFrom('match_events')
    .select('seq')
    .where('match_id', '=', match)
    .execute();
  return events.length;
}

describe('a point that cannot be written because the disk is full', () => {
  test.each([
    ['es', 'El disco del servidor está lleno.'],
    ['en', 'The server’s disk is full.'],
    ['ca', 'El disc del servidor és ple.'],
  ])('is refused in words of its own (%s), while reads go on', async (lang, message) => {
    await whenWritten('at once', `raise exception 'no space' using errcode = '53100'`);
    const { status, failure, headers } = await organiser.call(appendEvents, {
      params: { id: match },
      body: log.slice(0, 1),
      headers: { 'x-application-lang': lang },
    });
    expect([status, failure.code, failure.message]).toEqual([503, 'server.diskFull', message]);
    expect(headers['retry-after']).toBe('15');
    expect((await organiser.call(getMatch, { params: { id: match } })).status).toBe(200);
    expect(await seqOf()).toBe(0);
  });

  test('is accepted as soon as there is room', async () => {
    await whenWritten('at once', `raise exception 'no space' using errcode = '53100'`);
    expect((await send(organiser, match, log.slice(0, 1))).status).toBe(503);
    await recover();
    expect((await send(organiser, match, log.slice(0, 1))).status).toBe(200);
    expect(await seqOf()).toBe(1);
  });
});

describe('a point is asked for again', () => {
  const cut = 'perform pg_terminate_backend(pg_backend_pid())';

  test.each([
    ['its connection is cut before the commit', 'at once', cut, 'server.databaseAway'],
    ['its connection is cut in the commit', 'at commit', cut, 'server.databaseAway'],
    ['its primary became a standby', 'at once', `raise exception using errcode = '25006'`, 'server.readOnly'],
    ['that happens in the commit', 'at commit', `raise exception using errcode = '25006'`, 'server.readOnly'],
    ['a statement takes too long', 'at once', `raise exception using errcode = '57014'`, 'server.overloaded'],
  ] as const)('when %s, and stands once', async (_, at, breaking, code) => {
    const before = await seqOf();
    await whenWritten(at, breaking);
    const { status, failure, headers } = await send(organiser, match, log.slice(0, before + 1));
    expect([status, failure.code, headers['retry-after']]).toEqual([503, code, '2']);
    await recover();
    expect((await send(organiser, match, log.slice(0, before + 1))).status).toBe(200);
    expect(await seqOf()).toBe(before + 1);
  });
});
