import type { Entrant, SwissNotKept, SwissReport } from '@topspin/engine';
import type { KeptReport } from '#db/json-types.ts';

type Rounds = NonNullable<KeptReport['rounds']>;

export const presentSwissNotKept = ({
  criterion,
  players,
  why,
}: SwissNotKept): Rounds[number]['not_kept'][number] => ({
  criterion,
  players: [...players],
  why,
});

/** The seeding list of a Swiss phase, as its report has it. */
export const presentSeeding = (entrants: readonly Entrant[]): KeptReport['inputs'] => ({
  kind: 'swiss',
  entrants: entrants.map(({ player, rating, rated, club, otherClub }) => ({
    _id: player,
    rating,
    rated,
    club_id: club ?? null,
    ...(otherClub !== undefined && { other_club_id: otherClub }),
    group: null,
    position: null,
  })),
  groups: null,
  seeds: null,
});

type Fixed = { readonly report: SwissReport; readonly bye: string | null };

/** The report of a Swiss phase with one more round. */
export function withRound(
  before: KeptReport | null,
  { seed, entrants }: { readonly seed: string; readonly entrants: readonly Entrant[] },
  { report, bye }: Fixed,
): KeptReport {
  const round = {
    round: report.inputs.round,
    method: report.method,
    seed: report.seed,
    bye,
    not_kept: report.notKept.map(presentSwissNotKept),
  };
  return {
    method: report.method,
    seed,
    not_kept: [],
    ...before,
    inputs: presentSeeding(entrants),
    rounds: [...(before?.rounds ?? []), round],
  };
}
