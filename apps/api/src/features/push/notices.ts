import {
  turnsOf,
  type CallId,
  type CallNumber,
  type MatchId,
  type PlayerId,
  type Turn,
} from '@topspin/engine';
import { callOf, tableOf, type DayTurns } from '#features/day/reads.ts';

/** The notice that a phone gets: that a turn is due, or comes after at most two matches. */
export type TurnNotice = {
  readonly match: MatchId;
  readonly role: Turn['role'];
  readonly kind: 'soon' | 'due';
  readonly before: number;
  /** The table of a turn that is due. */
  readonly table: number | null;
  /** The call that made it due, if one did. */
  readonly call: { readonly id: CallId; readonly number: CallNumber } | null;
};

/** With so many matches before theirs, a player can still come back to the hall in time. */
const soon = 2;

/** What of a day its notices depend on. */
type NoticedDay = Pick<DayTurns, 'index' | 'personOf'> & { readonly rows: Pick<DayTurns['rows'], 'calls'> };

type Whose = { readonly player: PlayerId; readonly open: string };

/**
 * What a player should be notified of now: turns that are due, and that at most two matches stand before their next one, if it can be called
 * or no more can come first.
 */
export function noticesOf({ player, open }: Whose, day: NoticedDay): TurnNotice[] {
  return turnsOf(day.personOf(player), open, day.index).flatMap((turn, index): readonly TurnNotice[] => {
    const { match, role, state, before } = turn;
    if (state === 'due')
      return [
        { match, role, kind: 'due', before: 0, table: tableOf(turn, day), call: callOf(turn, day) ?? null },
      ];
    if (index > 0 || before === null || before > soon || !isCertain(turn)) return [];
    return [{ match, role, kind: 'soon', before, table: null, call: null }];
  });
}

const isCertain = ({ state, order, certain, before, busy }: Turn): boolean =>
  state === 'queued' && (order === 'queue' || (certain && busy.length === 0 && before !== 0));
