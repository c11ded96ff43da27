import type { TravelMatch, TravelPhase } from '@topspin/contract';
import type { StoredReport } from '#db/json-types.ts';
import type { Db } from '#http/call.ts';
import { instantOf } from './instant.ts';
import type { MembersOf } from './pairs.ts';

type Playing = {
  readonly matches: ReadonlyMap<string, TravelMatch[]>;
  readonly everything: boolean;
  readonly membersOf: MembersOf;
};

/** The phases of an open with their groups, who was drawn where, and the matches. */
export async function phasesOf(
  db: Db,
  openId: string,
  { matches, everything, membersOf }: Playing,
): Promise<TravelPhase[]> {
  const phases = await db
    .selectFrom('phases')
    .selectAll()
    .where('open_id', '=', openId)
    .orderBy('number')
    .orderBy('id')
    .execute();
  const ids = phases.map(({ id }) => id);
  if (ids.length === 0) return [];
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'phase_id', 'number', 'name', 'created_at'])
    .where('phase_id', 'in', ids)
    .orderBy('number')
    .execute();
  const drawn = await db
    .selectFrom('group_players')
    .select(['group_id', 'line', 'player_id'])
    .where('phase_id', 'in', ids)
    .orderBy('group_id')
    .orderBy('line')
    .execute();
  const lines = Map.groupBy(drawn, ({ group_id }) => group_id);
  const groupsOf = Map.groupBy(groups, ({ phase_id }) => phase_id);
  return phases.map((phase) => ({
    id: phase.id,
    number: phase.number,
    name: phase.name,
    type: phase.type,
    state: phase.state,
    source: sourceOf(phase),
    groups_count: phase.groups_count,
    group_size: phase.group_size,
    best_of: phase.best_of,
    third_place: phase.third_place,
    ...(phase.rounds_count !== null && { rounds_count: phase.rounds_count }),
    ...(phase.swiss_order && { swiss_order: [...phase.swiss_order] }),
    seeds: phase.seeds,
    seed: phase.seed,
    // Without it a Swiss phase would not know its byes.
    report: phase.draw_report && (everything || phase.type === 'swiss') ? reportOf(phase.draw_report) : null,
    created_at: instantOf(phase.created_at),
    groups: (groupsOf.get(phase.id) ?? []).map(({ id, number, name, created_at }) => ({
      id,
      number,
      name,
      created_at: instantOf(created_at),
      lines: (lines.get(id) ?? []).map(({ line, player_id }) => ({
        line,
        members: membersOf(player_id),
      })),
      matches: matches.get(id) ?? [],
    })),
  }));
}

type Source = {
  readonly source_phase_id: string | null;
  readonly position_from: number | null;
  readonly position_to: number | null;
  readonly fill_to: number | null;
};

const sourceOf = ({ source_phase_id: phase, position_from, position_to, fill_to }: Source) =>
  phase === null || position_from === null || position_to === null
    ? null
    : { phase, position_from, position_to, ...(fill_to !== null && { fill_to }) };

/** A report as it is kept, in the order that a file has. */
const reportOf = ({
  method,
  seed,
  inputs,
  not_kept,
  rounds,
  vacancies,
}: StoredReport): TravelPhase['report'] => ({
  ...(method !== undefined && { method }),
  seed,
  inputs: {
    kind: inputs.kind,
    entrants: inputs.entrants.map(
      ({ _id, rating, rated, club_id, other_club_id: other, group, position }) => ({
        _id,
        rating,
        rated,
        club_id,
        ...(other !== undefined && { other_club_id: other }),
        group,
        position,
      }),
    ),
    groups: inputs.groups,
    seeds: inputs.seeds,
  },
  not_kept: not_kept.map(({ constraint, players, why }) => ({ constraint, players: [...players], why })),
  ...(rounds && {
    rounds: rounds.map((round) => ({
      ...round,
      not_kept: round.not_kept.map((one) => ({ ...one, players: [...one.players] })),
    })),
  }),
  ...(vacancies && { vacancies: vacancies.map(({ player, by }) => ({ player, by })) }),
});
