import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { anyDay } from '../testing/any-day.ts';
import { runs } from '../testing/runs.ts';
import { nextCalls, withCalls, type Call } from './calls.ts';
import { comparisons, inOrder, queueCriteria } from './criteria/criteria.ts';
import { isOccupying, peopleOf, playersOfDayMatch, type Day, type DayMatch } from './day.ts';
import { estimateDay } from './estimates/estimate.ts';
import { likelyTables } from './estimates/likely-tables.ts';
import { whatIf } from './estimates/what-if.ts';
import { orderQueue } from './queue.ts';
import { defaultDaySettings, restAfter } from './settings.ts';
import { planDay } from './simulation/plan.ts';
import { beginRun } from './simulation/begin.ts';
import { callAll } from './simulation/start.ts';
import type { Wait } from './wait.ts';

const minute = 60_000;

const always = (holds: (day: Day) => void): void => {
  fc.assert(fc.property(anyDay, holds), { numRuns: runs });
};

/** The day once what can be called is. */
const called = (day: Day): Day => withCalls(day, nextCalls(day));

it('nobody is in two places, and no table has two matches, after any calls', () => {
  always((day) => {
    const taking = called(day).matches.filter(isOccupying);
    const people = taking.flatMap(peopleOf);
    expect(people.length).toBe(new Set(people).size);
    const tables = taking.map(({ table }) => table);
    expect(tables.length).toBe(new Set(tables).size);
  });
});

it('whoever is called has rested by the first serve, is present, and plays the first phase that is left', () => {
  always((day) => {
    const people = new Map(day.people.map((person) => [person.id, person]));
    const calls = new Set(nextCalls(day).map(({ match }) => match));
    for (const match of day.matches.filter(({ id }) => calls.has(id))) {
      const settings = day.settings.get(match.open);
      expect(day.matches.filter(({ open, phase }) => open === match.open && phase < match.phase)).toEqual([]);
      expect(match.a !== null && match.b !== null).toBe(true);
      for (const person of playersOfDayMatch(match)) {
        const { isPresent, isElsewhere, playedUntil, setsOfLast } = people.get(person) ?? {};
        expect(isPresent).not.toBe(false);
        expect(isElsewhere).not.toBe(true);
        if (settings && playedUntil !== undefined && playedUntil !== null)
          expect(day.now + settings.callLead * minute).toBeGreaterThanOrEqual(
            playedUntil + restAfter(setsOfLast ?? 0, settings),
          );
      }
    }
  });
});

it('what a person fixed stays: the table, the umpire, the time; and no match goes to a table that is not automatic', () => {
  always((day) => {
    const matches = new Map(day.matches.map((match) => [match.id, match]));
    for (const { match: id, table, umpire } of nextCalls(day)) {
      const match = matches.get(id);
      const on = day.tables.find(({ number }) => number === table);
      expect(on?.isAutomatic && on.state === 'open').toBe(true);
      if (match?.isTableFixed && match.table !== null) expect(table).toBe(match.table);
      if (match?.umpire) expect(umpire).toBe(match.umpire);
      for (const serve of [match?.notBefore, match?.fixedAt])
        expect(serve ?? 0).toBeLessThanOrEqual(day.now + defaultDaySettings.callLead * minute);
    }
  });
});

it('no match that can be called is passed over while a table would take it', () => {
  always((day) => {
    const after = called(day);
    expect(nextCalls(after)).toEqual([]);
    const free = after.tables.filter(
      ({ number, state, isAutomatic }) =>
        isAutomatic &&
        state === 'open' &&
        !after.matches.some((match) => isOccupying(match) && match.table === number),
    );
    const ready = orderQueue(after).filter(({ isReady }) => isReady);
    // A table that a person chose for a match is kept for that one.
    const kept = new Set(ready.filter(({ match }) => match.isTableFixed).map(({ match }) => match.table));
    const anywhere = ready.filter(({ match }) => !match.isTableFixed || match.table === null);
    if (free.some(({ number }) => !kept.has(number))) expect(anywhere).toEqual([]);
  });
});

it('each row says what it waits for or can be called, and which criterion put it before the next', () => {
  always((day) => {
    const queue = orderQueue(day);
    expect(queue.map(({ match: { id } }) => id).toSorted()).toEqual(
      day.matches
        .filter((match) => !isOccupying(match))
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const [place, row] of queue.entries()) {
      const next = queue[place + 1];
      expect(row.isReady).toBe(row.waits.length === 0);
      if (next === undefined || row.why === null) {
        expect([next, row.why]).toEqual([undefined, null]);
        continue;
      }
      const by = queueCriteria.indexOf(row.why.criterion);
      for (const criterion of queueCriteria.slice(0, by)) expect(comparisons[criterion](row, next)).toBe(0);
      expect(comparisons[row.why.criterion](row, next)).toBeLessThan(0);
    }
  });
});

it('the order is one: the first comes before the third whatever stands between', () => {
  always((day) => {
    const queue = orderQueue(day);
    for (const [place, row] of queue.entries())
      for (const other of queue.slice(place + 1)) expect(inOrder(row, other)).toBeLessThan(0);
  });
});

it('a wait ends once its cause does', () => {
  always((day) => {
    for (const { match, waits } of orderQueue(day))
      for (const wait of waits) {
        const later = orderQueue(without(wait, match, day)).find((row) => row.match.id === match.id);
        expect(later?.waits.filter((other) => isSame(other, wait))).toEqual([]);
      }
  });
});

const isSame = (one: Wait, other: Wait): boolean =>
  one.code === other.code && (!('person' in one) || !('person' in other) || one.person === other.person);

