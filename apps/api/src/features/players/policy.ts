import { needsGuardian as needsGuardianOn } from '@topspin/engine';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import type { Owns } from '#http/handle.ts';
import { administers, findPlayer, organisesFor, type PlayerRow } from './store.ts';

/** Whether somebody is too young today to consent alone, and has no avatar that is public. */
export const needsGuardian = (dateOfBirth: string | null, now: Date): boolean =>
  needsGuardianOn(dateOfBirth, dayOf(now));

/** The calendar day of an instant, UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** What a viewer is to a player, which decides what of it is shown. */
export type Relation = { readonly mine: boolean; readonly seesPhone: boolean };

export async function relationTo(db: Db, player: PlayerRow, viewer: Viewer): Promise<Relation> {
  const mine = player.user_id === viewer.id || (await administers(db, viewer.id, player.id));
  const seesPhone =
    mine ||
    !player.show_phone_admin_only ||
    isAdmin(viewer) ||
    (await organisesFor(db, viewer.id, player.id));
  return { mine, seesPhone };
}

const playerOwned =
  (isTheirs: (player: PlayerRow, viewer: Viewer, db: Db) => boolean | Promise<boolean>): Owns =>
  async ({ db, viewer, params }) => {
    const player = await findPlayer(db, params['id'] ?? '');
    if (!player) return 'unseen';
    return (await isTheirs(player, viewer, db)) ? 'yes' : 'no';
  };

export const owns: Readonly<Record<string, Owns>> = {
  'player.self': playerOwned((player, viewer) => player.user_id === viewer.id),
  'player.administrator': playerOwned((player, viewer, db) => administers(db, viewer.id, player.id)),
};
