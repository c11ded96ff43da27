import {
  type ApprovedOpen,
  listApprovedOpens,
  listTrustedOrganisers,
  type TrustedOrganiser,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import type { Listing } from '#ui/list/listing.ts';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Columns } from '#ui/layout.ts';
import { ApprovedOpenRow } from './approved-open-row.tsx';
import { OrganiserRow } from './organiser-row.tsx';
import { approvedOpensSheet, organisersSheet } from './trust-sheets.ts';

const sorts = { waiting: 'asked_at', others: 'name', trusted: 'name' } as const;
const organisers = (which: keyof typeof sorts) => ({
  query: {
    filters: { trusted: which === 'trusted', ...(which !== 'trusted' && { waiting: which === 'waiting' }) },
    sortBy: [sorts[which]],
  },
});
const opens = (approved: boolean) => ({
  query: {
    filters: { approved, refused: false },
    sortBy: [approved ? 'approved_at' : 'asked_at'],
    sortDesc: [approved],
  },
});
const refusedOpens = { query: { filters: { refused: true }, sortBy: ['refused_at'], sortDesc: [true] } };

/** For admins: organisers, and what awaits or has trust. */
export function OrganisersAdminPage() {
  const { t } = useTranslation('trust');
  const waiting = useInfiniteList(listTrustedOrganisers, organisers('waiting'));
  const others = useInfiniteList(listTrustedOrganisers, organisers('others'));
  const trusted = useInfiniteList(listTrustedOrganisers, organisers('trusted'));
  const opensWaiting = useInfiniteList(listApprovedOpens, opens(false));
  const approved = useInfiniteList(listApprovedOpens, opens(true));
  const refused = useInfiniteList(listApprovedOpens, refusedOpens);
  return (
    <Page title={t('title')} hint={t('hint')}>
      <Columns above="md">
        <Panel
          title={t('waiting')}
          action={
            waiting.rows.length > 0 && (
              <ExportMenu
                of={t('waiting')}
                read={async () => organisersSheet(t('waiting'), await waiting.readAll())}
              />
            )
          }
        >
          <InfiniteList
            list={waiting}
            label={t('waiting')}
            emptyTitle={t('nobodyWaits')}
            emptyHint={t('nobodyWaitsHint')}
          >
            {(organiser) => <OrganiserRow key={organiser._id} organiser={organiser} />}
          </InfiniteList>
        </Panel>
        <MoreOpens title={t('opensWaiting')} list={opensWaiting} />
        <MorePeople title={t('others')} list={others} />
        <MorePeople title={t('trusted')} list={trusted} />
        <MoreOpens title={t('approved')} list={approved} />
        <MoreOpens title={t('refused')} list={refused} />
      </Columns>
    </Page>
  );
}

type More<Row> = { readonly title: string; readonly list: Listing<Row> };

/** Organisers of one kind; renders nothing if there are none. */
function MorePeople({ title, list }: More<TrustedOrganiser>) {
  if (list.rows.length === 0) return null;
  return (
    <Panel
      title={title}
      action={<ExportMenu of={title} read={async () => organisersSheet(title, await list.readAll())} />}
    >
      <InfiniteList list={list} label={title}>
        {(organiser) => <OrganiserRow key={organiser._id} organiser={organiser} />}
      </InfiniteList>
    </Panel>
  );
}

/** Opens of one kind; renders nothing if there are none. */
function MoreOpens({ title, list }: More<ApprovedOpen>) {
  if (list.rows.length === 0) return null;
  return (
    <Panel
      title={title}
      action={<ExportMenu of={title} read={async () => approvedOpensSheet(title, await list.readAll())} />}
    >
      <InfiniteList list={list} label={title}>
        {(open) => <ApprovedOpenRow key={open._id} open={open} />}
      </InfiniteList>
    </Panel>
  );
}
