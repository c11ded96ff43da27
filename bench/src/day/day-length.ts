import { nextCalls } from '@topspin/engine';
import { rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { lowerBound } from './lower-bound.ts';
import { byNumber, groupsOnNextTables, groupsOnTables, inOrderOf, inRandomOrder } from './other-orders.ts';
import { playDay, type PlayedDay } from './play-day.ts';
import { seededDay } from './seeded-day.ts';

const days = 200;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

type Orders = Readonly<Record<'own' | 'numbers' | 'bound' | 'next' | 'random', PlayedDay>>;

/**
 * How long 200 seeded days of 120 players in two categories on 12 tables are, over what no order of play can be shorter than, and how
 * long people wait in between; beside the order of numbers, groups bound to tables from the start or as tables
 * become free, and any order.
 */
export const dayLength: Benchmark = {
  name: 'day.length',
  run: async (): Promise<Row[]> => {
    const seeded = Array.from({ length: days }, (_, index) => seededDay(`day ${index}`));
    const played = seeded.map((day): Orders => ({
      own: playDay(day, nextCalls),
      numbers: playDay(day, inOrderOf(byNumber)),
      bound: playDay(day, groupsOnTables()),
      next: playDay(day, groupsOnNextTables()),
      random: playDay(day, inRandomOrder(day.seed)),
    }));
    const bounds = seeded.map(lowerBound);
    const over = (order: keyof Orders): number[] =>
      played.map((day, index) => day[order].length / (bounds[index] ?? Number.NaN));
    const minutes = (order: keyof Orders): number => mean(played.map((day) => day[order].length));
    const against = (order: keyof Orders, name: string) => ({
      value: minutes('own'),
      unit: 'minutes',
      against: { name, value: minutes(order) },
      ratio: minutes('own') / minutes(order),
    });
    const unit = 'times the lower bound';
    const waits = played.flatMap(({ own }) => own.waits);
    const numbersWaits = percentile(
      played.flatMap(({ numbers }) => numbers.waits),
      0.95,
    );
    return [
      rowOf({
        name: 'day.length',
        value: mean(over('own')),
        unit,
        against: { name: 'the order of numbers', value: mean(over('numbers')) },
      }),
      rowOf({ name: 'day.length.p90', value: percentile(over('own'), 0.9), unit }),
      rowOf({ name: 'day.length.tables', ...against('bound', 'groups bound to tables') }),
      rowOf({ name: 'day.length.tables.next', ...against('next', 'groups on the next free table') }),
      rowOf({ name: 'day.length.numbers', ...against('numbers', 'the order of numbers') }),
      rowOf({ name: 'day.length.random', ...against('random', 'any order') }),
      rowOf({
        name: 'day.length.waits',
        value: percentile(waits, 0.95),
        unit: 'minutes',
        against: { name: 'the order of numbers', value: numbersWaits },
      }),
    ];
  },
};
