import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '#lib/format.ts';
import { shownName } from '#domain/match/person-name.ts';
import { useGroupName } from '../shown/group-name.ts';
import { usePhaseName } from '../shown/phase-name.ts';
import { hourOnDay } from './hour-on-day.ts';
import { timeText } from './match-time.ts';
import type { PaperKind } from './paper-address.ts';
import { isAbout, type PlacedMatch } from './scope.ts';
import type { PrintedOpen } from './use-printed-open.ts';

/** What several papers say of a match and of those who play it. */
export function usePaperWords({ phases, open, timeOf, zone }: PrintedOpen) {
  const { t } = useTranslation(['paper', 'match']);
  const phaseName = usePhaseName();
  const groupName = useGroupName();
  const isLong = formatDay(open.date_start, zone) !== formatDay(open.date_end, zone);
  const inPhase = ({ group, round, round_number: number }: PlacedMatch) => {
    if (group.type === 'swiss') return t('match:round', { number });
    return group.type === 'groups' ? groupName(group) : round && t(`match:rounds.${round}`);
  };
  /** The group or the round of a match, with the phase where the open has several of them. */
  const place = (match: PlacedMatch): string =>
    [phases.length > 1 && phaseName(match.phase), inPhase(match)].filter(Boolean).join(' · ');
  const hourOf = (at: string): string => (isLong ? hourOnDay(at, zone) : formatTime(at, zone));
  const time = (match: PlacedMatch): string => timeText(timeOf(match), hourOf);
  const name = (player: { readonly name: string } | null): string =>
    player === null ? t('match:unknownPlayer') : shownName(player.name);
  /** The name of a paper in this open: with a Swiss phase, standings are not of groups alone. */
  const kindName = (paper: PaperKind): string => {
    const types = new Set(phases.filter((phase) => isAbout(paper, phase)).map(({ type }) => type));
    if (paper !== 'standings' || !types.has('swiss')) return t(`kinds.${paper}`);
    return t(types.has('groups') ? 'standingsOf.phases' : 'standingsOf.swiss');
  };
  return { kindName, phaseName, groupName, place, time, hourOf, name };
}
