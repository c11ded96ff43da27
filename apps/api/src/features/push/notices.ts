import {
  turnsOf,
  type HallIndex,
  type MatchId,
  type OpenCall,
  type PlayerId,
  type Turn,
} from '@topspin/engine';

/** The notice that a phone gets: that a turn is due, or comes after one or two matches. */
export type TurnNotice = {
  readonly match: MatchId;
  readonly role: Turn['role'];
  readonly kind: 'soon' | 'due';
  readonly before: number;
  /** The table of a turn that is due. */
  readonly table: number | null;
  /** The call that made it due, if one did. */
  readonly call: OpenCall | null;
};

/** With so many matches before theirs, a player can still come back to the hall in time. */
const soon = 2;

/**
 * What a player should be notified of now: turns that are due, and that their next one comes after one or two matches, if no more
 * can come first.
 */
export function noticesOf(player: PlayerId, hall: HallIndex): TurnNotice[] {
  return turnsOf(player, hall).flatMap(
    ({ match, role, state, before, certain, busy }, index): readonly TurnNotice[] => {
      if (state === 'due') {
        const { table = null, call = null } = hall.byId.get(match) ?? {};
        return [{ match, role, kind: 'due', before: 0, table, call }];
      }
      const isCertain = state === 'queued' && certain && busy.length === 0;
      if (index > 0 || !isCertain || before === null || before < 1 || before > soon) return [];
      return [{ match, role, kind: 'soon', before, table: null, call: null }];
    },
  );
}
