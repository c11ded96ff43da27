import { day } from '@topspin/engine';
import { newOpen, type Description, type OpenPage } from '@topspin/contract';
import { z } from 'zod/mini';
import { describedValues, whereWritten } from '#domain/description/described-values.ts';
import { isWallTime, toInstant, toWallTime } from '#lib/zoned-time.ts';

type Body = z.input<typeof newOpen>;

/** The values of an open's form: times in the venue's time zone, an empty text for none. */
export type OpenFormValues = Omit<
  Required<Body>,
  'description' | 'gender' | 'doubles' | 'venue_id' | 'best_of' | 'edition_id' | 'grade' | 'contact'
> & {
  readonly description: Description;
  readonly contact: string;
  readonly gender: string;
  /** The class of an open of doubles; empty in singles. */
  readonly doubles: string;
  readonly venue_id: string;
  readonly edition_id: string;
  readonly best_of: number;
};

/** A date and time moved by as many days as there are between two others. */
export function sameDaysLater(moved: string, from: string, to: string): string {
  const midnight = (written: string) => Date.parse(`${written.slice(0, 10)}T00:00Z`);
  const days = midnight(to) - midnight(from);
  return new Date(Date.parse(`${moved}Z`) + days).toISOString().slice(0, 16);
}

/** The instant that a field means; if half of it is missing it is empty, and what is no date stays as it is. */
function instantOf(written: string, timeZone: string): string {
  if (isWallTime(written)) return toInstant(written, timeZone);
  const isHalf = written.startsWith('T') || isWallTime(`${written}00:00`);
  return isHalf ? '' : written;
}

/** The fields as the API takes them, before validation. */
function toBody(values: OpenFormValues, timeZone: string): Body {
  return {
    ...values,
    description: whereWritten(values.description),
    date_start: instantOf(values.date_start, timeZone),
    date_end: instantOf(values.date_end, timeZone),
    gender: values.gender || null,
    doubles: values.doubles || null,
    // Only pairs have a sum: one typed before the discipline was changed counts for nothing.
    rating_sum_range: values.doubles ? values.rating_sum_range : null,
    venue_id: values.venue_id || null,
    edition_id: values.edition_id || null,
    contact: values.contact || null,
  } as Body;
}

/** The contract's schema of a new open, applied to the form's fields. */
export const openFormSchema = (timeZoneOf: (venueId: string) => string) =>
  z.pipe(
    z.pipe(
      z.custom<OpenFormValues>(),
      z.transform((values: OpenFormValues) => toBody(values, timeZoneOf(values.venue_id))),
    ),
    newOpen,
  );

const saturday = 6;

/** The initial limits of a range when it is switched on. */
export const suggestedAges = { min: 18, max: 99 } as const;
export const suggestedRatings = { min: 0, max: 1500 } as const;
export const suggestedRatingSums = { min: 0, max: 2500 } as const;

/** A new open: the Saturday of next week, from ten to eight; with the address of who creates it as contact. */
export function newOpenValues(now: number, timeZone: string, contact: string): OpenFormValues {
  const days = ((saturday - new Date(now).getDay() + 7) % 7) + 7;
  const date = toWallTime(new Date(now + days * day).toISOString(), timeZone).slice(0, 10);
  return {
    name: '',
    description: describedValues([]),
    date_start: `${date}T10:00`,
    date_end: `${date}T20:00`,
    players_min: 2,
    players_max: 64,
    best_of: 5,
    gender: '',
    doubles: '',
    age_range: null,
    age_reckoning: 'firstDay',
    rating_range: null,
    rating_sum_range: null,
    functional_diversity: false,
    public_results: true,
    venue_id: '',
    edition_id: '',
    contact,
  };
}

/** The edition an open is in, or asks for and has not been refused. */
export const wantedEdition = ({ edition, edition_request: request }: OpenPage): string | null =>
  edition?._id ?? (request?.refused === null ? request.edition._id : null);

/** The values of an existing open. */
export const valuesOf = (open: OpenPage, timeZone: string): OpenFormValues => ({
  name: open.name,
  description: describedValues(open.description),
  players_min: open.players_min,
  players_max: open.players_max,
  best_of: open.best_of,
  age_range: open.age_range,
  age_reckoning: open.age_reckoning,
  rating_range: open.rating_range,
  rating_sum_range: open.rating_sum_range ?? null,
  functional_diversity: open.functional_diversity,
  public_results: open.public_results,
  date_start: toWallTime(open.date_start, timeZone),
  date_end: toWallTime(open.date_end, timeZone),
  gender: open.gender ?? '',
  doubles: open.doubles ?? '',
  venue_id: open.venue?._id ?? '',
  edition_id: wantedEdition(open) ?? '',
  contact: open.contact ?? '',
});
