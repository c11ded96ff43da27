import type { Match } from '@topspin/contract';
import i18next from 'i18next';
import { hasScore } from '#domain/match/how-ended.ts';
import { placeName } from '#domain/match/match-words.ts';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import { ownTimeZone, toWallTime } from '#lib/zoned-time.ts';
import type { WholeList } from '#ui/list/listing.ts';

/**
 * Matches as a table. The score of a set has a dash, since spreadsheets read 11-9 as a date; the sets of each side are numbers of their own.
 */
export function matchesSheet(name: string, matches: WholeList<Match>): Sheet {
  const { t } = i18next;
  return sheetOf(name, matches, [
    [t('matches:columns.open'), ({ open }) => open.name],
    [t('matches:columns.place'), (match) => placeName(i18next.getFixedT(null, 'match'), match)],
    [t('matches:columns.a'), ({ a }) => a?.name ?? null],
    [t('matches:columns.b'), ({ b }) => b?.name ?? null],
    [t('matches:columns.setsA'), (match) => (hasScore(match) ? match.sets_won.a : null)],
    [t('matches:columns.setsB'), (match) => (hasScore(match) ? match.sets_won.b : null)],
    [t('matches:columns.sets'), scoresOf],
    [t('matches:columns.winner'), (match) => (match.winner && match[match.winner]?.name) ?? null],
    [t('matches:columns.state'), ({ state }) => t(`match:states.${state}`)],
    [t('matches:columns.outcome'), howItEnded],
    [t('matches:columns.table'), ({ table }) => table],
    [t('matches:columns.umpire'), ({ umpire }) => umpire?.name ?? null],
    [
      t('matches:columns.finished'),
      ({ finished_at: at, open }) => at && toWallTime(at, open.time_zone ?? ownTimeZone()).replace('T', ' '),
    ],
  ]);
}

function howItEnded({ outcome, annulled }: Match): string | null {
  const { t } = i18next;
  if (annulled !== null) return t(`match:annulled.${annulled}`);
  return outcome && t(`match:outcomes.${outcome}`);
}

/** A walkover has no sets that were played. */
const scoresOf = ({ outcome, sets }: Match): string | null =>
  outcome === 'walkover' || sets.length === 0 ? null : sets.map(({ a, b }) => `${a}–${b}`).join('  ');
