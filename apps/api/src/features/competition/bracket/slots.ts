import { otherSide, setWinner, type MatchResult, type PlayerId, type Side } from '@topspin/engine';
import type { MatchRow } from '#features/competition/store/matches.ts';

/** Where a match sends a player: a side of a later match. */
export type Slot = { readonly matchId: string; readonly side: Side; readonly player: PlayerId | null };

type Ended = Pick<MatchResult, 'outcome' | 'winner'>;

export const columnOf = { a: 'player_a', b: 'player_b' } as const satisfies Record<Side, keyof MatchRow>;

export const playerOn = (match: Pick<MatchRow, 'player_a' | 'player_b'>, side: Side): PlayerId | null =>
  match[columnOf[side]];

/** A player who did not come, or was disqualified, does not play for third place either. */
const loserPlaysOn = ({ outcome }: Ended): boolean => outcome === 'played' || outcome === 'retired';

/** The slots a match fills, and with whom: nobody while it has no result, or if nobody goes through. */
export function slotsOf(match: MatchRow, result: Ended | undefined): readonly Slot[] {
  const winner = result?.winner;
  const loser = winner && loserPlaysOn(result) ? otherSide(winner) : undefined;
  const slots = [
    { matchId: match.next_match_id, side: match.next_side, who: winner },
    { matchId: match.loser_next_match_id, side: match.loser_next_side, who: loser },
  ];
  return slots.flatMap(({ matchId, side, who }) =>
    matchId === null || side === null ? [] : [{ matchId, side, player: who ? playerOn(match, who) : null }],
  );
}

/** Nobody came to a walkover without their partner. */
export const nobodyAlone = { came_a: null, came_b: null } as const;

/** The columns of a result. One that counts for ratings waits if its open is not trusted: see `rate_if_trusted`. */
export const resultColumns = (result: MatchResult, at: Date) => ({
  state: 'finished' as const,
  outcome: result.outcome,
  winner: result.winner ?? null,
  annulled: null,
  ...nobodyAlone,
  rated: result.rated,
  awaits_trust: false,
  ...(!result.rated && { taken_in_at: null }),
  sets_won_a: result.sets.filter((score) => setWinner(score) === 'a').length,
  sets_won_b: result.sets.filter((score) => setWinner(score) === 'b').length,
  finished_at: at,
});

/** The columns of a match without a result. */
export const noResult = {
  outcome: null,
  winner: null,
  annulled: null,
  ...nobodyAlone,
  rated: false,
  awaits_trust: false,
  taken_in_at: null,
  from_sheet: false,
  sets_won_a: 0,
  sets_won_b: 0,
  finished_at: null,
} as const;

const hasBoth = ({ player_a, player_b }: Pick<MatchRow, 'player_a' | 'player_b'>): boolean =>
  player_a !== null && player_b !== null;

/** Whether a match is under way or over between two players, and not because one of them could not come. */
export const isTaken = (match: MatchRow): boolean =>
  match.state === 'inPlay' || (match.state === 'finished' && hasBoth(match));

/** Whether a match ended by its sheet or because nobody came, so that no event of its log can undo it. */
export const isDecidedByHand = (match: Pick<MatchRow, 'state' | 'from_sheet' | 'last_seq'>): boolean =>
  match.state === 'finished' && (match.from_sheet || match.last_seq === 0);

/** Whether a match between two players ended as a walkover, which can be put back to be played. */
export const isWalkover = (
  match: Pick<MatchRow, 'state' | 'outcome' | 'annulled' | 'player_a' | 'player_b'>,
): boolean =>
  match.state === 'finished' && match.outcome === 'walkover' && match.annulled === null && hasBoth(match);
