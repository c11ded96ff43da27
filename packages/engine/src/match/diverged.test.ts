import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Entries,
  logOf,
  points,
  serveOrder,
  setFor,
  start,
  timeout,
  toss,
  undo,
} from '../testing/match-log.ts';
import { runs } from '../testing/runs.ts';
import { deviceState, type Diverged, joined, replaced } from './diverged.ts';
import type { MatchEvent } from './events.ts';
import { applyEvent, foldMatch, type MatchState } from './fold.ts';

const rules = { bestOf: 3 } as const;

const stamps = () => {
  let count = 0;
  return () => ({ id: `new-${(count += 1)}`, at: 9_000_000 });
};

/** Two logs that part after the same events. */
const diverged = (same: Entries, server: Entries, device: Entries): Diverged => {
  const base = logOf(...same);
  const after = (entries: Entries, name: string) =>
    logOf(...same, ...entries)
      .slice(base.length)
      .map((event) => ({ ...event, id: `${name}-${event.seq}` }));
  return {
    log: [...base, ...after(server, 'server')],
    basedOn: base.length,
    basedOnId: base.at(-1)?.id ?? null,
    events: after(device, 'device'),
  };
};

const scoreOf = ({ sets }: MatchState) => sets.map(({ score: { a, b } }) => `${a}-${b}`).join(' ');
const replacedScore = (...given: Parameters<typeof diverged>) => {
  const result = replaced(diverged(...given), rules, stamps());
  return result.ok ? scoreOf(result.value.state) : result.error.code;
};
const joinedScore = (...given: Parameters<typeof diverged>) => {
  const result = joined(diverged(...given), rules);
  return result.ok ? scoreOf(result.value.state) : result.error.code;
};

const begun = [toss(), points('ab')];

describe('the log of a device in place of that of the server', () => {
  test.each<readonly [string, Entries, Entries, Entries, string]>([
    ['after other points', begun, [points('aaa')], [points('b')], '1-2'],
    ['after an undo of what both had', begun, [undo, points('a')], [points('b')], '1-2'],
    ['after two undos and nothing else', begun, [undo, undo], [points('b')], '1-2'],
    ['with undos of its own', begun, [points('aa')], [undo, undo, points('a')], '1-0'],
    ['after another toss', [], [toss('b'), points('b')], [toss(), points('a')], '1-0'],
    [
      'back from the end of the match',
      [toss(), setFor('a'), setFor('a', 9).slice(0, -1)],
      [points('a')],
      [points('b')],
      '11-0 10-10',
    ],
    ['of a match that has not begun', [], [], [toss(), points('a')], '1-0'],
  ])('%s', (_, same, server, device, score) => {
    expect(replacedScore(same, server, device)).toBe(score);
  });
});

test.each<readonly [string, (log: readonly MatchEvent[]) => readonly MatchEvent[]]>([
  ['shorter', (log) => log.slice(0, 1)],
  ['as long', (log) => log.map((event) => ({ ...event, id: `again-${event.seq}` }))],
])('a match that was started again gets nothing of the old log, although the new one is %s', (_, again) => {
  const given = diverged(begun, [], [points('a')]);
  const gone = { ok: false, error: { code: 'match.basisGone' } };
  const restarted = { ...given, log: again(given.log) };
  expect(replaced(restarted, rules, stamps())).toEqual(gone);
  expect(joined(restarted, rules)).toEqual(gone);
});

describe('the points of a device after those of the server', () => {
  test.each<readonly [string, Entries, Entries, Entries, string]>([
    ['all of them', begun, [points('aa')], [points('b')], '3-2'],
    ['without what it undid itself', begun, [points('a')], [points('bb'), undo], '2-2'],
    ['the toss counts once', [], [toss(), points('a')], [toss('b'), points('bb')], '1-2'],
    ['the start of a set too', [toss(), setFor('a')], [start, points('a')], [start, points('b')], '11-0 1-1'],
    [
      'also across the end of a set',
      [toss(), setFor('a', 9).slice(0, -1)],
      [points('a')],
      [points('a')],
      '11-9 1-0',
    ],
    ['not if it undid what both had', begun, [points('a')], [undo], 'match.undoBeyondOwn'],
    ['not a second time-out', begun, [timeout('a')], [timeout('a'), points('b')], 'match.timeoutUsed'],
    [
      'not beyond the end of the match',
      [toss(), setFor('a')],
      [setFor('a')],
      [points('b')],
      'match.finished',
    ],
  ])('%s', (_, same, server, device, score) => {
    expect(joinedScore(same, server, device)).toBe(score);
  });
});

