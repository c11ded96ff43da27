import { z } from 'zod/mini';
import { instant, language, uuid } from '../conventions/values.ts';
import { relations } from '../players/players.ts';
import { phone } from './phones.ts';
import { roles, themes } from './roles.ts';

/** An account as its own user sees it. */
export const user = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  lang: language,
  avatar: z.nullable(z.string()),
  /** Null until the user chooses one. */
  theme: z.nullable(z.enum(themes)),
  roles: z.array(z.enum(roles)),
  phones: z.array(phone),
  metadata: z.object({
    /** The first hundred by name; `listAdministered` has them all. */
    playersAdmin: z.array(
      z.object({ player_id: uuid, name: z.string(), club_id: z.nullable(uuid), relation: z.enum(relations) }),
    ),
    players_admin_count: z.int(),
    /** How many profiles it keeps as an organiser, of people entered in an open; they are not among those above. */
    kept_profiles_count: z.int(),
    skip_player_creation: z.boolean(),
  }),
  /** What the settings of the installation and the trust of an admin let this account do. */
  may: z.object({
    create_opens: z.boolean(),
    create_venues: z.boolean(),
    /** Whether it may say at which rating somebody new begins. */
    give_ratings: z.boolean(),
  }),
  created_at: instant,
  version: z.int(),
});
export type User = z.infer<typeof user>;
