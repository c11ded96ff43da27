import { getGroup, listBrackets, listPhases, type MatchPage } from '@topspin/contract';
import { notifyManager } from '@tanstack/react-query';
import { invalidate, queries } from '#lib/api/query.ts';
import { type EntryMatch, winnerGoesOn } from './entry-queue.ts';

type Shown = { readonly matches: readonly EntryMatch[] };

/**
 * Puts the answer into the groups and brackets on the screen, and its winner into the next match: their reload may take a moment, in
 * which the next result may be entered. `onShown` runs before the page renders it: React Query notifies a moment after its data have
 * changed, and in between an entry that had left the queue would be on the page neither as typed nor as saved.
 */
export async function showResult(answer: MatchPage, onShown?: () => void): Promise<void> {
  const { state, outcome, winner, sets, sets_won, version } = answer;
  const now = { state, outcome, winner, sets, sets_won, version };
  const update = <G extends Shown>(group: G): G => {
    const matches = group.matches.map((match) => (match._id === answer._id ? { ...match, ...now } : match));
    const played = matches.find(({ _id }) => _id === answer._id);
    const next = played && winnerGoesOn(played, winner, (id) => matches.find(({ _id }) => _id === id));
    return {
      ...group,
      matches: next ? matches.map((match) => (match._id === next._id ? next : match)) : matches,
    };
  };
  const group = { queryKey: [getGroup.name] };
  const brackets = { queryKey: [listBrackets.name] };
  // A page being loaded may be older than this answer.
  await Promise.all([queries.cancelQueries(group), queries.cancelQueries(brackets)]);
  await new Promise<void>((resolve) => {
    notifyManager.batch(() => {
      queries.setQueriesData<Shown>(group, (known) => known && update(known));
      queries.setQueriesData<{ collection: readonly Shown[] }>(
        brackets,
        (known) => known && { collection: known.collection.map(update) },
      );
      notifyManager.schedule(() => {
        onShown?.();
        resolve();
      });
    });
  });
}

/** Reloads what follows from results: standings, next rounds, the progress of phases. */
export const reloadResults = (): Promise<unknown> => invalidate(getGroup, listBrackets, listPhases);
