import { listOpens } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { formatDays } from '#lib/format.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

/** The opens the user organises, latest first. */
export function MyOpens() {
  const { t } = useTranslation('management');
  const list = useInfiniteList(listOpens, {
    query: { filters: { mine: true }, sortBy: ['date_start'], sortDesc: [true] },
  });
  const create = (
    <ButtonLink to={paths.newOpen} size="small">
      {t('opens.create')}
    </ButtonLink>
  );
  return (
    <Panel title={t('opens.title')} action={create}>
      <InfiniteList list={list} label={t('opens.title')} emptyTitle={t('opens.empty')} emptyInLine boxed>
        {(open) => (
          <li key={open._id}>
            <RowLink to={paths.open} params={{ openId: open._id }} sx={{ px: 1 }}>
              <TwoLines
                first={open.name}
                second={[formatDays(open.date_start, open.date_end, open.venue?.time_zone), open.venue?.name]}
              />
            </RowLink>
          </li>
        )}
      </InfiniteList>
    </Panel>
  );
}
