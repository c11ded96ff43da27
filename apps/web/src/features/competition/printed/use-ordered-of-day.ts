import type { DayMatch } from '@topspin/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isHidden } from '#domain/day/hidden-match.ts';
import { groupTitle, placeName, useSideName } from '#domain/match/match-words.ts';
import { shownName } from '#domain/match/person-name.ts';
import { hasSureUmpire, type OrderedMatch } from './ordered-match.ts';
import type { PrintedDay } from './use-printed-day.ts';

/** The match as the paper shows it; if the user may not know its open, only its hour and table. */
export function useOrderedOfDay({ day, timeOf }: PrintedDay): (match: DayMatch) => OrderedMatch {
  const { t } = useTranslation('day');
  const sideName = useSideName();
  const place = usePlace(day.matches);
  const nameOf = new Map(day.opens.map(({ _id, name }) => [_id, name]));
  return (match) => {
    const time = timeOf(match);
    const open = day.opens.length > 1 && { open: nameOf.get(match.open_id) ?? '' };
    if (isHidden(day, match))
      return { _id: match._id, time, sides: t('hidden'), ...open, place: '', umpire: null };
    return {
      _id: match._id,
      time,
      sides: `${sideName(match, 'a')} – ${sideName(match, 'b')}`,
      ...open,
      place: place(match),
      umpire: match.umpire && hasSureUmpire(time) ? shownName(match.umpire.name) : null,
    };
  };
}

/** The group or the round of a match and its number, with the phase where its open has several of them. */
function usePlace(matches: readonly DayMatch[]): (match: DayMatch) => string {
  const { t } = useTranslation('match');
  const { t: ofPhase } = useTranslation('competition');
  const phases = Map.groupBy(matches, ({ open_id }) => open_id);
  const isOneOfMany = ({ open_id, phase }: DayMatch) =>
    phases.get(open_id)?.some((other) => other.phase !== phase) ?? false;
  return (match) =>
    [isOneOfMany(match) && ofPhase('phase.number', { number: match.phase }), inPhase(t, match)]
      .filter(Boolean)
      .join(' · ') + ` ·\u00a0${match.number}`;
}

/** The group or the round of a match, without its number. */
function inPhase(t: TFunction<'match'>, match: DayMatch): string {
  const { round, swiss_round: inSwiss } = match;
  if (round !== null) return t(`rounds.${round}`);
  return inSwiss === null || inSwiss === undefined ? groupTitle(t, match.group.name) : placeName(t, match);
}
