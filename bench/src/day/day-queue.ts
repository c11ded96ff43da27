import { orderQueue, minute } from '@topspin/engine';
import type { Day, DayMatch, PersonOfDay } from '@topspin/engine';
import { randomFrom, randomInteger } from '@topspin/engine';
import { rowOf, type Benchmark, type Row } from '../benchmark.ts';

const matchCount = 600;
const tableCount = 60;
const changes = 300;
const start = 1_000_000 * minute;

/** 600 matches of four opens, every one of 1,200 people in one of them, and 60 tables, all of them taken. */
function largeDay(): Day {
  const matches = Array.from({ length: matchCount }, (_, index): DayMatch => {
    const isOnTable = index < tableCount;
    return {
      id: `m${index}`,
      open: `o${index % 4}`,
      phase: 1,
      group: `g${Math.floor(index / 2)}`,
      round: null,
      roundNumber: 1,
      number: 1 + (index % 6),
      bestOf: 5,
      state: isOnTable ? 'inPlay' : 'enrolled',
      a: [`p${2 * index}`],
      b: [`p${2 * index + 1}`],
      umpire: null,
      publishedUmpire: null,
      table: isOnTable ? index + 1 : null,
      isTableFixed: false,
      calledAt: isOnTable ? start : null,
      startedAt: isOnTable ? start : null,
      sets: [],
      notBefore: null,
      fixedAt: null,
      winnerTo: null,
      loserTo: null,
    };
  });
  const people = Array.from({ length: 2 * matchCount }, (_, index): PersonOfDay => ({
    id: `p${index}`,
    isPresent: true,
    isElsewhere: false,
    playedUntil: start - (index % 97) * minute,
    setsOfLast: 3 + (index % 3),
    umpiredUntil: null,
    duties: 0,
    rating: null,
    club: null,
    lookedAfterBy: [],
  }));
  const tables = Array.from({ length: tableCount }, (_, index) => ({
    number: index + 1,
    order: index + 1,
    state: 'open' as const,
    isAutomatic: true,
  }));
  return {
    now: start,
    isAutomatic: true,
    matches,
    ended: [],
    toCome: [],
    tables,
    people,
    settings: new Map(),
  };
}

const random = randomFrom('day.queue');
const anyOf = (things: readonly unknown[]): number => randomInteger(things.length, random);

/** An event of a day: a match begins or leaves its table, somebody comes or goes, a person has played. */
function changed(day: Day): Day {
  const now = day.now + minute / 2;
  const [match, person] = [anyOf(day.matches), anyOf(day.people)];
  switch (randomInteger(3, random)) {
    case 0:
      return {
        ...day,
        now,
        matches: day.matches.map((one, index) =>
          index !== match
            ? one
            : {
                ...one,
                calledAt: one.calledAt === null ? now : null,
                state: 'enrolled',
                table: one.table ?? 1,
              },
        ),
      };
    case 1:
      return {
        ...day,
        now,
        people: day.people.map((one, index) =>
          index === person ? { ...one, isPresent: !one.isPresent } : one,
        ),
      };
    default:
      return {
        ...day,
        now,
        people: day.people.map((one, index) =>
          index === person ? { ...one, playedUntil: now, setsOfLast: 5 } : one,
        ),
      };
  }
}

/** Linux accounts the CPU time of a thread that runs by ticks: a reading may lack one, or have one of the work before. In milliseconds. */
const tick = 4;

/** Milliseconds of CPU of this thread, at most: other programs on the machine count for a tick, and not at all where the clock shows less. */
function cpuOf(work: () => unknown): number {
  const [before, began] = [process.threadCpuUsage(), performance.now()];
  work();
  const passed = performance.now() - began;
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(passed, (user + system) / 1000 + tick);
}

/** The whole queue of a large day in order again after each of 300 changes. */
export const dayQueue: Benchmark = {
  name: 'day.queue',
  run: async (): Promise<Row[]> => {
    let day = largeDay();
    const first = cpuOf(() => orderQueue(day));
    const times = Array.from({ length: changes }, () => {
      day = changed(day);
      return cpuOf(() => orderQueue(day));
    }).toSorted((one, other) => one - other);
    const unit = 'ms of CPU';
    return [
      rowOf({ name: 'day.queue', value: times[Math.ceil(0.99 * changes) - 1] ?? Number.NaN, unit }),
      rowOf({ name: 'day.queue.first', value: first, unit }),
    ];
  },
};
