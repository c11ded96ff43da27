import { matchStates, openStates, outcomes, roundNames, sides, tableStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { bestOf } from '../competition/best-of.ts';
import { setScore } from '../competition/matches.ts';
import { instant, language, line, plainDate, text, uuid } from '../conventions/values.ts';
import { publicPlayer } from '../public/opens.ts';
import { swissRound } from '../competition/swiss-round.ts';

/** What a screen turns through, in this order. */
export const screenLayouts = [
  'playing',
  'board',
  'calls',
  'groups',
  'brackets',
  'positions',
  'message',
] as const;
export type ScreenLayout = (typeof screenLayouts)[number];

/** What a screen shows, and how: its organisers choose it. */
const settings = {
  name: line(40),
  layouts: z.array(z.enum(screenLayouts)).check(z.minLength(1), z.maxLength(screenLayouts.length)),
  /** How long each page stays. */
  seconds: z.int().check(z.gte(5), z.lte(120)),
  message: z.nullable(text(300)),
  /** The table whose scoreboard is shown, as beside it. */
  table: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  lang: language,
};

export const screenUpdate = z.partial(z.object(settings));

/** A screen of a day, for those who run it. */
export const dayScreen = z.object({
  _id: uuid,
  ...settings,
  message: z.nullable(z.string()),
  /** When it last asked what to show; it does so twice a minute. */
  seen_at: instant,
  version: z.int(),
});
export type DayScreen = z.infer<typeof dayScreen>;

/** The code that a screen shows to be paired: six figures, typed with or without the space between them. */
export const screenCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => typed.replace(/\s/gu, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/)),
);

export const newScreen = z.object({ code: screenCode, name: line(40), lang: language });

/** A screen that nobody has paired yet: its secret is told once. */
export const startedScreen = z.object({
  _id: uuid,
  secret: z.string(),
  code: z.string(),
  expires_at: instant,
});

export const screenSecret = z.object({ secret: z.string().check(z.minLength(1), z.maxLength(100)) });

/** What a screen is to show: the code until it is paired, then the layouts of its day. */
export const screenShown = z.object({
  code: z.nullable(z.string()),
  expires_at: z.nullable(instant),
  shows: z.nullable(
    z.object({
      day_id: uuid,
      ...settings,
      message: z.nullable(z.string()),
    }),
  ),
});
export type ScreenShown = z.infer<typeof screenShown>;

/** A match as the hall sees it: what visitors may know of it. */
export const hallMatch = z.object({
  _id: uuid,
  open_id: uuid,
  group: z.object({ _id: uuid, name: z.string() }),
  round: z.nullable(z.enum(roundNames)),
  swiss_round: swissRound,
  number: z.int(),
  a: z.nullable(publicPlayer),
  b: z.nullable(publicPlayer),
  /** A player who umpires it. */
  umpire: z.nullable(publicPlayer),
  table: z.nullable(z.int()),
  state: z.enum(matchStates),
  best_of: bestOf,
  sets: z.array(setScore),
  sets_won: setScore,
  winner: z.nullable(z.enum(sides)),
  /** How it ended; null until then. */
  outcome: z.nullable(z.enum(outcomes)),
  started_at: z.nullable(instant),
  finished_at: z.nullable(instant),
});
export type HallMatch = z.infer<typeof hallMatch>;

/** A match that is not called yet, as the hall sees it: what a screen says of who comes next. */
export const hallNext = z.object({
  _id: uuid,
  group: z.object({ name: z.string() }),
  round: z.nullable(z.enum(roundNames)),
  swiss_round: swissRound,
  number: z.int(),
  a: publicPlayer,
  b: publicPlayer,
});
export type HallNext = z.infer<typeof hallNext>;

/** A table of the hall. */
export const hallTable = z.object({
  number: z.int(),
  name: z.nullable(z.string()),
  state: z.enum(tableStates),
  /** Whether a match is called to it or played on it, also one that visitors may not know of. */
  is_taken: z.boolean(),
  match: z.nullable(hallMatch),
  /** The last call of that match, and when it was made. */
  call: z.nullable(z.object({ number: z.int(), at: instant })),
  /** The last match that ended on it. */
  last: z.nullable(hallMatch),
});
export type HallTable = z.infer<typeof hallTable>;

/** A day of play as the hall sees it: the opens whose results are public, their matches at the tables, and the next ones. */
export const hall = z.object({
  _id: uuid,
  /** Two answers with one are the same. */
  fingerprint: z.string(),
  date: plainDate,
  venue: z.nullable(z.string()),
  time_zone: z.string(),
  opens: z.array(
    z.object({
      _id: uuid,
      name: z.string(),
      state: z.enum(openStates),
      has_groups: z.boolean(),
      has_brackets: z.boolean(),
    }),
  ),
  tables: z.array(hallTable),
  /** In the order of play: the first of those whose players are known. */
  next: z.array(hallNext),
});
export type Hall = z.infer<typeof hall>;
