import {
  type Deleted,
  type DeletedKind,
  listDeleted,
  restoreCircuit,
  restoreEdition,
  restoreOpen,
  restorePlayer,
  restoreVenue,
} from '@topspin/contract';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';

const restores = {
  open: restoreOpen,
  player: restorePlayer,
  venue: restoreVenue,
  circuit: restoreCircuit,
  edition: restoreEdition,
} as const;

type Props = { readonly kind: DeletedKind; readonly search: string };

/** Deleted items, by whom and when, with a button to restore them. */
export function DeletedList({ kind, search }: Props) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const list = useInfiniteList(listDeleted, {
    query: { filters: { kind }, ...(search && { simpleSearch: { search, fields: ['name'] } }) },
  });
  const restore = useWrite({
    write: ({ _id: id }: Deleted) => call(restores[kind], { params: { id } }),
    onSuccess: async (_, { name }) => {
      notify('success', t('deleted.restored', { name }));
      await client.invalidateQueries();
    },
  });
  return (
    <InfiniteList
      list={list}
      label={t('deleted.title')}
      emptyTitle={t(search ? 'deleted.notFound' : 'deleted.empty')}
    >
      {(row) => (
        <Box
          component="li"
          key={row._id}
          sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', px: 1 }}
        >
          <TwoLines
            first={row.name}
            second={[
              row.deleted_by && t('deleted.by', { name: row.deleted_by.name }),
              formatMoment(row.deleted_at),
            ]}
          />
          <ActButton
            size="small"
            busy={restore.isPending}
            aria-label={t('deleted.restoreNamed', { name: row.name })}
            sx={{ flex: 'none' }}
            onClick={() => restore.mutate(row)}
          >
            {t('deleted.restore')}
          </ActButton>
        </Box>
      )}
    </InfiniteList>
  );
}
