import { getGroup, getMatch, type Match } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { eventsOf, logOf, point, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
let openId: string;
let matches: Match[];
let first: string;
const pageOf = (id: string) => organiser.get(getMatch, { params: { id } });

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  openId = open._id;
  const phase = await givenPhase(organiser, openId, { number: 1, type: 'knockout', best_of: 3 });
  matches = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  first = matches[0]?._id ?? '';
});

describe('an event out of order', () => {
  test.each([
    ['after a gap', 4],
    ['in the place of another', 2],
  ])('%s is a conflict, with the log since', async (_, seq) => {
    const events = logOf([toss, point('a')]);
    await send(organiser, first, events);
    const { status, failure } = await send(organiser, first, logOf([point('b')], seq - 1));
    expect([status, failure.code]).toEqual([409, 'match.seqConflict']);
    expect(failure.details).toEqual({ seq: 2, events: events.slice(seq - 1) });
    expect(await eventsOf(organiser, first)).toEqual(events);
  });

  test('that is in the log at another place is a conflict, with the log from that place on', async () => {
    const events = logOf([toss, point('a'), point('b')]);
    await send(organiser, first, events);
    const [, again] = events;
    const { failure } = await send(organiser, first, again ? [{ ...again, seq: 4 }] : []);
    expect(failure).toMatchObject({
      code: 'match.seqConflict',
      details: { seq: 3, events: events.slice(1) },
    });
  });

  test('with the id of an event of another match is a conflict', async () => {
    const events = logOf([toss]);
    await send(organiser, first, events);
    const other = await send(organiser, matches[1]?._id ?? '', events);
    expect(other.failure.code).toBe('match.seqConflict');
    expect((await pageOf(matches[1]?._id ?? '')).state).toBe('enrolled');
  });
});

describe('what the laws refuse', () => {
  const events = () =>
    logOf([toss, point('a'), { type: 'timeout', side: 'a' }, { type: 'timeout', side: 'a' }, point('b')]);

  test('is named in the language of the call; what came before it is kept, what came after it is not', async () => {
    const sent = events();
    const { status, body } = await send(organiser, first, sent);
    expect([status, body]).toEqual([
      200,
      {
        seq: 3,
        rejected: {
          id: sent[3]?.id,
          seq: 4,
          code: 'match.timeoutUsed',
          message: 'Ya ha usado su tiempo muerto.',
        },
      },
    ]);
    expect(await pageOf(first)).toMatchObject({ sets: [{ a: 1, b: 0 }], seq: 3 });
    expect(await eventsOf(organiser, first)).toEqual(sent.slice(0, 3));
  });

  test('is refused again when it is sent again', async () => {
    const sent = events();
    const once = await send(organiser, first, sent);
    expect((await send(organiser, first, sent)).body).toEqual(once.body);
  });

  test('leaves its place to the next event', async () => {
    await send(organiser, first, events());
    expect((await send(organiser, first, logOf([point('b')], 3))).body).toEqual({ seq: 4 });
    expect((await pageOf(first)).sets).toEqual([{ a: 1, b: 1 }]);
  });

  test('alone writes nothing', async () => {
    const before = await pageOf(first);
    const { body } = await send(organiser, first, logOf([point('a')]));
    expect(body).toMatchObject({ seq: 0, rejected: { seq: 1, code: 'match.tossMissing' } });
    expect(await pageOf(first)).toEqual(before);
  });
});
