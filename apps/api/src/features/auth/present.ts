import type { User } from '@topspin/contract';
import { ownAvatar } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import type { UserRow } from './store.ts';

type Administered = User['metadata']['playersAdmin'][number] & { readonly count: number };
type Facts = User['may'] & { readonly players: readonly Administered[]; readonly kept: number };

type Looking = { readonly mailIsSent: boolean } & Pick<Call, 'now' | 'seal'>;

/** An account as its own user sees it. */
export const presentUser = (
  row: UserRow,
  { players, kept, ...may }: Facts,
  { mailIsSent, now, seal }: Looking,
): User => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  email_verified: row.email_verified_at !== null || !mailIsSent,
  lang: row.lang,
  avatar: ownAvatar(row.avatar_id, { now, seal }),
  theme: row.theme,
  roles: row.roles,
  phones: row.phones,
  metadata: {
    playersAdmin: players.map(({ player_id, name, club_id, relation }) => ({
      player_id,
      name,
      club_id,
      relation,
    })),
    players_admin_count: players[0]?.count ?? 0,
    kept_profiles_count: kept,
    skip_player_creation: row.skip_player_creation,
  },
  may,
  created_at: row.created_at.toISOString(),
  version: row.version,
});
