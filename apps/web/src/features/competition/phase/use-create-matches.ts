import { createMatches, getOpenDay, listPhases, type Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate, queries, readNow } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

/** Creates the matches of a drawn phase, and reloads everything that shows them. */
export function useCreateMatches(phase: Phase) {
  const { t } = useTranslation('competition');
  return useWrite({
    write: () => call(createMatches, { params: { id: phase._id } }),
    onSuccess: async () => {
      const [areCalled] = await Promise.all([areCalledAtOnce(phase.open_id), queries.invalidateQueries()]);
      notify('success', t('draw.matchesCreated'), areCalled ? { subtitle: t('draw.matchesCalled') } : {});
    },
    onError: () => void invalidate(listPhases),
  });
}

/** Whether nobody needs to call the matches of an open; also false where that could not be asked. */
async function areCalledAtOnce(id: string): Promise<boolean> {
  const day = await readNow(getOpenDay, { params: { id } }).catch(() => null);
  return day !== null && day.automatic && day.opens.some(({ _id, automatic }) => _id === id && automatic);
}
