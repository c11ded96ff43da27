import { listOpenKeys, type OpenKey, revokeOpenKey } from '@topspin/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatDay, formatMoment } from '#lib/format.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { Row } from '#ui/layout.ts';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';

/** The keys of an open, newest first, each with who made it, its last use, and a button that revokes it. */
export function KeyList({ openId }: { readonly openId: string }) {
  const { t } = useTranslation('openKeys');
  const keys = useLiveQuery(listOpenKeys, { params: { id: openId } }, [`open:${openId}`]);
  const revoke = useWrite({
    write: (key_id: string) => call(revokeOpenKey, { params: { id: openId, key_id } }),
    onSuccess: async () => {
      await invalidate(listOpenKeys);
      notify('success', t('revoked'));
    },
  });
  const facts = useFacts();
  if (!keys.data) return <LoadState query={keys} rows={{ count: 1, height: 56 }} />;
  const { collection } = keys.data;
  if (collection.length === 0)
    return <StatePanel drawing="emptyTable" title={t('none')} hint={t('noneHint')} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {collection.map((key) => (
        <Row as="li" key={key._id} gap={0} nowrap sx={{ justifyContent: 'space-between' }}>
          <TwoLines first={key.name} second={facts(key)} />
          <RemoveButton
            label={t('revoke', { name: key.name })}
            title={t('revokeTitle', { name: key.name })}
            body={t('revokeBody')}
            confirm={t('confirm')}
            row={key._id}
            remove={revoke}
          />
        </Row>
      ))}
    </Box>
  );
}

/** What tells one key from another: its use first. */
function useFacts() {
  const { t } = useTranslation('openKeys');
  return ({ last_used_at: used, created_by: by, created_at: at }: OpenKey) => [
    used === null ? t('unused') : t('used', { when: formatMoment(used) }),
    by === null
      ? t('madeByNobody', { when: formatDay(at) })
      : t('made', { who: by.name, when: formatDay(at) }),
    by?.organises === false && t('left'),
  ];
}
