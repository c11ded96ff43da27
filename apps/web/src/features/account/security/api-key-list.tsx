import { listApiKeys, revokeApiKey } from '@topspin/contract';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Row } from '#ui/layout.ts';

/** The active keys, each with a button to revoke it. */
export function ApiKeyList({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const keys = useQuery(apiQuery(listApiKeys, { params: { id: userId } })).data?.collection ?? [];
  const revoke = useWrite({
    write: (keyId: string) => call(revokeApiKey, { params: { id: userId, key_id: keyId } }),
    onSuccess: async () => {
      await invalidate(listApiKeys);
      notify('success', t('security.revoked'));
    },
  });
  if (keys.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {keys.map(({ _id, name, last_used_at: used }) => (
        <Row as="li" key={_id} gap={0} nowrap sx={{ justifyContent: 'space-between' }}>
          <TwoLines
            first={name}
            second={[
              used === null ? t('security.neverUsed') : t('security.lastUsed', { when: formatMoment(used) }),
            ]}
          />
          <RemoveButton
            label={t('security.revoke', { name })}
            title={t('security.revokeTitle', { name })}
            body={t('security.revokeBody')}
            row={_id}
            remove={revoke}
          />
        </Row>
      ))}
    </Box>
  );
}
