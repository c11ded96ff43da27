import { installation, listOutbox, type OutboxMail } from '@topspin/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { apiQuery } from '#lib/api/query.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { Page } from '#ui/page/page.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailRow } from './mail-row.tsx';

/** For admins: the mails of the installation. Where none can be sent, admins pass on codes and links from here. */
export function OutboxPage() {
  const { t } = useTranslation('admin');
  const sends = useQuery(apiQuery(installation)).data?.mail;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<OutboxMail | null>(null);
  const sought = useDebounced(search.trim());
  const list = useInfiniteList(listOutbox, {
    query: sought ? { simpleSearch: { search: sought, fields: ['to', 'subject'] } } : {},
  });
  return (
    <Page title={t('outbox.title')} hint={t('outbox.hint')}>
      {sends !== undefined && (
        <Box sx={{ mb: 3 }}>
          <Notice tone="info" title={t(sends ? 'outbox.sends' : 'outbox.sendsNot')}>
            {t(sends ? 'outbox.sendsHint' : 'outbox.sendsNotHint')}
          </Notice>
        </Box>
      )}
      <ListTools>
        <SearchField label={t('outbox.search')} value={search} onChange={setSearch} />
      </ListTools>
      <Card sx={{ p: 1 }}>
        <InfiniteList
          list={list}
          label={t('outbox.title')}
          {...(!sought && { emptyTitle: t('outbox.empty') })}
        >
          {(mail) => (
            <MailRow key={mail._id} mail={mail} sends={sends ?? false} onOpen={() => setOpened(mail)} />
          )}
        </InfiniteList>
      </Card>
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
