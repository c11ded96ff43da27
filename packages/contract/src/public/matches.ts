import { z } from 'zod/mini';
import { eventNumbered } from '../competition/match-event.ts';

/** What happens in a match, and nothing about who wrote it down. */
export const publicEvent = eventNumbered(z.int());
export type PublicEvent = z.infer<typeof publicEvent>;
