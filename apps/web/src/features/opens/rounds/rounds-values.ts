import { minute } from '@topspin/engine';
import { mostRounds, newRounds, type Edition } from '@topspin/contract';
import { z } from 'zod/mini';
import { isWallTime, toInstant, toWallTime } from '#lib/zoned-time.ts';
import { movedBy, plannedRounds, type Plan, type Round } from './plan.ts';

type Body = z.input<typeof newRounds>;
type Range = { min: number | null; max: number | null } | null;

/** The values of the form: the plan, the rounds that follow from it and were edited, and what they have in common. */
export type RoundsValues = {
  pattern: string;
  count: number | null;
  first: string;
  first_end: string;
  every: number | null;
  unit: Plan['unit'];
  skipped: string[];
  rounds: { name: string; start: string }[];
  /** The plan that the rounds were worked out for. */
  made_for: string;
  venue_id: string;
  /** The grade of all of them in the edition; empty for none. */
  grade: number | '';
  players_min: number | null;
  players_max: number | null;
  best_of: number;
  /** The class of rounds of doubles; empty in singles. */
  doubles: string;
  age_range: Range;
  rating_range: Range;
  functional_diversity: boolean;
  organiser_email: string;
};

/** The fields from which the rounds are worked out. */
export const planFields = ['pattern', 'count', 'first', 'every', 'unit'] as const;

/** The pattern of the names in `made_for`. */
export const patternIn = (madeFor: string): string =>
  z.parse(z.tuple([z.string()], z.unknown()), JSON.parse(madeFor))[0];

/** How long a round takes, in minutes. */
const lengthOf = ({ first, first_end: end }: RoundsValues): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${first}Z`)) / minute;

const endOf = (start: string, minutes: number): string =>
  new Date(Date.parse(`${start}Z`) + minutes * minute).toISOString().slice(0, 16);

/** The form's fields as the API takes them, before validation. */
function toBody(values: RoundsValues, zone: string): Body {
  const minutes = lengthOf(values);
  const isKnown = Number.isFinite(minutes);
  const { rounds, venue_id, organiser_email, players_min, players_max, best_of, doubles } = values;
  const { age_range, rating_range, functional_diversity, grade } = values;
  return {
    rounds: rounds.map(({ name, start }) => ({
      name,
      date_start: isWallTime(start) ? toInstant(start, zone) : '',
      date_end: isWallTime(start) && isKnown ? toInstant(endOf(start, minutes), zone) : '',
    })),
    venue_id: venue_id || null,
    grade: grade === '' ? null : grade,
    organiser_email: organiser_email || null,
    players_min,
    players_max,
    best_of,
    doubles: doubles || null,
    age_range,
    rating_range,
    functional_diversity,
  } as Body;
}

/** The contract's schema, applied to the form's fields. */
export const roundsSchema = (zoneOf: (venueId: string) => string) =>
  z.pipe(
    z.pipe(
      z.custom<RoundsValues>(),
      z.transform((values: RoundsValues) => toBody(values, zoneOf(values.venue_id))),
    ),
    newRounds,
  );

/** Where an issue of the API's body is shown on the form. */
export const fieldOf = (path: string): string =>
  path.replace(/^rounds\.(\d+)\.date_(start|end)$/u, (_, row: string, which: string) =>
    which === 'start' ? `rounds.${row}.start` : 'first_end',
  );

export const roundsOf = (values: Plan): Round[] => plannedRounds(values, mostRounds);

const saturday = 6;

/** Eight Saturdays, a fortnight apart, from the first of the edition that is still to come; with who may play in the circuit. */
export function firstRounds(edition: Edition, pattern: string, now: number): RoundsValues {
  const today = toWallTime(new Date(now).toISOString(), 'UTC').slice(0, 10);
  const from = edition.date_start > today ? edition.date_start : today;
  const away = (saturday - new Date(`${from}T00:00Z`).getUTCDay() + 7) % 7;
  const { age_range, rating_range, functional_diversity } = edition.circuit;
  const plan = {
    pattern,
    count: 8,
    first: movedBy(`${from}T10:00`, away),
    every: 2,
    unit: 'weeks',
    skipped: [],
  } as const;
  return {
    ...plan,
    skipped: [],
    first_end: movedBy(`${from}T20:00`, away),
    rounds: roundsOf(plan),
    made_for: JSON.stringify(planFields.map((field) => plan[field])),
    venue_id: '',
    grade: '',
    players_min: 2,
    players_max: 64,
    best_of: 5,
    doubles: '',
    age_range,
    rating_range,
    functional_diversity,
    organiser_email: '',
  };
}
