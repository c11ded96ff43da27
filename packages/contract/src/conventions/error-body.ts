import { z } from 'zod/mini';
import { errorCodes } from './errors.ts';

/** An invalid field: its path, and the message to show. */
export const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type Issue = z.infer<typeof issue>;

/** The body of every error response. `details` holds the figures used in the message. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.object({ message: z.string(), message2: z.optional(z.string()) }),
  issues: z.optional(z.array(issue)),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
