import { listOpens, type ListQuery } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { formatDays } from '#lib/format.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

type Props = {
  readonly filters: NonNullable<ListQuery['filters']>;
  /** Which come first: an edition is read from its beginning. */
  readonly first?: 'latest' | 'earliest';
  readonly action?: ReactNode;
};

/** The opens of a circuit or an edition. */
export function OpensPanel({ filters, first = 'latest', action }: Props) {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listOpens, {
    query: { filters, sortBy: ['date_start'], sortDesc: [first === 'latest'] },
  });
  return (
    <Panel title={t('about.opens')} action={action}>
      <InfiniteList list={list} label={t('about.opens')} emptyTitle={t('about.noOpens')} emptyInLine boxed>
        {(open) => (
          <li key={open._id}>
            <RowLink to={paths.open} params={{ openId: open._id }} sx={{ px: 1 }}>
              <TwoLines
                first={open.name}
                second={[
                  formatDays(open.date_start, open.date_end, open.venue?.time_zone),
                  open.venue?.name,
                  open.edition?.grade?.name,
                ]}
              />
            </RowLink>
          </li>
        )}
      </InfiniteList>
    </Panel>
  );
}
