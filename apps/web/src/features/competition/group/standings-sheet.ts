import type { Group } from '@topspin/contract';
import i18next from 'i18next';
import { arePairs } from '#domain/match/pair-words.ts';
import { asWhole, sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';

/** The standings of a group as a table, with a column for each figure. */
export function standingsSheet(name: string, { standings }: Group): Sheet {
  const { t } = i18next;
  const isOfPairs = arePairs(standings.map(({ player }) => player));
  return sheetOf(name, asWhole(standings), [
    [t('lists:position'), ({ position }) => position],
    [t(isOfPairs ? 'match:pair' : 'competition:group.columns.player'), ({ player }) => player.name],
    [t('opens:players.club'), ({ player }) => player.club],
    [t('competition:group.columns.pointsLong'), (row) => row.match_points],
    [t('competition:group.columns.playedLong'), (row) => row.played],
    [t('competition:group.columns.wonLong'), (row) => row.won],
    [t('competition:group.columns.lostLong'), (row) => row.lost],
    [t('competition:group.columns.setsWon'), (row) => row.sets_won],
    [t('competition:group.columns.setsLost'), (row) => row.sets_lost],
    [t('competition:group.columns.ralliesWon'), (row) => row.points_won],
    [t('competition:group.columns.ralliesLost'), (row) => row.points_lost],
  ]);
}
