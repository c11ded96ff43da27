import {
  ageCategories,
  type IneligibilityKind,
  type IneligibilityReason,
  registrationStates,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, line, personName, uuid, text } from '../conventions/values.ts';
import { genders } from '../players/players.ts';

/** Why a player may not enter: the codes of `reasons` in the details of `inscription.notEligible`. */
export type IneligibilityCode = IneligibilityReason['code'] | IneligibilityKind;

/** A player's registration in an open. */
export const inscription = z.object({
  _id: uuid,
  open_id: uuid,
  player: z.object({
    _id: uuid,
    name: z.string(),
    avatar: z.nullable(z.string()),
    rating: z.number(),
    rated: z.boolean(),
    gender: z.nullable(z.enum(genders)),
    age_category: z.nullable(z.enum(ageCategories)),
    club: z.nullable(z.string()),
    club_id: z.nullable(uuid),
    /** Without an account, entered by name: in this open and nowhere else, and never rated. */
    guest: z.boolean(),
  }),
  state: z.enum(registrationStates),
  /** From 1, for those who wait. */
  waiting_position: z.nullable(z.int()),
  /** Whether the player is in the hall: present, or waiting there for a place when reception closes. */
  checked_in: z.boolean(),
  /** Declared for this open with explicit consent; shown to its organisers and the player, null to others. */
  functional_diversity: z.nullable(z.boolean()),
  /**
   * A minor registered by others whose family has not confirmed it: a trusted organiser sees no phone and
   * may write to the family (`messageFamily`).
   */
  unconfirmed: z.boolean(),
  registered_at: instant,
  mine: z.boolean(),
  version: z.int(),
});
export type Inscription = z.infer<typeof inscription>;

/** The consent of somebody registered by another person; the capacity follows from the caller. */
export const consent = z.object({ confirmed: z.literal(true) });

export const newGuest = z.object({
  name: personName(80),
  club: z._default(z.nullable(line(80)), null),
  consent,
});

export const guestUpdate = z.object({ name: personName(80), club: z.nullable(line(80)) });

export const familyMessage = z.object({ text: text(500) });
