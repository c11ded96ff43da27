/** What other features read of circuits. */
import type { Db } from '#http/call.ts';
import { findEdition } from './editions/store.ts';

/** Whether an edition and its circuit exist. */
export const editionIsThere = async (db: Db, id: string): Promise<boolean> =>
  (await findEdition(db, id)) !== undefined;
