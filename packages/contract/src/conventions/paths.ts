import { z } from 'zod/mini';
import { uuid } from './values.ts';

/** The parameters of an address that names one thing. */
export const byId = z.object({ id: uuid });
export type ById = z.infer<typeof byId>;
