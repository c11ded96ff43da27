import { minute } from '../durations.ts';
import type { PersonId } from '../id.ts';

/**
 * Who umpires: the player of the group who rests, by the published order; the loser of the last match on that table; the next of a list
 * of volunteers; nobody. The list of an open is tried in its order.
 */
export const umpireRules = ['resting', 'loser', 'volunteer', 'none'] as const;
export type UmpireRule = (typeof umpireRules)[number];

/** How an open is run on its day. Lengths are in minutes. */
export type DaySettings = {
  /** Between two matches of a person, to the first serve; and after five sets or more. */
  readonly rest: number;
  readonly longRest: number;
  /** From the first call to the first serve: a match may be called so long before its players have rested. */
  readonly callLead: number;
  /** When the first, second and third call are due, from the first. */
  readonly calls: readonly [number, number, number];
  readonly umpires: readonly UmpireRule[];
  readonly volunteers: readonly PersonId[];
  /** Keep the matches of a round together, on neighbouring tables. */
  readonly isRoundTogether: boolean;
  /** Whether its matches are called by themselves on an automatic day, or only by people. */
  readonly isAutomatic: boolean;
};

export const defaultDaySettings: DaySettings = {
  rest: 5,
  longRest: 10,
  callLead: 3,
  calls: [0, 3, 5],
  umpires: ['none'],
  volunteers: [],
  isRoundTogether: false,
  isAutomatic: true,
};

const manySets = 5;

/** When a match can be called whose first serve may not be earlier. */
export const callableFor = (serve: number, { callLead }: Pick<DaySettings, 'callLead'>): number =>
  serve - callLead * minute;

/** The next whole minute, as times are shown: in the one that is named everything can be done from its start. */
export const wholeMinute = (instant: number): number => Math.ceil(instant / minute) * minute;

type Rests = Pick<DaySettings, 'rest' | 'longRest'>;

/** Whether so many sets make the rest after them longer. */
export const isLongRest = (sets: number, { rest, longRest }: Rests): boolean =>
  sets >= manySets && longRest > rest;

/** How long a person rests at least after a match of so many sets, in milliseconds. */
export const restAfter = (sets: number, settings: Rests): number =>
  (isLongRest(sets, settings) ? settings.longRest : settings.rest) * minute;

/** Until when a person rests whose match of so many sets ended then. */
export const restsUntil = (playedUntil: number, sets: number, settings: Rests): number =>
  wholeMinute(playedUntil + restAfter(sets, settings));
