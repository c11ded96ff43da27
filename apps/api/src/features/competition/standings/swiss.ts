import type { Entrant, GroupMatch, PlayerId, SwissBye, SwissRow } from '@topspin/engine';
import { swissTable } from '@topspin/engine';
import type { StoredReport, SwissOrders } from '#db/json-types.ts';

/** The part of a Swiss phase that its table needs. */
export type SwissPhase = {
  readonly seed: string;
  readonly draw_report: StoredReport | null;
  readonly swiss_order: SwissOrders | null;
};

/** The players of a Swiss phase in seeding order, with the ratings they entered it with. */
export const entrantsOfSwiss = ({
  draw_report: report,
}: Pick<SwissPhase, 'draw_report'>): readonly Entrant[] =>
  (report?.inputs.entrants ?? []).map(({ _id, rating, rated, club_id, other_club_id: otherClub }) => ({
    player: _id,
    rating,
    rated,
    ...(club_id !== null && { club: club_id }),
    ...(otherClub !== undefined && { otherClub }),
  }));

/** The players who had the bye, with the round. */
export const byesOfSwiss = ({ draw_report: report }: Pick<SwissPhase, 'draw_report'>): readonly SwissBye[] =>
  (report?.rounds ?? []).flatMap(({ round, bye }) => (bye === null ? [] : [{ round, player: bye }]));

/** The table of a Swiss phase from its matches. Results that were sent without their draw have no ratings: the lines stand for them. */
export function tableOfSwiss(
  phase: SwissPhase,
  players: readonly PlayerId[],
  matches: readonly GroupMatch[],
): readonly SwissRow[] {
  const drawn = new Set(players);
  const seeded = entrantsOfSwiss(phase).filter(({ player }) => drawn.has(player));
  const known = new Set(seeded.map(({ player }) => player));
  const unseeded = players.filter((player) => !known.has(player));
  return swissTable({
    field: {
      entrants: [...seeded, ...unseeded.map((player) => ({ player, rating: 0, rated: false }))],
      byes: byesOfSwiss(phase).filter(({ player }) => drawn.has(player)),
      matches,
    },
    order: phase.swiss_order ?? [],
    lotSeed: phase.seed,
  });
}
