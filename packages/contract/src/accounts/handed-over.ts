import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

export const handedOverKinds = ['player', 'open', 'venue'] as const;

/** What passed to the current user because the account that looked after it was erased. */
export const handedOver = z.object({
  kind: z.enum(handedOverKinds),
  _id: uuid,
  name: z.string(),
  at: instant,
});
export type HandedOver = z.infer<typeof handedOver>;

export const fates = ['passes', 'stays', 'nobodys', 'goes'] as const;

/** What happens to everything the current user looks after when their account is erased. */
export const legacy = z.object({
  /** Whether the current user is the last admin, who cannot be erased until there is another. */
  last_admin: z.boolean(),
  things: z.array(
    z.object({
      kind: z.enum(handedOverKinds),
      _id: uuid,
      name: z.string(),
      /**
       * Whether it passes to somebody else, stays with those who already look after it, stays without an
       * owner, or is deleted.
       */
      fate: z.enum(fates),
      /** The person who looks after it then. */
      heir: z.nullable(z.string()),
      /** A player whom the account may erase too, as the only guardian. */
      may_erase: z.boolean(),
    }),
  ),
});
export type Legacy = z.infer<typeof legacy>;
