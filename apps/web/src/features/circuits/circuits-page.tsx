import { listCircuits } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { Row } from '#ui/layout.ts';
import { CircuitItem } from './circuit-item.tsx';
import { useCountWords } from './circuit-words.ts';
import { circuitsSheet } from './circuits-sheet.ts';
import { CreateCircuitLink } from './create-links.tsx';
import { useManagesCircuits } from './use-manages-circuits.ts';

/** The circuits: what they are, and what counts in them; circuit managers create one here. */
export function CircuitsPage() {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listCircuits, { query: { sortBy: ['name'] } });
  const counts = useCountWords();
  const manages = useManagesCircuits();
  const download = <ExportMenu read={async () => circuitsSheet(await list.readAll(), counts)} />;
  return (
    <Page
      title={t('title')}
      hint={t('hint')}
      action={
        list.rows.length > 0 && (
          <Row>
            {download}
            {manages && <CreateCircuitLink />}
          </Row>
        )
      }
    >
      <Card sx={{ p: 1 }}>
        <InfiniteList
          list={list}
          label={t('title')}
          emptyTitle={t('empty')}
          {...(manages && { emptyHint: t('emptyForManager'), emptyAction: <CreateCircuitLink /> })}
        >
          {(circuit) => <CircuitItem key={circuit._id} circuit={circuit} />}
        </InfiniteList>
      </Card>
    </Page>
  );
}
