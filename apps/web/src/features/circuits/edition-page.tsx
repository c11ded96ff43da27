import Box from '@mui/material/Box';
import { getEdition } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { AddToCalendar } from '#lib/calendar/add-to-calendar.tsx';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatDays } from '#lib/format.ts';
import { useMay } from '#lib/session/use-me.ts';
import { Page } from '#ui/page/page.tsx';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { Columns, Row } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { EditionActivity } from './edition-activity.tsx';
import { EditionFacts } from './edition-facts.tsx';
import { EditionStep } from './edition-step.tsx';
import { OpensPanel } from './opens-panel.tsx';
import { AddOpenButton } from './places/add-open-button.tsx';
import { RequestsPanel } from './places/requests-panel.tsx';
import { ofEdition } from './ranking/ranking-of.ts';
import { TopOfRanking } from './ranking/top-of-ranking.tsx';
import { useManagesCircuits } from './use-manages-circuits.ts';

/** One edition: its season, ranking, opens, what happened, and what it pays. */
export function EditionPage() {
  const { t } = useTranslation('circuits');
  const { circuitEditionId } = useParams({ from: '/main/circuit-editions/$circuitEditionId' });
  const manages = useManagesCircuits();
  const may = useMay();
  const params = { id: circuitEditionId };
  const query = useQuery(apiQuery(getEdition, { params }));
  const edition = query.data;
  if (!edition || isProblem(query.error, 'thing.notFound'))
    return (
      <LoadState query={query} missing={{ title: t('edition.notFound'), action: <WayOn to="editions" /> }} />
    );
  const { circuit, name, date_start: start, date_end: end } = edition;
  return (
    <Page
      title={name}
      action={
        manages && (
          <Row>
            <ButtonLink to={paths.editEdition} params={{ circuitEditionId }}>
              {t('editions.edit')}
            </ButtonLink>
            <EditionStep key={edition.state} edition={edition} />
          </Row>
        )
      }
      hint={
        <>
          <TextLink to={paths.circuit} params={{ circuitId: circuit._id }}>
            {circuit.name}
          </TextLink>
          {` · ${formatDays(start, end, 'UTC')}`}
        </>
      }
    >
      {manages && (
        <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
          <RequestsPanel editionId={circuitEditionId} />
        </Box>
      )}
      <Columns above="md">
        <TopOfRanking
          of={ofEdition(circuitEditionId)}
          whole={
            <ButtonLink to={paths.editionRanking} params={{ circuitEditionId }}>
              {t('ranking.whole')}
            </ButtonLink>
          }
        />
        <EditionActivity editionId={circuitEditionId} />
        <OpensPanel
          filters={{ 'edition._id': circuitEditionId }}
          first="earliest"
          action={
            <Row>
              {!edition.circuit.functional_diversity && (
                <AddToCalendar of="circuit-editions" id={circuitEditionId} />
              )}
              {manages && <AddOpenButton edition={edition} />}
              {manages && may.create_opens && (
                <ButtonLink size="small" to={paths.newRounds} params={{ circuitEditionId }}>
                  {t('places.rounds')}
                </ButtonLink>
              )}
            </Row>
          }
        />
        <EditionFacts edition={edition} />
      </Columns>
    </Page>
  );
}
