import { listOpens, restoreOpen, softDeleteOpen } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLists } from '#lib/admin/admin-lists.tsx';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { Page } from '#ui/page/page.tsx';
import { opensSheet } from './opens-sheet.ts';
import { OpenRow } from './open-row.tsx';

const routes = { remove: softDeleteOpen, restore: restoreOpen };

/** An open under way must be cancelled first, on its own page. */
const atRest: readonly string[] = ['created', 'finished', 'canceled'];

/** For admins: every open, with buttons to delete and restore. */
export function OpensAdminPage() {
  const { t } = useTranslation('opens');
  const [search, setSearch] = useState('');
  const sought = useDebounced(search.trim());
  const list = useInfiniteList(listOpens, {
    query: {
      sortBy: ['date_start'],
      sortDesc: [true],
      ...(sought && { simpleSearch: { search: sought, fields: ['name'] } }),
    },
  });
  const remove = useSoftDelete(routes, list, { done: t('information.deleted') });
  return (
    <Page title={t('admin.title')} hint={t('admin.hint')}>
      <AdminLists
        kind="open"
        searchLabel={t('search')}
        search={search}
        onSearch={setSearch}
        download={<ExportMenu read={async () => opensSheet(await list.readAll())} />}
      >
        <InfiniteList list={list} label={t('title')} rowHeight={76}>
          {(open) => (
            <OpenRow
              key={open._id}
              open={open}
              {...(atRest.includes(open.state) && {
                action: (
                  <RemoveButton
                    label={t('admin.delete', { name: open.name })}
                    title={t('remove.title')}
                    body={t('remove.body')}
                    row={open}
                    remove={remove}
                  />
                ),
              })}
            />
          )}
        </InfiniteList>
      </AdminLists>
    </Page>
  );
}
