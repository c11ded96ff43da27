import { otherSide, setWinner, type MatchResult, type PlayerId, type Side } from '@topspin/engine';
import type { MatchRow } from '#features/competition/store/matches.ts';

/** Where a match sends somebody on to: a side of a later match. */
export type Slot = { readonly matchId: string; readonly side: Side; readonly player: PlayerId | null };

type Ended = Pick<MatchResult, 'outcome' | 'winner'>;

export const columnOf = { a: 'player_a', b: 'player_b' } as const satisfies Record<Side, keyof MatchRow>;

export const playerOn = (match: Pick<MatchRow, 'player_a' | 'player_b'>, side: Side): PlayerId | null =>
  match[columnOf[side]];

/** Whoever did not come, or was sent off, does not play for third place either. */
const loserPlaysOn = ({ outcome }: Ended): boolean => outcome === 'played' || outcome === 'retired';

/** The slots that a match fills, and with whom: nobody while it has no result, or where nobody goes on. */
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

/** The columns of a result. One that counts for ratings waits where its open is not trusted: see migration 0023. */
export const resultColumns = (result: MatchResult, at: Date) => ({
  state: 'finished' as const,
  outcome: result.outcome,
  winner: result.winner ?? null,
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
  rated: false,
  awaits_trust: false,
  taken_in_at: null,
  from_sheet: false,
  sets_won_a: 0,
  sets_won_b: 0,
  finished_at: null,
} as const;

const hasBoth = ({ player_a, player_b }: MatchRow): boolean => player_a !== null && player_b !== null;

/** Whether a match is under way or over between two players, and not because one of them could not come. */
export const isTaken = (match: MatchRow): boolean =>
  match.state === 'inPlay' || (match.state === 'finished' && hasBoth(match));

/** Whether the end of a match came from a sheet, or from nobody coming, so that no event of its log can take it back. */
export const isDecidedByHand = (match: Pick<MatchRow, 'state' | 'from_sheet' | 'last_seq'>): boolean =>
  match.state === 'finished' && (match.from_sheet || match.last_seq === 0);
