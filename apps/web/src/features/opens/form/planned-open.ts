import { playersLimits } from '@topspin/contract';
import { type OpenFormat, minute } from '@topspin/engine';
import { readFormat } from '#domain/formats/format-code.ts';
import { currentLanguage } from '#lib/i18n.ts';
import type { OpenFormValues } from './open-form-values.ts';

/** An open as the planner of formats hands it over in the address. */
export type PlannedOpen = {
  /** How many players or pairs. */
  readonly players: number;
  readonly format: OpenFormat;
  /** How long it takes. */
  readonly minutes: number;
};

const longest = 14 * 24 * 60;

/** The planned open of an address, if it carries one. */
export function readPlanned(search: Readonly<Record<string, unknown>>): PlannedOpen | undefined {
  const [players, minutes] = [Number(search['players']), Number(search['minutes'])];
  const format = readFormat(search['format']);
  const { min, max } = playersLimits;
  const fits = Number.isInteger(players) && players >= min && players <= max;
  if (!fits || format === undefined || !(minutes > 0 && minutes <= longest)) return undefined;
  return { players, format, minutes };
}

const halfHour = 30;
/** What is left of the first day after a start at ten; more needs another day. */
const oneDay = 14 * 60;
/** The minutes of play a day, if there are several days. */
const eachDay = 10 * 60;

/** When it ends: to the half hour; at eight on the last day if there are several. */
function endOf(start: string, minutes: number): string {
  const from = Date.parse(`${start}Z`);
  const days = Math.ceil(minutes / eachDay);
  const length = minutes < oneDay ? Math.ceil(minutes / halfHour) * halfHour : (days - 1) * 24 * 60 + eachDay;
  return new Date(from + length * minute).toISOString().slice(0, 16);
}

/** The values of a new open with what was planned: places, sets, its end, and the format in words for the players. */
export const plannedValues = (
  usual: OpenFormValues,
  { players, format, minutes }: PlannedOpen,
  words: string,
): OpenFormValues => ({
  ...usual,
  players_max: players,
  best_of: (format.swiss ?? format.groups ?? format.knockout).bestOf,
  date_end: endOf(usual.date_start, minutes),
  description: [{ lang: currentLanguage(), text: words }],
});
