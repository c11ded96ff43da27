import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { listConsents } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { formatMoment } from '#lib/format.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { WithdrawConsents } from './withdraw-consents.tsx';

/** The consents of a player: the text shown, by whom and when; and how to withdraw them. */
export function ConsentsPanel({
  player,
}: {
  readonly player: { readonly _id: string; readonly name: string };
}) {
  const { t } = useTranslation('management');
  const { data, error, refetch } = useQuery(apiQuery(listConsents, { params: { id: player._id } }));
  return (
    <Panel title={t('consents.title')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons count={2} height={72} />}
      <List disablePadding sx={{ maxHeight: 400, overflowY: 'auto' }} aria-label={t('consents.title')}>
        {data?.collection.map(({ _id, relation, by, given_at: at, text, open }) => (
          <Box component="li" key={_id} sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <Typography>{text ?? t('consents.noText')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[
                t(`consents.by.${relation}`, { name: by ?? t('consents.erased') }),
                formatMoment(at),
                open?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        ))}
      </List>
      <WithdrawConsents player={player} />
    </Panel>
  );
}
