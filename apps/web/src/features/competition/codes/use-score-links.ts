import {
  createScoreLinks,
  listScoreLinks,
  revokeScoreLink,
  revokeScoreLinks,
  type ScoreLink,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

type Places = { readonly tables?: number[]; readonly matches?: string[] };

/** Creates the links of tables and matches that have none yet. */
export function useCreateLinks(openId: string, onSuccess?: (links: readonly ScoreLink[]) => void) {
  return useWrite({
    write: (places: Places) => call(createScoreLinks, { params: { id: openId }, body: places }),
    onSuccess: async ({ collection }) => {
      await invalidate(listScoreLinks);
      onSuccess?.(collection);
    },
  });
}

/** Revokes one link of an open, or all of them. */
export function useRevokeLinks(openId: string) {
  const { t } = useTranslation('umpires');
  return useWrite({
    write: (link: ScoreLink | 'all') =>
      link === 'all'
        ? call(revokeScoreLinks, { params: { id: openId } })
        : call(revokeScoreLink, { params: { id: openId, link_id: link._id } }),
    onSuccess: (_, link) => notify('success', t(link === 'all' ? 'revokedAll' : 'revoked')),
    // Somebody else may have revoked it.
    onSettled: () => invalidate(listScoreLinks),
  });
}
