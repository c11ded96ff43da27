import { z } from 'zod/mini';

/** In a Swiss phase, which of its rounds a match is in; null in groups and knockouts. */
export const swissRound = z.optional(z.nullable(z.int()));
