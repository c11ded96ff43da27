import { openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from './conventions/values.ts';

/** What a change of trust affects: matches that enter or leave the ratings, and whose rating changes. */
export const trustConsequences = z.object({
  matches: z.int(),
  players: z.int(),
  /** The biggest changes, at most a hundred. */
  ratings: z.array(
    z.object({ player: z.object({ _id: uuid, name: z.string() }), before: z.number(), after: z.number() }),
  ),
});
export type TrustConsequences = z.infer<typeof trustConsequences>;

/** The trust setting of the installation, and how many await trust. */
export const trust = z.object({
  every_organiser: z.boolean(),
  waiting: z.object({ organisers: z.int(), opens: z.int() }),
});
export type Trust = z.infer<typeof trust>;

/** An organiser whose role does not imply trust. */
export const trustedOrganiser = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  created_at: instant,
  trusted: z.boolean(),
  /** Whether one of their opens awaits trust. */
  waiting: z.boolean(),
  trusted_at: z.nullable(instant),
  trusted_by: z.nullable(z.string()),
  opens: z.int(),
  opens_waiting: z.int(),
  matches_waiting: z.int(),
  /** When they first asked for an open that is still waiting. */
  asked_at: z.nullable(instant),
});
export type TrustedOrganiser = z.infer<typeof trustedOrganiser>;

/** An open that awaits trust, or that an admin approved. */
export const approvedOpen = z.object({
  _id: uuid,
  name: z.string(),
  state: z.enum(openStates),
  date_start: instant,
  organiser: z.object({ _id: uuid, name: z.string() }),
  players_count: z.int(),
  matches_waiting: z.int(),
  asked_at: z.nullable(instant),
  approved: z.boolean(),
  approved_at: z.nullable(instant),
  approved_by: z.nullable(z.string()),
  /** When an admin said no, and why; it may be asked again later. */
  refused_at: z.nullable(instant),
  refusal: z.nullable(z.string()),
  /** Approval was lost because the dates were moved by more than a week. */
  dates_moved: z.boolean(),
});
export type ApprovedOpen = z.infer<typeof approvedOpen>;
