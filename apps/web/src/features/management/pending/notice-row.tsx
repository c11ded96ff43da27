import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Box from '@mui/material/Box';
import {
  dismissNotice,
  listMyInscriptions,
  listRegistrationNotices,
  type RegistrationNotice,
  removeInscription,
} from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatDay } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';

/** Registrations made by somebody else, to leave or acknowledge; renders nothing if there are none. */
export function RegistrationNotices() {
  const { t } = useTranslation('management');
  const { rows } = useInfiniteList(listRegistrationNotices);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('notices.title')}>
      <List disablePadding aria-label={t('notices.title')}>
        {rows.map((notice) => (
          <NoticeRow key={notice._id} notice={notice} />
        ))}
      </List>
    </Panel>
  );
}

function NoticeRow({
  notice: { _id, open, player, enrolled_by, created_at },
}: {
  readonly notice: RegistrationNotice;
}) {
  const { t } = useTranslation('management');
  const client = useQueryClient();
  const changed = () => invalidate(client, listRegistrationNotices, listMyInscriptions);
  const seen = useWrite({ write: () => call(dismissNotice, { params: { id: _id } }), onSuccess: changed });
  const leave = useWrite({
    write: () => call(removeInscription, { params: { id: open._id, inscription_id: _id }, body: {} }),
    onSuccess: async () => {
      notify('success', t('notices.left', { name: player.name, open: open.name }));
      await changed();
    },
  });
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
      <TwoLines
        first={t('notices.enrolled', { name: player.name, open: open.name })}
        second={[enrolled_by !== null && t('notices.by', { name: enrolled_by }), formatDay(created_at)]}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ActButton variant="outlined" busy={seen.isPending} onClick={() => seen.mutate()}>
          {t('notices.seen')}
        </ActButton>
        <ActButton color="error" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('notices.leave')}
        </ActButton>
      </Box>
    </ListItem>
  );
}
