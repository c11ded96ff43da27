import { ageCategories, openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

/** The content types that browsers give a zip; some know none. */
export const travelTypes = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'];

/** Why somebody may be a person of a file: the first one is certain enough to be proposed. */
export const likenesses = ['decided', 'nameAndClub', 'name', 'similarName'] as const;
export type Likeness = (typeof likenesses)[number];

const known = {
  name: z.string(),
  club: z.nullable(z.string()),
  age_category: z.nullable(z.enum(ageCategories)),
};

const candidate = z.object({ player: z.object({ _id: uuid, ...known }), why: z.enum(likenesses) });

/** A person of a file, and the players who may be the same. */
export const travelledPerson = z.object({
  person: z.object({ id: uuid, ...known }),
  /** Who was decided before, or is proposed; nobody is a guest. */
  proposed: z.nullable(uuid),
  /** Whether that was decided for an earlier file of the same source. */
  decided: z.boolean(),
  candidates: z.array(candidate),
});
export type TravelledPerson = z.infer<typeof travelledPerson>;

/** What a file holds, read and checked; nothing has been written. */
export const travelReading = z.object({
  /** Whether it has dates of birth, phones and consents: an admin's file. */
  everything: z.boolean(),
  source: z.object({ installation: uuid, name: z.string() }),
  open: z.object({ name: z.string(), date_start: instant, date_end: instant, state: z.enum(openStates) }),
  phases: z.int(),
  matches: z.int(),
  people: z.array(travelledPerson),
  /** The open that this file became before. */
  already: z.nullable(uuid),
  /** The open itself, if the file left this very installation and the open is still here. */
  original: z.nullable(uuid),
  /** Whether the caller may say of anybody here that they are in the file; others may only of those they act for. */
  names_anybody: z.boolean(),
  /** Whether it can be restored whole, with its profiles: by an admin, where there is no open yet. */
  restorable: z.boolean(),
});
export type TravelReading = z.infer<typeof travelReading>;

/** Who the people of a source are here: nobody means a guest. */
export const travelDecisions = z.object({
  source: uuid,
  people: z.array(z.object({ person: uuid, player_id: z.nullable(uuid) })).check(z.maxLength(2000)),
});

/** The open that a file became, and whether it had before: then nothing was written. */
export const travelArrival = z.object({ _id: uuid, already: z.boolean() });
