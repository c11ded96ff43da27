import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';
import { matchEvent } from './match-event.ts';

/** What becomes of a conflict: the server's log stays, the device's replaces it, or the device's points follow those of the server. */
export const conflictDecisions = ['theirs', 'mine', 'joined'] as const;
export type ConflictDecision = (typeof conflictDecisions)[number];

export const conflictDecision = z.enum(conflictDecisions);

/** Events of a device that the server could not accept. */
export const conflict = z.object({
  _id: uuid,
  /** The last event of the log that the device knew of. */
  based_on: z.int(),
  /** Its id; null before the first. If the log has another event there, the match was started again. */
  based_on_id: z.nullable(uuid),
  /** None once it is decided. */
  events: z.array(matchEvent),
  /** Why they were refused, in the language of the request. */
  why: z.nullable(z.string()),
  by: z.nullable(z.string()),
  /** The table whose QR code the device opened, if it did. */
  table: z.nullable(z.int()),
  at: instant,
  /** The decisions that the caller may make. */
  may: z.array(conflictDecision),
  decided: z.nullable(z.object({ decision: conflictDecision, by: z.nullable(z.string()), at: instant })),
});
export type Conflict = z.infer<typeof conflict>;
