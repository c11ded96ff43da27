import { z } from 'zod/mini';
import { uuid } from './values.ts';

/** The path parameters of a single resource. */
export const byId = z.object({ id: uuid });
export type ById = z.infer<typeof byId>;
