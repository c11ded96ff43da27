import { z } from 'zod/mini';
import { uuid } from './values.ts';

/** The parameters of an address that names one thing. */
export const byId = z.object({ id: uuid });
export type ById = z.infer<typeof byId>;

/** A thing that belongs to another: `/app/opens/{id}/inscriptions/{inscription_id}` and the like. */
export const emptyBody = z.optional(z.nullable(z.object({})));
