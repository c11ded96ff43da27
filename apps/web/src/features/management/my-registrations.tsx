import { listMyInscriptions } from '@topspin/contract';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { formatDay } from '#lib/format.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

const chipColours = {
  invited: 'primary',
  registered: 'primary',
  waiting: 'warning',
  present: 'success',
  absent: 'default',
  withdrawn: 'default',
  removed: 'default',
  declined: 'default',
} as const;

/** The registrations of one's own player and of those one administers. */
export function MyRegistrations() {
  const { t } = useTranslation('management');
  const list = useInfiniteList(listMyInscriptions);
  return (
    <Panel title={t('registrations.title')}>
      <InfiniteList
        list={list}
        label={t('registrations.title')}
        emptyTitle={t('registrations.empty')}
        emptyAction={
          <ButtonLink to={paths.opens} variant="outlined">
            {t('registrations.find')}
          </ButtonLink>
        }
        boxed
      >
        {({ _id, open, player, state, waiting_position: place }) => (
          <li key={_id}>
            <RowLink
              to={paths.open}
              params={{ openId: open._id }}
              sx={{ justifyContent: 'space-between', gap: 2, px: 1 }}
            >
              <TwoLines
                first={open.name}
                second={[
                  formatDay(open.date_start),
                  player.name,
                  place !== null && t('registrations.waiting', { position: place }),
                ]}
              />
              <Chip size="small" color={chipColours[state]} label={t(`registrations.states.${state}`)} />
            </RowLink>
          </li>
        )}
      </InfiniteList>
    </Panel>
  );
}
