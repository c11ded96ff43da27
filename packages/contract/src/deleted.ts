import { z } from 'zod/mini';
import { instant, uuid } from './conventions/values.ts';

/** What can be deleted and restored. */
export const deletedKinds = ['open', 'player', 'club', 'venue', 'circuit', 'edition'] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** Something deleted: by whom, if known, and when. */
export const deleted = z.object({
  _id: uuid,
  kind: z.enum(deletedKinds),
  name: z.string(),
  deleted_at: instant,
  deleted_by: z.nullable(z.object({ _id: uuid, name: z.string() })),
});
export type Deleted = z.infer<typeof deleted>;
