import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '#lib/format.ts';
import { shownName } from '#domain/match/person-name.ts';
import { useGroupName } from '../shown/group-name.ts';
import { usePhaseName } from '../shown/phase-name.ts';
import type { PlacedMatch } from './scope.ts';
import type { PrintedOpen } from './use-printed-open.ts';

/** What several papers say of a match and of those who play it. */
export function usePaperWords({ phases, open, timeOf, zone }: PrintedOpen) {
  const { t } = useTranslation(['paper', 'match']);
  const phaseName = usePhaseName();
  const groupName = useGroupName();
  const isLong = formatDay(open.date_start, zone) !== formatDay(open.date_end, zone);
  /** The group or the round of a match, with the phase where the open has several of them. */
  const place = ({ group, phase, round }: PlacedMatch): string =>
    [
      phases.length > 1 && phaseName(phase),
      group.type === 'groups' ? groupName(group) : round && t(`match:rounds.${round}`),
    ]
      .filter(Boolean)
      .join(' · ');
  const hourOf = (at: string): string =>
    isLong ? `${formatDay(at, zone)} ${formatTime(at, zone)}` : formatTime(at, zone);
  const time = (match: PlacedMatch): string => {
    const { at, isLikely } = timeOf(match);
    if (at === null) return '';
    return isLikely ? `≈\u00a0${hourOf(at)}` : hourOf(at);
  };
  const name = (player: { readonly name: string } | null): string =>
    player === null ? t('match:unknownPlayer') : shownName(player.name);
  return { phaseName, groupName, place, time, hourOf, name };
}
