import type { PlayerTurns, PublicTurn, PublicTurns } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatList, formatTime } from '#lib/format.ts';

/** To whom it is said: the player, or somebody who follows them. */
export type Told = 'you' | 'they';

/** The facts about the player: visitors are not told who is not in the hall. */
type OfPlayer = Pick<PublicTurns, 'time_zone'> & Partial<Pick<PlayerTurns, 'absent'>>;

/** In words, what a player does next. */
export function useTurnWords() {
  const { t } = useTranslation('turns');
  const headline = ({ role, state, call, match: { table } }: PublicTurn, told: Told): string => {
    const when = state === 'inPlay' || state === 'due' ? state : 'later';
    if (table === null) return t(`${told}.${role}.${when}NoTable`);
    const said = t(`${told}.${role}.${when}`, { table });
    return call === null || call === 1 ? said : t(call === 2 ? 'secondCall' : 'thirdCall', { turn: said });
  };
  const before = ({ state, order, before: count, certain, busy, match }: PublicTurn): string | false => {
    if (state === 'inPlay' || state === 'due') return false;
    if (order === 'queue') return count !== null && (count > 0 ? t('ahead', { count }) : t('nextInQueue'));
    if (count === null) return match.table === null && t('noTable');
    if (count > 0) return t(certain ? 'before' : 'atLeast', { count });
    return state === 'queued' && busy.length === 0 && t('perhaps');
  };
  const starts = ({ start }: PublicTurn, zone: PublicTurns['time_zone']): string | false => {
    if (start === null || zone === null) return false;
    const [from, to] = [formatTime(start.earliest, zone), formatTime(start.latest, zone)];
    return from === to ? t('startsAt', { time: from }) : t('starts', { from, to });
  };
  return {
    headline,
    /** When a player does nothing more, or nothing yet. */
    rest: ({ over }: PublicTurns, told: Told): string => t(`${told}.${over ? 'over' : 'nothingYet'}`),
    /** What comes before it, and when it begins. */
    details: (turn: PublicTurn, { time_zone: zone, absent = false }: OfPlayer): string[] =>
      [
        absent && t('absent'),
        before(turn),
        turn.busy.length > 0 && t('busy', { count: turn.busy.length, names: formatList(turn.busy) }),
        starts(turn, zone),
      ].filter((line) => line !== false),
    /** Against whom, or who plays in a match to umpire. */
    people: ({ role, side, match: { a, b }, awaits }: PublicTurn): string => {
      if (role === 'umpire') return a && b ? t('players', { a: a.name, b: b.name }) : t('playersUndecided');
      const rival = side === 'a' ? b : a;
      if (rival) return t('against', { name: rival.name });
      const [feeder] = awaits;
      return feeder?.a && feeder.b ? t(feeder.takes, { a: feeder.a, b: feeder.b }) : t('undecided');
    },
    /** The matches that it waits for, each with where it is. */
    depends: ({ depends }: PublicTurn): string[] =>
      depends.map(({ why, player, a, b, table, state }) => {
        const match = a && b ? t('players', { a, b }).replace(/\.$/u, '') : t('undecidedMatch');
        const said = t(`depends.${why}`, { match, name: player ?? '' });
        if (table === null) return said;
        return t(state === 'inPlay' ? 'playedAt' : 'toBePlayedAt', { match: said, table });
      }),
    /** For the tab of the browser, when it is somebody's turn. */
    tab: ({ role, match: { table } }: PublicTurn): string =>
      table === null ? t(`tab.${role}NoTable`) : t(`tab.${role}`, { table }),
  };
}
