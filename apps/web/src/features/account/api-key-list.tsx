import { listApiKeys, revokeApiKey } from '@topspin/contract';
import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { formatMoment } from '#lib/format.ts';
import { useProblemWords } from '#ui/error-words.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notifications.ts';
import { TwoLines } from '#ui/two-lines.tsx';

/** The keys that can be used, each with the way to revoke it. */
export function ApiKeyList({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const queries = useQueryClient();
  const keys = useQuery(apiQuery(listApiKeys, { params: { id: userId } })).data?.collection ?? [];
  const revoke = useMutation({
    mutationFn: (keyId: string) => call(revokeApiKey, { params: { id: userId, key_id: keyId } }),
    onSuccess: async () => {
      await invalidate(queries, listApiKeys);
      notify('success', t('security.revoked'));
    },
    onError: (problem) => notify('error', words(problem).title),
  });
  if (keys.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {keys.map(({ _id, name, last_used_at: used }) => (
        <Box
          component="li"
          key={_id}
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <TwoLines
            first={name}
            second={[
              used === null ? t('security.neverUsed') : t('security.lastUsed', { when: formatMoment(used) }),
            ]}
          />
          <IconButton
            aria-label={t('security.revoke', { name })}
            disabled={revoke.isPending}
            onClick={() => revoke.mutate(_id)}
          >
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
