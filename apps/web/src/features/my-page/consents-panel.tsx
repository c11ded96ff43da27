import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { listConsents } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { formatDay } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { heights } from '#ui/theme/tokens.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { useAskedFor } from './use-asked-for.ts';
import { WithdrawConsents } from './withdraw-consents.tsx';

/** The part of a player's page that links lead to. */
export const consentsHash = 'consents';

/** The consents of a player: the text shown, by whom and when; and how to withdraw them. */
export function ConsentsPanel({
  player,
}: {
  readonly player: { readonly _id: string; readonly name: string };
}) {
  const { t } = useTranslation('management');
  const query = useQuery(apiQuery(listConsents, { params: { id: player._id } }));
  const panel = useAskedFor(consentsHash, query.data !== undefined);
  return (
    <Box ref={panel} id={consentsHash} sx={{ scrollMarginTop: `${heights.bar + 16}px` }}>
      <Panel title={t('consents.title')}>
        {!query.data && <LoadState query={query} rows={{ count: 2, height: 72 }} />}
        <List disablePadding sx={{ maxHeight: 400, overflowY: 'auto' }} aria-label={t('consents.title')}>
          {query.data?.collection.map(
            ({ _id, relation, by, given_at: at, withdrawn_at: withdrawn, text, open }) => (
              <Box component="li" key={_id} sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
                {withdrawn !== null && (
                  <Chip
                    size="small"
                    variant="outlined"
                    label={t('consents.withdrawn', { when: formatDay(withdrawn) })}
                    sx={{ mb: 0.5 }}
                  />
                )}
                <Typography sx={withdrawn === null ? null : { color: 'text.secondary' }}>
                  {text ?? t('consents.noText')}
                </Typography>
                <Hint>
                  {[
                    t(`consents.by.${relation}`, { name: by ?? t('consents.erased') }),
                    formatDay(at),
                    open?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Hint>
              </Box>
            ),
          )}
        </List>
        <WithdrawConsents player={player} />
      </Panel>
    </Box>
  );
}
