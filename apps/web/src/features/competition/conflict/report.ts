import { errorCodes, getMatch, listConflicts, listOpenConflicts, reportConflict } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import type { Item } from '#lib/outbox/item.ts';
import { remove } from '#lib/outbox/outbox.ts';
import { matchOf } from '../log/match-order.ts';
import { asPoints, type WaitingPoint } from '../log/points.ts';

/** Points that the server refused, one list for each score they were tapped on and each device that tapped them. */
export function inRuns(points: readonly WaitingPoint[]): WaitingPoint[][] {
  const runs: WaitingPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.body.seq === point.body.seq - 1 && last.device === point.device) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Hands in the refused points of a match and removes them from the device. Throws the problem if a call fails. */
export async function report(refused: readonly Item[]): Promise<void> {
  for (const run of inRuns(asPoints(refused))) {
    const [first] = run;
    if (first === undefined) continue;
    const code = errorCodes.find((known) => known === first.refusal?.code);
    const events = run.map(({ body }) => body);
    const why = code === undefined ? {} : { code };
    await call(reportConflict, {
      params: { id: matchOf(first) },
      body: {
        based_on: first.body.seq - 1,
        ...(first.after !== null && { based_on_id: first.after }),
        events,
        device: first.device,
        ...why,
      },
    });
    remove(run.map(({ id }) => id));
  }
  await invalidate(getMatch, listConflicts, listOpenConflicts);
}
