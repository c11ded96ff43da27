import { listOpens, type Open } from '@topspin/contract';
import List from '@mui/material/List';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useMay } from '#lib/session/use-me.ts';
import { Panel } from '#ui/page/panel.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { UpcomingOpen } from './upcoming-open.tsx';

const shown = 12;
const upcoming = apiQuery(listOpens, {
  query: {
    page: 1,
    itemsPerPage: shown,
    filters: { state: { $nin: ['finished', 'canceled'] } },
    sortBy: ['date_start'],
    sortDesc: [false],
  },
});

/** Where the page has one column, the first six. Hidden by the width alone: a window of another size reads nothing again. */
const fewInOneColumn = { '& > :nth-of-type(n + 7)': { display: { xs: 'none', md: 'list-item' } } } as const;

/** `quiet` where the page's one filled button is another. */
type Props = { readonly quiet: boolean };

/** Opens that are neither finished nor cancelled, earliest first. */
export function UpcomingOpensCard({ quiet }: Props) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('upcoming.title')}>
      <Upcoming quiet={quiet} />
    </Panel>
  );
}

function Upcoming({ quiet }: Props) {
  const { t } = useTranslation('home');
  const query = useQuery(upcoming);
  const mayCreate = useMay().create_opens;
  if (!query.data) return <LoadState query={query} rows={{ count: 3, height: 72 }} />;
  const opens = query.data.collection as Open[];
  if (opens.length === 0)
    return (
      <StatePanel
        drawing="emptyTable"
        title={t('upcoming.empty')}
        {...(mayCreate && { hint: t('upcoming.emptyHint') })}
        action={
          mayCreate && (
            <ButtonLink to={paths.newOpen} variant={quiet ? 'outlined' : 'contained'}>
              {t('upcoming.create')}
            </ButtonLink>
          )
        }
      />
    );
  return (
    <>
      <List disablePadding sx={{ mb: 1, ...fewInOneColumn }}>
        {opens.map((open) => (
          <UpcomingOpen key={open._id} open={open} />
        ))}
      </List>
      <ButtonLink to={paths.opens} sx={{ px: 1, ml: -1 }}>
        {t('upcoming.all')}
      </ButtonLink>
    </>
  );
}
