import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

/** Take the profile over as the player, or look after it as the guardian. */
export const playerInvitationKinds = ['owner', 'guardian'] as const;

export const playerInvitation = z.object({
  _id: uuid,
  kind: z.enum(playerInvitationKinds),
  /** Null, as the inviter, to an account whose address is not proven, until it gives the code. */
  player: z.nullable(z.object({ _id: uuid, name: z.string() })),
  email: z.nullable(z.string()),
  /** Whether the person who invites goes on administering the player. */
  keeps: z.boolean(),
  invited_by: z.nullable(z.string()),
  created_at: instant,
  /** What the inviter hands to the person who may accept, where no mail is sent; only the inviter gets it. */
  code: z.nullable(z.string()),
  /** Whether answering takes the code: the address of the account is not proven. */
  needs_code: z.boolean(),
  /** The text agreed to by accepting. */
  consent: z.string(),
});
export type PlayerInvitation = z.infer<typeof playerInvitation>;
