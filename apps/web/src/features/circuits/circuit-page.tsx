import { getCircuit, listEditions, type Circuit } from '@topspin/contract';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Described } from '#domain/description/described.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Facts } from '#ui/page/facts.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { Columns, Row } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { useCountWords } from './circuit-words.ts';
import { EditionItem } from './edition-item.tsx';
import { OpensPanel } from './opens-panel.tsx';
import { ofCircuit } from './ranking/ranking-of.ts';
import { TopOfRanking } from './ranking/top-of-ranking.tsx';
import { useManagesCircuits } from './use-manages-circuits.ts';

/** One circuit: what it is, its editions, its ranking and its opens. */
export function CircuitPage() {
  const { t } = useTranslation('circuits');
  const { circuitId } = useParams({ from: '/main/circuits/$circuitId' });
  const manages = useManagesCircuits();
  const params = { id: circuitId };
  const query = useQuery(apiQuery(getCircuit, { params }));
  const circuit = query.data;
  if (!circuit || isProblem(query.error, 'thing.notFound'))
    return <LoadState query={query} missing={{ title: t('notFound'), action: <WayOn to="circuits" /> }} />;
  const act = manages && (
    <Row>
      <ButtonLink to={paths.editCircuit} params={{ circuitId }}>
        {t('form.edit')}
      </ButtonLink>
      <ButtonLink to={paths.newEdition} search={{ circuit: circuitId }} variant="contained">
        {t('editions.new')}
      </ButtonLink>
    </Row>
  );
  return (
    <Page title={circuit.name} action={act}>
      <Box sx={{ mb: 3 }}>
        <Described description={circuit.description} links />
      </Box>
      <Columns above="md">
        <TopOfRanking
          of={ofCircuit(circuitId)}
          whole={
            <ButtonLink to={paths.circuitRanking} params={{ circuitId }}>
              {t('ranking.whole')}
            </ButtonLink>
          }
        />
        <Editions circuitId={circuitId} />
        <OpensPanel filters={{ 'edition.circuit._id': circuitId }} />
        <CircuitFacts circuit={circuit} />
      </Columns>
    </Page>
  );
}

function Editions({ circuitId }: { readonly circuitId: string }) {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listEditions, {
    query: { filters: { 'circuit._id': circuitId }, sortBy: ['date_start'], sortDesc: [true] },
  });
  return (
    <Panel title={t('editions.title')}>
      <InfiniteList
        list={list}
        label={t('editions.title')}
        emptyTitle={t('editions.empty')}
        emptyInLine
        boxed
      >
        {(edition) => <EditionItem key={edition._id} edition={edition} withinCircuit />}
      </InfiniteList>
    </Panel>
  );
}

function CircuitFacts({ circuit }: { readonly circuit: Circuit }) {
  const { t } = useTranslation('circuits');
  const counts = useCountWords();
  const { age_range: ages, rating_range: ratings, phones, email } = circuit;
  return (
    <Panel title={t('about.title')}>
      <Box sx={{ mx: { xs: -2, sm: -3 }, my: -2 }}>
        <Facts
          facts={[
            [t('about.counts'), counts(circuit)],
            [t('about.ages'), ages ? t('about.between', ages) : t('about.noLimit')],
            [t('about.ratings'), ratings ? t('about.between', ratings) : t('about.noLimit')],
            [t('about.functional'), circuit.functional_diversity && t('about.functionalYes')],
            [t('about.email'), email && <Link href={`mailto:${email}`}>{email}</Link>],
            ...phones.map(
              ({ name, code, phone }) =>
                [name, <Link key={phone} href={`tel:${code}${phone}`}>{`${code} ${phone}`}</Link>] as const,
            ),
          ]}
        />
      </Box>
    </Panel>
  );
}
