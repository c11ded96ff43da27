import { listOpens } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { formatDays } from '#lib/format.ts';
import { Row } from '#ui/layout.ts';
import { Fold } from '#ui/list/fold.tsx';
import { useMay } from '#lib/session/use-me.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';
import { SharedDays } from './shared-days.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

const over = ['finished', 'canceled'];
const kinds = {
  running: { sortDesc: [false], filters: { mine: true, state: { $nin: over } } },
  over: { sortDesc: [true], filters: { mine: true, state: { $in: over } } },
};

/** The opens the user organises: those to come and in play, and folded those that are over. */
export function MyOpens() {
  const { t } = useTranslation('management');
  const create = useMay().create_opens && (
    <Row gap={0.5}>
      <ButtonLink to={paths.importOpen} size="small">
        {t('opens.import')}
      </ButtonLink>
      <ButtonLink to={paths.newOpen} size="small">
        {t('opens.create')}
      </ButtonLink>
    </Row>
  );
  return (
    <Panel title={t('opens.title')} action={create}>
      <Opens kind="running" />
      <Fold label={t('opens.over')}>
        <Opens kind="over" />
      </Fold>
      <SharedDays />
    </Panel>
  );
}

function Opens({ kind }: { readonly kind: keyof typeof kinds }) {
  const { t } = useTranslation('management');
  const list = useInfiniteList(listOpens, { query: { sortBy: ['date_start'], ...kinds[kind] } });
  const label = t(kind === 'over' ? 'opens.over' : 'opens.title');
  const none = t(kind === 'over' ? 'opens.noneOver' : 'opens.empty');
  return (
    <InfiniteList list={list} label={label} emptyTitle={none} emptyInLine boxed>
      {(open) => (
        <Row as="li" key={open._id} gap={0} nowrap>
          <RowLink to={paths.open} params={{ openId: open._id }} sx={{ px: 1 }}>
            <TwoLines
              first={open.name}
              second={[
                open.state === 'active' && t('opens.inPlay'),
                formatDays(open.date_start, open.date_end, open.venue?.time_zone),
                open.venue?.name,
              ]}
            />
          </RowLink>
          {open.state === 'active' && (
            <ButtonLink
              to={paths.open}
              params={{ openId: open._id }}
              search={{ tab: 'tables' }}
              aria-label={t('opens.planOf', { open: open.name })}
              sx={{ flex: 'none' }}
            >
              {t('opens.plan')}
            </ButtonLink>
          )}
        </Row>
      )}
    </InfiniteList>
  );
}
