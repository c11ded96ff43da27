import { getEdition } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { RacePanel } from '../race/race-panel.tsx';
import { ofEdition } from './ranking-of.ts';
import { PointsRanking } from './points-ranking.tsx';

/** The ranking of an edition: all its finished opens. */
export function EditionRankingPage() {
  const { circuitEditionId } = useParams({ from: '/main/circuit-edition/$circuitEditionId/ranking' });
  const { data: edition } = useQuery(apiQuery(getEdition, { params: { id: circuitEditionId } }));
  const name = edition ? `${edition.circuit.name} · ${edition.name}` : '';
  const hint = edition && (
    <TextLink to={paths.edition} params={{ circuitEditionId }}>
      {name}
    </TextLink>
  );
  return (
    <PointsRanking of={ofEdition(circuitEditionId)} name={name} hint={hint}>
      <RacePanel editionId={circuitEditionId} />
    </PointsRanking>
  );
}
