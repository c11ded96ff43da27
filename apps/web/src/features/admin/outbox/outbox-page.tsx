import { installation, listOutbox, type OutboxMail, sendMailAgain } from '@topspin/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { formatMoment } from '#lib/format.ts';
import { useTable } from '#lib/table/use-table.ts';
import { Hint } from '#ui/page/hint.tsx';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { Column } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableTools } from '#ui/table/table-tools.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { canBeSent, stateOfMail } from './mail-state.ts';
import { mailsSheet } from './mails-sheet.ts';

/** For admins: the mails of the installation. Where none can be sent, admins pass on codes and links from here. */
export function OutboxPage() {
  const { t } = useTranslation('admin');
  const sends = useQuery(apiQuery(installation)).data?.mail;
  const [opened, setOpened] = useState<OutboxMail | null>(null);
  const [now] = useState(() => Date.now());
  const table = useTable(listOutbox, {
    sort: { by: 'created_at', desc: true },
    searchIn: ['to', 'subject'],
    filters: ({ sent }) => ({ sent_at: sent === 'no' ? null : { $ne: null } }),
  });
  const again = useWrite({
    write: ({ _id: id }: OutboxMail) => call(sendMailAgain, { params: { id } }),
    onSuccess: async () => {
      notify('info', t('outbox.sending'));
      await invalidate(listOutbox);
    },
  });
  return (
    <Page wide title={t('outbox.title')} hint={t('outbox.hint')}>
      {sends !== undefined && (
        <Box sx={{ mb: 3 }}>
          <Notice tone="info" title={t(sends ? 'outbox.sends' : 'outbox.sendsNot')}>
            {t(sends ? 'outbox.sendsHint' : 'outbox.sendsNotHint')}
          </Notice>
        </Box>
      )}
      <TableTools
        searchLabel={t('outbox.search')}
        search={table.search}
        onSearch={table.setSearch}
        download={<ExportMenu read={async () => mailsSheet(await table.readAll())} />}
      >
        {sends && (
          <OptionSelect
            label={t('outbox.state')}
            value={table.chosen['sent'] ?? ''}
            options={[
              { value: '', label: t('outbox.all') },
              { value: 'no', label: t('outbox.unsent') },
              { value: 'yes', label: t('outbox.states.sent') },
            ]}
            onChange={(sent) => table.choose({ sent })}
          />
        )}
      </TableTools>
      <DataTable
        label={t('outbox.title')}
        columns={columnsOf(t, sends ?? false)}
        page={table}
        nameOf={(mail) => mail.subject ?? t('outbox.recover')}
        onOpen={setOpened}
        renderMenu={(mail) =>
          sends &&
          canBeSent(mail, now) && <MenuItem onClick={() => again.mutate(mail)}>{t('outbox.again')}</MenuItem>
        }
        {...(!table.isNarrowed && { emptyTitle: t('outbox.empty') })}
      />
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

type Words = ReturnType<typeof useTranslation<'admin'>>['t'];

const columnsOf = (t: Words, sends: boolean): Column<OutboxMail>[] => [
  {
    id: 'subject',
    label: t('outbox.columns.subject'),
    cell: ({ subject }) => subject ?? t('outbox.recover'),
  },
  { id: 'to', label: t('outbox.columns.to'), cell: ({ to }) => to, sortable: true },
  {
    id: 'created_at',
    label: t('outbox.columns.written'),
    cell: ({ created_at: at }) => formatMoment(at),
    sortable: true,
  },
  ...(sends ? [stateColumn(t)] : []),
];

const stateColumn = (t: Words): Column<OutboxMail> => ({
  id: 'sent_at',
  label: t('outbox.state'),
  sortable: true,
  cell: (mail) => (
    <>
      {t(`outbox.states.${stateOfMail(mail)}`, { count: mail.attempts })}
      {mail.sent_at === null && mail.last_error && <Hint>{mail.last_error}</Hint>}
    </>
  ),
});
