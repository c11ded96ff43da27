import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';
import { trustConsequences } from '../trust.ts';
import { player } from './players.ts';

/** The fields of a profile that a merge fills in where the kept one has none. */
export const filledFields = [
  'user_id',
  'nickname',
  'nationality',
  'date_of_birth',
  'licence',
  'gender',
  'club_id',
  'contact_phone',
  'social_networks',
  'avatar_id',
] as const;
export type FilledField = (typeof filledFields)[number];

/** Two profiles that may be one person: of the same name, and not born on different days. */
export const duplicate = z.object({
  /** The id of the pair. */
  _id: uuid,
  name: z.string(),
  first: player,
  second: player,
  /** Whether they were born on the same day; null if the day of one is not known. */
  same_birth: z.nullable(z.boolean()),
  /** Whether they cannot be merged, since they played each other or both were in one open. */
  met: z.boolean(),
});
export type Duplicate = z.infer<typeof duplicate>;

/** What merging moves: opens, matches and fields, and what it does to the ratings. */
export const merge = z.object({
  ...trustConsequences.shape,
  opens: z.array(z.object({ _id: uuid, name: z.string() })),
  filled: z.array(z.enum(filledFields)),
});
export type Merge = z.infer<typeof merge>;
