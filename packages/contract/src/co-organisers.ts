import { z } from 'zod/mini';
import { email, instant, uuid } from './conventions/values.ts';

/** A co-organiser of an open or an admin of a venue, or an address invited to be one. */
export const coOrganiser = z.object({
  /** The account, or the invitation while it is pending. */
  _id: uuid,
  /** Null while the invitation is pending. */
  user: z.nullable(z.object({ _id: uuid, name: z.string() })),
  /** The address of a pending invitation, as it was typed. */
  email: z.nullable(z.string()),
  /** For the inviter to hand over: with it anybody accepts the pending invitation. */
  code: z.nullable(z.string()),
  role: z.enum(['owner', 'organiser', 'admin', 'coAdmin']),
  /** False while the invitation is pending. */
  accepted: z.boolean(),
  /** Whether the person invited has declined; they may still change their mind. */
  declined: z.boolean(),
  /** Whether the current user may remove them, or cancel the invitation: the owner, an admin, and the person who left or invited. */
  may_remove: z.boolean(),
  invited_at: instant,
});
export type CoOrganiser = z.infer<typeof coOrganiser>;

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
export const coOrganiserInvitation = z.object({ email });

/** An invitation as its link shows it to somebody who has not logged in. */
export const shownInvitation = z.object({
  kind: z.enum(['open', 'venue']),
  name: z.string(),
  invited_by: z.nullable(z.string()),
});
