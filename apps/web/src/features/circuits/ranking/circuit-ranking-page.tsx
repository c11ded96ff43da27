import { getCircuit } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { useCountWords } from '../circuit-words.ts';
import { ofCircuit } from './ranking-of.ts';
import { PointsRanking } from './points-ranking.tsx';

/** The ranking of a circuit: opens of all its editions, as far back as it looks. */
export function CircuitRankingPage() {
  const { circuitId } = useParams({ from: '/main/circuit/$circuitId/ranking' });
  const { data: circuit } = useQuery(apiQuery(getCircuit, { params: { id: circuitId } }));
  const counts = useCountWords();
  const hint = circuit && (
    <>
      <TextLink to={paths.circuit} params={{ circuitId }}>
        {circuit.name}
      </TextLink>
      {` · ${counts(circuit)}`}
    </>
  );
  return <PointsRanking of={ofCircuit(circuitId)} name={circuit?.name ?? ''} hint={hint} />;
}
