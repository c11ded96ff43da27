import type { OpenPage } from '@topspin/contract';
import { championOf } from '#features/classification/reads.ts';
import { inscriptionOf } from '#features/inscriptions/reads.ts';
import type { Call, Db, Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { factsOf } from './facts.ts';
import { mayOf, type OwnInscription } from './policy.ts';
import { presentOpenPage } from './present.ts';
import { seesOpen } from './reads.ts';
import { findOpen } from './store.ts';

/** An open's page for whoever looks; refuses with 404 what is not theirs to know of. */
export async function openPage({ db, viewer }: Pick<Call, 'db' | 'viewer'>, id: string): Promise<OpenPage> {
  const open = await findOpen(db, id, viewer);
  if (!open) throw fail('thing.notFound');
  const own = await ownInscription(db, id, viewer);
  const may = mayOf({ viewer, mine: open.mine === true, facts: await factsOf(db, open), own });
  // Visitors are shown how to enter any open, and its results where the organiser allows.
  const champion = (await seesOpen(db, viewer, id)) ? await championOf(db, id) : undefined;
  return presentOpenPage(open, { may, own, champion });
}

async function ownInscription(
  db: Db,
  openId: string,
  viewer: Viewer | null,
): Promise<OwnInscription | undefined> {
  if (viewer === null || viewer.playerId === null) return undefined;
  return inscriptionOf(db, openId, viewer.playerId);
}
