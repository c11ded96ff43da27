import type { fixMatch } from '@topspin/contract';
import { lockMatch } from '#features/competition/reads.ts';
import { refuseElsewhere } from '#features/day/calling/call.ts';
import { refuseOthersMatch } from '#features/day/policy.ts';
import { findTable } from '#features/day/store.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { saveFixed } from './store.ts';

/** Fixes the table of a match, or when it may begin or is to begin; what is left out is free again. */
export async function fix({ db, params, body, user }: Call<typeof fixMatch>): Promise<void> {
  await refuseOthersMatch(db, user, { day: params.id, match: params.match_id });
  const match = found(await lockMatch(db, params.match_id));
  await refuseElsewhere(db, params.id, match.open_id);
  if (match.state === 'finished') throw fail('match.alreadyFinished');
  if (match.state === 'inPlay') throw fail('day.alreadyPlaying');
  if (body.table !== null) found(await findTable(db, params.id, body.table));
  await saveFixed(db, match.id, body, user.id);
}