/** The day once what a match waits for is over. */
function without(wait: Wait, match: DayMatch, day: Day): Day {
  const but = (gone: (other: DayMatch) => boolean): Day => ({
    ...day,
    matches: day.matches.filter((other) => other.id === match.id || !gone(other)),
  });
  switch (wait.code) {
    case 'playerUnknown':
      return {
        ...day,
        matches: day.matches.map((other) =>
          other.id === match.id ? { ...other, a: other.a ?? ['x'], b: other.b ?? ['y'] } : other,
        ),
      };
    case 'earlierPhase':
      return but(({ open, phase }) => open === match.open && phase < match.phase);
    case 'absent':
      return {
        ...day,
        people: day.people.map((one) => (one.id === wait.person ? { ...one, isPresent: true } : one)),
      };
    case 'elsewhere':
      return {
        ...day,
        people: day.people.map((one) => (one.id === wait.person ? { ...one, isElsewhere: false } : one)),
      };
    case 'playing':
    case 'umpiring':
    case 'tableTaken':
      return but(({ id }) => id === wait.match);
    case 'resting':
    case 'notBefore':
    case 'fixedTime':
      return { ...day, now: wait.until };
    case 'tableLocked':
    case 'tableOutOfUse':
      return {
        ...day,
        tables: day.tables.map((one) => (one.number === wait.table ? { ...one, state: 'open' } : one)),
      };
  }
}

/** The same calls one by one, as a server makes them: it looks again after each. */
function oneByOne(day: Day): readonly Call[] {
  const [next] = nextCalls(day);
  return next === undefined ? [] : [next, ...oneByOne(withCalls(day, [next]))];
}

const placed = (calls: readonly Pick<Call, 'match' | 'table'>[]): readonly string[] =>
  calls.map(({ match, table }) => `${match} at ${table}`).toSorted();

it('what is called one by one is what is called at once, and where it is named', () => {
  always((any) => {
    const day = withoutUmpires(any);
    const calls = nextCalls(day);
    expect(oneByOne(day)).toEqual(calls);
    const likely = likelyTables(day, estimateDay(day, randomFrom('named'), { runs: 2 }));
    for (const { match, table } of calls) expect(likely.get(match)).toEqual({ table, soon: [table] });
  });
});

it('the queue names the table and the umpire of what an automatic day calls next', () => {
  always((any) => {
    const day = { ...any, isAutomatic: true };
    const [next] = nextCalls(day);
    if (next === undefined) return;
    const row = orderQueue(day).find(({ match }) => match.id === next.match);
    expect({ table: row?.expectedTable, umpire: row?.expectedUmpire }).toEqual({
      table: next.table,
      umpire: next.umpire,
    });
  });
});

const withoutUmpires = (day: Day): Day => ({
  ...day,
  settings: new Map([...day.settings].map(([open, settings]) => [open, { ...settings, umpires: [] }])),
});

/** Without what the estimate leaves to the hall: tables by hand, umpires, absences, tables that are closed. */
const plainly = (day: Day): Day => ({
  ...day,
  tables: day.tables.map((table) => ({ ...table, isAutomatic: true })),
  people: day.people.map((person) => ({ ...person, isPresent: true, isElsewhere: false })),
  matches: day.matches
    .filter(({ a, b }) => a !== null && b !== null)
    .map((match) =>
      isOccupying(match)
        ? match
        : { ...match, umpire: null, isTableFixed: match.isTableFixed && isOpen(match, day) },
    ),
  settings: withoutUmpires(day).settings,
});

const isOpen = ({ table }: DayMatch, { tables }: Day): boolean =>
  tables.some(({ number, state }) => number === table && state === 'open');

it('an estimate plays the day by the same order, and to the same tables, as the calls', () => {
  always((any) => {
    const day = plainly(any);
    const run = beginRun(planDay(day), { pace: 1, seed: 1 });
    callAll(run);
    const begun = [...run.matches.values()].filter(({ match, endsAt }) => !isOccupying(match) && endsAt > 0);
    expect(placed(begun.map(({ match, table }) => ({ match: match.id, table: table?.number ?? 0 })))).toEqual(
      placed(nextCalls(day)),
    );
  });
});

it('an estimate begins nothing before its people have rested and its time has come', () => {
  always((any) => {
    const day = plainly(any);
    const { starts } = estimateDay(day, randomFrom('starts'), { runs: 4 });
    for (const { match, waits } of orderQueue(day)) {
      const { earliest = Infinity } = starts.get(match.id) ?? {};
      for (const wait of waits)
        if (wait.code === 'resting' || wait.code === 'notBefore')
          expect(earliest).toBeGreaterThanOrEqual(wait.until - minute);
    }
  });
});

it('an estimate has an end of all that is played, in order, on a table that takes it, whatever is decided otherwise', () => {
  always((any) => {
    const used = any.tables.length;
    for (const day of [any, whatIf(any, { tables: 1 }), whatIf(any, { tables: used + 2, bestOf: 3 })]) {
      const estimate = estimateDay(day, randomFrom('ends'), { runs: 2 });
      for (const [id, { earliest, likely, latest }] of estimate.starts) {
        expect([earliest, likely, latest]).toEqual(
          [earliest, likely, latest].toSorted((one, two) => one - two),
        );
        expect(estimate.ends.get(id)?.likely).toBeGreaterThan(likely);
        expect(estimate.end?.latest).toBeGreaterThanOrEqual(estimate.ends.get(id)?.latest ?? Infinity);
      }
      for (const [id, { table: number }] of likelyTables(day, estimate)) {
        const { table, isTableFixed } = day.matches.find((one) => one.id === id) ?? {};
        const on = day.tables.find((one) => one.number === number);
        expect(on?.state).toBe('open');
        if (isTableFixed && table !== null) expect(number).toBe(table);
      }
    }
  });
});
