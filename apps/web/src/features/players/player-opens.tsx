import { listPlayerOpens, type PlayerOpen } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { formatChange, formatDays, formatNumber } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

const medals = 3;

/** The opens a player finished, with the place obtained. */
export function PlayerOpens({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation('players');
  const list = useInfiniteList(listPlayerOpens, { params: { id: playerId } });
  return (
    <InfiniteList
      list={list}
      label={t('tabs.opens')}
      emptyTitle={t('opens.none')}
      emptyHint={t('opens.noneHint')}
      rowHeight={72}
    >
      {(open) => <OpenRow key={open._id} open={open} />}
    </InfiniteList>
  );
}

function OpenRow({ open }: { readonly open: PlayerOpen }) {
  const { t } = useTranslation('players');
  const { position, players } = open;
  const onPodium = position <= medals;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <RowLink
        to={paths.open}
        params={{ openId: open._id }}
        search={{ tab: 'results' }}
        sx={{ gap: { xs: 1.5, sm: 2 }, px: { xs: 0, sm: 1 }, py: 1 }}
      >
        <Box
          component="span"
          role="img"
          aria-label={t('opens.place', { position, players })}
          sx={{ width: { xs: 44, sm: 56 }, textAlign: 'center', flexShrink: 0 }}
        >
          <Typography
            variant="h1"
            component="span"
            sx={{ display: 'block', color: onPodium ? 'primary.main' : 'text.secondary' }}
          >
            {formatNumber(position)}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary">
            {t('opens.among', { players })}
          </Typography>
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {open.name}
          </Box>
          <Hint component="span">
            {[
              formatDays(open.date_start, open.date_end, open.time_zone ?? undefined),
              t('won', { count: open.matches_won }),
              t('defeats', { count: open.matches_lost }),
            ].join(' · ')}
          </Hint>
        </Box>
        {open.doubles ? (
          <Hint component="span">{t('opens.doubles')}</Hint>
        ) : (
          <Typography
            variant="h3"
            component="span"
            aria-label={t('opens.change', { change: formatChange(open.rating_change) })}
          >
            {formatChange(open.rating_change)}
          </Typography>
        )}
      </RowLink>
    </Box>
  );
}
