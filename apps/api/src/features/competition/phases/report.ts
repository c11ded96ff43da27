import type { drawReport } from '@topspin/contract';
import type { DrawInputs, DrawReport, Entrant, NotKept, QualifiedEntrant } from '@topspin/engine';
import type { z } from 'zod/mini';
import type { KeptReport } from '#db/json-types.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

type ReportOnWire = z.infer<typeof drawReport>;
type InputsOnWire = ReportOnWire['inputs'];

/** The report of the draw of a phase, or null before it. */
export function keptReport({ draw_report }: Pick<PhaseRow, 'draw_report'>): KeptReport | null {
  return draw_report && { ...draw_report, method: draw_report.method ?? 1 };
}

/** The input of a draw: players in seeding order, as they were then. */
const presentInputs = (inputs: DrawInputs): InputsOnWire => ({
  kind: inputs.kind,
  entrants: inputs.entrants.map((entrant: Entrant | QualifiedEntrant) => ({
    _id: entrant.player,
    rating: entrant.rating,
    rated: entrant.rated,
    club_id: entrant.club ?? null,
    ...(entrant.otherClub !== undefined && { other_club_id: entrant.otherClub }),
    group: 'group' in entrant ? entrant.group : null,
    position: 'position' in entrant ? entrant.position : null,
  })),
  groups: inputs.kind === 'groups' ? inputs.groups : null,
  seeds: inputs.kind === 'knockout' ? inputs.seeds : null,
});

/** Everything needed to repeat a draw, and the constraints it broke. */
export const presentReport = ({ method, seed, inputs, notKept }: DrawReport): ReportOnWire => ({
  method,
  seed,
  inputs: presentInputs(inputs),
  not_kept: notKept.map(presentNotKept),
  vacancies: [],
});

export const presentNotKept = ({ constraint, players, why }: NotKept): ReportOnWire['not_kept'][number] => ({
  constraint,
  players: [...players],
  why,
});
