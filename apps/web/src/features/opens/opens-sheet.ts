import type { Open } from '@topspin/contract';
import i18next from 'i18next';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import { ownTimeZone, toWallTime } from '#lib/zoned-time.ts';
import type { WholeList } from '#ui/list/listing.ts';

/** The local time at the venue, as spreadsheets read it in every language. */
const timeAt = (instant: string, { venue }: Open): string =>
  toWallTime(instant, venue?.time_zone ?? ownTimeZone()).replace('T', ' ');

/** Opens as a table. */
export function opensSheet(opens: WholeList<Open>): Sheet {
  const { t } = i18next;
  return sheetOf(t('opens:title'), opens, [
    [t('opens:fields.name'), (open) => open.name],
    [t('opens:fields.date_start'), (open) => timeAt(open.date_start, open)],
    [t('opens:fields.date_end'), (open) => timeAt(open.date_end, open)],
    [t('opens:players.stateHeading'), ({ state }) => t(`opens:states.${state}`)],
    [t('opens:fields.venue'), ({ venue }) => venue?.name ?? null],
    [t('opens:information.organiser'), ({ organiser }) => organiser.name],
    [t('opens:tabs.players'), (open) => open.players_count],
    [t('opens:players.waitingTitle'), (open) => open.waiting_count],
    [t('opens:fields.players_max'), (open) => open.players_max],
  ]);
}
