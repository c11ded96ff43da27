import { listConflicts } from '@topspin/contract';
import i18next from 'i18next';
import { apiQuery, queries } from '#lib/api/query.ts';
import { notify } from '#ui/notify/notifications.ts';

/** Conflicts that were decided in this tab, which says so itself. */
const decidedHere = new Set<string>();

export const noteDecidedHere = (conflictId: string): void => void decidedHere.add(conflictId);

/** Says how the conflict of a match that was decided last was decided, unless that was done here. */
export async function sayDecision(id: string): Promise<void> {
  const query = apiQuery(listConflicts, { params: { id } });
  const { collection } = await queries.fetchQuery({ ...query, staleTime: 0 });
  const [last] = collection
    .flatMap(({ _id, decided }) => (decided ? [{ _id, ...decided }] : []))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  if (last && !decidedHere.has(last._id))
    notify('info', i18next.t(`matches:conflict.decided.${last.decision}`, { name: last.by ?? '…' }));
}
