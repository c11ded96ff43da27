import { listEditions } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { Row } from '#ui/layout.ts';
import { editionsSheet } from './circuits-sheet.ts';
import { CreateEditionLink } from './create-links.tsx';
import { EditionItem } from './edition-item.tsx';
import { useManagesCircuits } from './use-manages-circuits.ts';

/** The seasons of every circuit, the latest first; circuit managers create one here. */
export function EditionsPage() {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listEditions, { query: { sortBy: ['date_start'], sortDesc: [true] } });
  const manages = useManagesCircuits();
  const download = <ExportMenu read={async () => editionsSheet(await list.readAll())} />;
  return (
    <Page
      title={t('editions.title')}
      hint={t('editions.hint')}
      action={
        list.rows.length > 0 && (
          <Row>
            {download}
            {manages && <CreateEditionLink />}
          </Row>
        )
      }
    >
      <Card sx={{ p: 1 }}>
        <InfiniteList
          list={list}
          label={t('editions.title')}
          emptyTitle={t('editions.empty')}
          {...(manages && { emptyHint: t('editions.emptyForManager'), emptyAction: <CreateEditionLink /> })}
        >
          {(edition) => <EditionItem key={edition._id} edition={edition} />}
        </InfiniteList>
      </Card>
    </Page>
  );
}
