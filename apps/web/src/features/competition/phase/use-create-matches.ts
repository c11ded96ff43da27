import { createMatches, listPhases, type Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate, queries } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

/** Creates the matches of a drawn phase, and reloads everything that shows them. */
export function useCreateMatches(phase: Phase) {
  const { t } = useTranslation('competition');
  return useWrite({
    write: () => call(createMatches, { params: { id: phase._id } }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      notify('success', t('draw.matchesCreated'));
    },
    onError: () => void invalidate(listPhases),
  });
}
