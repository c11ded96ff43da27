/** What other features read of circuits. */
import type { OpenGrade } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { findEdition } from './editions/store.ts';

/** The grades that opens of an edition may have; undefined if the edition or its circuit does not exist. */
export const gradesOfEdition = async (db: Db, id: string): Promise<readonly OpenGrade[] | undefined> =>
  (await findEdition(db, id))?.ranking_system.grades;
