import type { NextPlaces } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { groupTitle } from '../match/match-words.ts';
import { shownName } from '../match/person-name.ts';

type RankedPlayer = NextPlaces['rows'][number];

/** The positions that have a word of their own. */
const worded = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'] as const;

type Best = Pick<NextPlaces, 'position'> & { readonly places: number };

/** "Los 4 mejores terceros". */
export function useBestWords(): (best: Best) => string {
  const { t } = useTranslation('match');
  return ({ position, places: count }) => {
    const { [position - 1]: word } = worded;
    const one = word ? t(`nextPlaces.one.${word}`) : t('nextPlaces.one.other', { position });
    const many = word ? t(`nextPlaces.many.${word}`) : t('nextPlaces.many.other', { position });
    return t('nextPlaces.best', { count, one, many });
  };
}

/** The rows to show: of groups where something is played. Before, a position is nobody's. */
export const begunRows = ({ rows }: NextPlaces): readonly RankedPlayer[] =>
  rows.filter(({ match_points, sets_won, sets_lost }) => match_points + sets_won + sets_lost > 0);

/** More who were level are counted. */
const mostNamed = 2;

/** The words about a row: its group, the match that does not count, and the criterion that separated the player from others who were level. */
export function useRowWords(next: NextPlaces): (row: RankedPlayer) => readonly string[] {
  const { t } = useTranslation('match');
  const names = new Map(next.rows.map(({ player }) => [player._id, shownName(player.name)]));
  const reasonOf = ({ player, decided_by: decided }: RankedPlayer): string | undefined => {
    if (decided === null || decided.criterion === 'matchPoints') return undefined;
    const among = decided.among.filter((id) => id !== player._id).map((id) => names.get(id) ?? '');
    const { criterion, won, lost } = decided;
    const reason = criterion === 'lot' && !next.is_over ? 'level' : criterion;
    const all =
      among.length > mostNamed ? t('nextPlaces.others', { count: among.length }) : formatList(among);
    return t(`nextPlaces.reason.${reason}`, { names: all, won, lost });
  };
  return (row) => {
    const without = formatList(row.without.map(shownName));
    const lines = [
      groupTitle(t, row.group),
      row.without.length > 0 && t('nextPlaces.without', { count: row.without.length, names: without }),
      reasonOf(row),
    ];
    return lines.filter((line) => line !== false && line !== undefined);
  };
}
