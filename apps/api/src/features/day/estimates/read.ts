import type { AnswerOf, getDayEstimates, getDayWhatIf } from '@topspin/contract';
import { bestOfs, type DayChange } from '@topspin/engine';
import { rightsIn } from '#features/day/plan/rows.ts';
import type { Call } from '#http/call.ts';
import type { EstimateCache } from './cache.ts';
import { presentEstimates, presentWhatIf } from './present.ts';

/** When the matches of a day begin and end. */
export const readEstimates =
  (estimates: EstimateCache) =>
  async ({
    db,
    params,
    query,
    user,
    now,
  }: Call<typeof getDayEstimates>): Promise<AnswerOf<typeof getDayEstimates>> => {
    const rights = await rightsIn(db, user, params.id);
    const estimated = await estimates.find(db, { id: params.id, opens: [...rights.keys()] }, now);
    const isPlanned = query.plan !== undefined;
    return presentEstimates(estimated, (open) => rights.get(open)?.sees ?? false, isPlanned);
  };

/** When a day would end if it were decided otherwise. */
export const readWhatIf =
  (estimates: EstimateCache) =>
  async ({
    db,
    params,
    query,
    user,
    now,
  }: Call<typeof getDayWhatIf>): Promise<AnswerOf<typeof getDayWhatIf>> => {
    const rights = await rightsIn(db, user, params.id);
    const of = { id: params.id, opens: [...rights.keys()] };
    const bestOf = bestOfs.find((count) => String(count) === query.best_of);
    const change: DayChange = {
      ...(query.tables !== undefined && { tables: query.tables }),
      ...(bestOf !== undefined && { bestOf }),
    };
    const { estimate } = await estimates.find(db, of, now);
    return presentWhatIf(estimate, await estimates.findIf(db, of, now, change));
  };
