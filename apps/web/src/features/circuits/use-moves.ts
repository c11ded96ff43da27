import { getOpenMoves, type Happening } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';

/** The leader of the edition since an open finished, and who moved up most; nothing for its other events. */
export function useMoves({ state, open }: Pick<Happening, 'state' | 'open'>): string[] {
  const { t } = useTranslation('circuits');
  const finished = state === 'finished';
  const { data } = useQuery({
    ...apiQuery(getOpenMoves, { params: { id: open._id } }),
    enabled: finished,
  });
  // Other events of the open find the answer in the cache too.
  if (!finished || !data) return [];
  const { leader, climbs } = data;
  return [
    ...(leader ? [t('edition.leads', { name: leader.name })] : []),
    ...climbs.map(({ player: { name }, places, position }) =>
      t('edition.climbs', { name, count: places, position }),
    ),
  ];
}
