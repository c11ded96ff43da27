import { z } from 'zod/mini';
import { email, instant, uuid } from './conventions/values.ts';

/** A helper's role in an open or a venue. */
export const helperRoles = ['owner', 'organiser', 'admin', 'coAdmin'] as const;
export type HelperRole = (typeof helperRoles)[number];

/** Somebody who helps run an open or a venue, or is invited to. */
export const helper = z.object({
  /** The account, or the invitation while it is pending. */
  _id: uuid,
  /** Null while the invitation is pending. */
  user: z.nullable(z.object({ _id: uuid, name: z.string() })),
  /** The address of a pending invitation, as it was typed. */
  email: z.nullable(z.string()),
  /** For the inviter to hand over: with it anybody accepts the pending invitation. */
  code: z.nullable(z.string()),
  role: z.enum(helperRoles),
  /** False while the invitation is pending. */
  accepted: z.boolean(),
  /** Whether the person invited has declined; they may still change their mind. */
  declined: z.boolean(),
  /** Whether the current user may remove them, or cancel the invitation: the owner, an admin, and the person who left or invited. */
  may_remove: z.boolean(),
  invited_at: instant,
});
export type Helper = z.infer<typeof helper>;

/** An invitation to help run an open or a venue. */
export const invitedTo = z.object({
  kind: z.enum(['open', 'venue']),
  _id: uuid,
  name: z.string(),
  invited_by: z.nullable(z.string()),
  invited_at: instant,
  /** Declined, and still to be accepted by changing one's mind. */
  declined: z.boolean(),
});
export type InvitedTo = z.infer<typeof invitedTo>;

/** Invites an address, whether or not it has an account. */
export const helperInvitation = z.object({ email });

/** An invitation as its link shows it to somebody who has not logged in. */
export const shownInvitation = z.object({
  kind: z.enum(['open', 'venue']),
  name: z.string(),
  invited_by: z.nullable(z.string()),
});
