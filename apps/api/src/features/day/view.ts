import type { Day, Hall, ShownTopic } from '@topspin/contract';
import { planRights } from './plan/read.ts';
import { hallName, planName, type ShownDays } from './plan/shown-days.ts';
import { hallOf } from './screens/read-hall.ts';
import type { Db, Viewer } from '#http/call.ts';

/** A day as somebody may see it: those who see the same have one of the same name. */
export type DayView = { readonly name: string; readonly find: (now: Date) => Promise<Day | Hall> };

/** What somebody is shown of a day whose hall they may follow; undefined if they do not run it, and ask for more. */
export async function viewOf(
  db: Db,
  days: ShownDays,
  { topic, viewer }: { readonly topic: ShownTopic; readonly viewer: Viewer | null },
): Promise<DayView | undefined> {
  const [kind, id = ''] = topic.split(':');
  if (kind === 'hall') return { name: hallName(id), find: (now) => hallOf(days, db, { id, now }) };
  const rights = viewer && (await planRights(db, viewer, id));
  return rights
    ? { name: planName(id, rights), find: (now) => days.plan(db, { id, rights, now }) }
    : undefined;
}
