import { estimateDay, nextCalls, orderQueue, randomFrom, minute } from '@topspin/engine';
import type { Day, EstimateOptions, Interval, MatchId } from '@topspin/engine';
import { rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { dayStart, playDay, type Caller } from './play-day.ts';
import { seededDay, type DayShape } from './seeded-day.ts';

const days = 200;
const heavyDays = 60;
const times = [30, 60, 120, 240, 360] as const;
const horizons = [15, 30, 60, 120, 240, Infinity] as const;

/** The start that was said for a match at a time, and when it really began, in minutes. */
type Prediction = {
  readonly at: number;
  readonly earliest: number;
  readonly latest: number;
  readonly really: number;
  readonly score: number;
};

type Look = {
  readonly at: number;
  readonly own: ReadonlyMap<MatchId, Interval>;
  readonly knowing: ReadonlyMap<MatchId, Interval>;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The interval score of 80 %: its width, and ten times what it misses by (Gneiting and Raftery 2007). */
const scoreOf = (earliest: number, latest: number, really: number): number =>
  latest - earliest + 10 * Math.max(0, earliest - really, really - latest);

function predictionsOf(
  look: Look,
  intervals: ReadonlyMap<MatchId, Interval>,
  startedAt: ReadonlyMap<MatchId, number>,
): Prediction[] {
  return [...intervals].flatMap(([id, interval]) => {
    const started = startedAt.get(id);
    if (started === undefined) return [];
    const [earliest, latest] = [
      (interval.earliest - dayStart) / minute,
      (interval.latest - dayStart) / minute,
    ];
    // As a clock shows it, in whole minutes.
    const really = Math.floor(started);
    return [{ at: look.at, earliest, latest, really, score: scoreOf(earliest, latest, really) }];
  });
}

const startsOf = (day: Day, seed: string, options?: EstimateOptions): ReadonlyMap<MatchId, Interval> =>
  estimateDay(day, randomFrom(seed), options).starts;

type Predicted = { readonly own: readonly Prediction[]; readonly knowing: readonly Prediction[] };

/** Plays a day and says at each time when each match that is not called will begin, by what was seen and by the true pace. */
function predict(
  seed: string,
  shape: DayShape,
  callerOf: (seed: string) => Caller,
  isCompared: boolean,
): Predicted {
  const day = seededDay(seed, shape);
  const looks: Look[] = [];
  const { startedAt } = playDay(day, callerOf(seed), {
    at: times,
    look: (now: Day, at) => {
      const pace = { paces: [day.pace], chances: [1] };
      looks.push({
        at,
        own: startsOf(now, `${seed} ${at}`),
        knowing: isCompared ? startsOf(now, `${seed} ${at}`, { pace }) : new Map(),
      });
    },
  });
  return {
    own: looks.flatMap((look) => predictionsOf(look, look.own, startedAt)),
    knowing: looks.flatMap((look) => predictionsOf(look, look.knowing, startedAt)),
  };
}

const isHit = ({ earliest, latest, really }: Prediction): boolean => earliest <= really && really <= latest;
const coverage = (predictions: readonly Prediction[]): number =>
  (100 * predictions.filter(isHit).length) / predictions.length;
const widthOf = (predictions: readonly Prediction[], time: number): number =>
  median(predictions.filter(({ at }) => at === time).map(({ earliest, latest }) => latest - earliest));
const horizonOf = ({ at, really }: Prediction): number => horizons.findIndex((limit) => really - at < limit);

/** Three in twenty calls are somebody else's choice: any match that can be called, instead of the next. */
function overriding(seed: string): Caller {
  const random = randomFrom(`${seed} overrides`);
  return (day) => {
    const calls = nextCalls(day);
    const [first] = calls;
    if (first === undefined || calls.length > 1 || random() >= 0.15) return calls;
    const ready = orderQueue(day).filter(({ isReady }) => isReady);
    const any = ready[Math.floor(random() * ready.length)];
    return any ? [{ match: any.match.id, table: first.table }] : calls;
  };
}

/** How honest the intervals of unseen days are, at a pace that nobody told them; and how much they narrow. */
export const dayEstimates: Benchmark = {
  name: 'day.estimates',
  run: async (): Promise<Row[]> => {
    const predicted = Array.from({ length: days }, (_, index) =>
      predict(`unseen ${index}`, {}, () => nextCalls, true),
    );
    const own = predicted.flatMap((one) => one.own);
    const knowing = predicted.flatMap((one) => one.knowing);
    const heavy = Array.from({ length: heavyDays }, (_, index) =>
      predict(`heavy ${index}`, { heavyTails: true }, overriding, false),
    ).flatMap((one) => one.own);
    const classes = [
      ...times.map((time) => own.filter(({ at }) => at === time)),
      ...horizons.map((_, horizon) => own.filter((one) => horizonOf(one) === horizon)),
    ].map(coverage);
    const unit = '% of the intervals of 80 %';
    const scores = [mean(own.map(({ score }) => score)), mean(knowing.map(({ score }) => score))] as const;
    const widths = [widthOf(own, 120), widthOf(own, 30)] as const;
    return [
      rowOf({ name: 'day.estimates', value: coverage(own), unit }),
      rowOf({ name: 'day.estimates.least', value: Math.min(...classes), unit }),
      rowOf({ name: 'day.estimates.most', value: Math.max(...classes), unit }),
      rowOf({
        name: 'day.estimates.score',
        value: scores[0],
        unit: 'minutes',
        against: { name: 'knowing the pace', value: scores[1] },
        ratio: scores[0] / scores[1],
      }),
      rowOf({
        name: 'day.estimates.width',
        value: widths[0],
        unit: 'minutes after two hours',
        against: { name: 'after half an hour', value: widths[1] },
        ratio: widths[0] / widths[1],
      }),
      rowOf({ name: 'day.estimates.heavy', value: coverage(heavy), unit }),
    ];
  },
};
