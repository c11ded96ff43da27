import { z } from 'zod/mini';

/** The content types of a tournament file of click-TT, the administration of the German federation. */
export const clickTtTypes = ['application/xml', 'text/xml'];

/** The most bytes of such a file, in MB. */
export const mostClickTtMegabytes = 5;

/** Which entry of the kept click-TT file a row of a list is, so that the results go back under its id; of a pair also which of the two, as `PLAYER21/2`. */
export const clickTtEntry = z.optional(z.string().check(z.minLength(1), z.maxLength(102)));

const words = z.nullable(z.string());

/** A competition of a tournament file, and its entries. */
export const clickTtCompetition = z.object({
  /** Its number in the file, from 1. */
  number: z.int(),
  /** As click-TT calls it, such as "Herren A"; its type, such as "Einzel"; and its limits of TTR. */
  name: z.string(),
  type: z.string(),
  remarks: words,
  starts: z.string(),
  singles: z.int(),
  /** Pairs and teams. */
  doubles: z.int(),
  /** How many can enter this open: its singles, or the pairs in doubles. */
  enters: z.int(),
});
export type ClickTtCompetition = z.infer<typeof clickTtCompetition>;

export const clickTtReading = z.object({ tournament: z.string(), competitions: z.array(clickTtCompetition) });
export type ClickTtReading = z.infer<typeof clickTtReading>;

/** Somebody of the kept file, alone or in a pair; what it says of years of birth and licences stays in it. */
const clickTtParticipant = z.object({
  entry: z.string(),
  first_name: z.string(),
  surname: z.string(),
  club: words,
  /** Whether the player is in the open, or invited to it. */
  entered: z.boolean(),
});

/** Matches that a file with results cannot have, and how many: each for the first reason. */
const leftOut = z.object({
  /** Not over, or to be played again. */
  unfinished: z.int(),
  /** Walkovers, and matches given up before the first point. */
  unplayed: z.int(),
  /** With somebody who is not in the file. */
  strangers: z.int(),
  /** With more games than the seven of the format. */
  long: z.int(),
});
export type ClickTtLeftOut = z.infer<typeof leftOut>;

/** The click-TT file that an open keeps, and what would go back. */
export const clickTtState = z.object({
  tournament: z.string(),
  competition: clickTtCompetition,
  participants: z.array(clickTtParticipant),
  results: z.object({
    matches: z.int(),
    left_out: leftOut,
    /** Whether a phase is a best of 9, which may need more games than the format has. */
    best_of_9: z.boolean(),
  }),
});
export type ClickTtState = z.infer<typeof clickTtState>;
