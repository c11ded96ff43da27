/** What other features read of circuits. */
import type { Db } from '#http/call.ts';
import { findEdition } from './edition-store.ts';

/** Whether an edition is there, and its circuit with it. */
export const editionIsThere = async (db: Db, id: string): Promise<boolean> =>
  (await findEdition(db, id)) !== undefined;
