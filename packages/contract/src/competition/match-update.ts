import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';

export const matchUpdate = z.object({
  umpire_id: z.optional(z.nullable(uuid)),
  table: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100)))),
});
