import { z } from 'zod/mini';
import { errorCodes } from './errors.ts';

/** A field that is wrong: where, and what to tell the person. */
export const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type Issue = z.infer<typeof issue>;

/** The body of every answer that is not a success. `details` holds the figures the message speaks of. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.object({ message: z.string(), message2: z.optional(z.string()) }),
  issues: z.optional(z.array(issue)),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