/** What people do, as numbers: the event is the one the laws allow then. */
const taps = fc.array(fc.nat({ max: 9 }), { maxLength: 40 });

/** A log that goes on from another, of allowed events. */
function played(log: readonly MatchEvent[], steps: readonly number[], name: string): MatchEvent[] {
  let state = foldMatch(log, rules);
  const added: MatchEvent[] = [];
  for (const step of steps) {
    const seq = log.length + added.length + 1;
    const recorded = { id: `${name}-${seq}`, seq, at: seq * 1000 };
    const event: MatchEvent =
      state.status === 'enrolled' && step < 9
        ? { ...recorded, type: 'toss', winner: 'a', choice: 'serve', server: 'a', leftEnd: 'a' }
        : step < 7
          ? { ...recorded, type: 'point', side: step % 2 === 0 ? 'a' : 'b' }
          : { ...recorded, type: 'undo' };
    const applied = applyEvent(state, event);
    if (!applied.ok) continue;
    state = applied.value;
    added.push(event);
  }
  return added;
}

const anyDivergence = fc.tuple(taps, taps, taps).map(([same, server, device]): Diverged => {
  const base = played([], same, 'base');
  return {
    log: [...base, ...played(base, server, 'server')],
    basedOn: base.length,
    basedOnId: base.at(-1)?.id ?? null,
    events: played(base, device, 'device'),
  };
});

/** Whether the laws allow every event of a log. */
const isLegal = (log: readonly MatchEvent[]): boolean => {
  let state = foldMatch([], rules);
  return log.every((event) => {
    const applied = applyEvent(state, event);
    if (applied.ok) state = applied.value;
    return applied.ok;
  });
};

describe('the order of service of doubles, after those of the server', () => {
  const turnOf = (...given: Parameters<typeof diverged>) => {
    const result = joined(diverged(...given), rules);
    const { server, receiver } = (result.ok && result.value.state.serving) || {};
    return server && receiver && `${server.side}${server.place} ${receiver.side}${receiver.place}`;
  };
  const said = [toss(), serveOrder(1, 1)];

  test('counts once, so that all points together say whose turn it is', () => {
    // A1 to B1, B1 to A2, A2 to B2, and after seven points B2 to A1.
    expect(turnOf([], [...said, points('aaaa')], [...said, points('bbb')])).toBe('b2 a1');
    expect(turnOf([toss()], [serveOrder(1, 1), points('aaaa')], [serveOrder(2, 2), points('bbb')])).toBe(
      'b2 a1',
    );
  });

  test('is that of the device where the server has none', () => {
    expect(turnOf([toss()], [], [serveOrder(2, 1), points('ab')])).toBe('b1 a1');
    expect(turnOf([...said, setFor('a')], [start], [start, serveOrder(2, 1)])).toBe('b2 a1');
  });

  test('is that of the device in the games that follow', () => {
    const next = [start, serveOrder(2, 1), points('ab')];
    expect(turnOf(said, [points('a')], [points('a'.repeat(10)), ...next])).toBe('a1 b1');
    expect(turnOf(said, [points('a')], [points('a'.repeat(10)), serveOrder(2, 1), start])).toBe('b2 a1');
  });
});

describe('however two logs part', () => {
  test('the device’s can replace the other: the log only grows, is legal, and the match is as the device saw it', () => {
    fc.assert(
      fc.property(anyDivergence, (given) => {
        const result = replaced(given, rules, stamps());
        if (!result.ok) throw new Error(result.error.code);
        const log = [...given.log, ...result.value.events];
        expect(isLegal(log)).toBe(true);
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
        expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
        const { events: _, ...seen } = deviceState(given, rules);
        expect(foldMatch(log, rules)).toMatchObject(seen);
      }),
      { numRuns: runs },
    );
  });

  test('joined or refused: what is joined is legal and takes nothing from the server', () => {
    fc.assert(
      fc.property(anyDivergence, (given) => {
        const result = joined(given, rules);
        if (!result.ok) return;
        const log = [...given.log, ...result.value.events];
        expect(isLegal(log)).toBe(true);
        const counted = foldMatch(given.log, rules).events;
        expect(result.value.state.events.slice(0, counted.length)).toEqual(counted);
      }),
      { numRuns: runs },
    );
  });
});
