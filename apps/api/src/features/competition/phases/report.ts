import type { drawReport } from '@topspin/contract';
import type {
  ClubId,
  DrawInputs,
  DrawReport,
  Entrant,
  NotKept,
  PlayerId,
  QualifiedEntrant,
} from '@topspin/engine';
import type { z } from 'zod/mini';
import type { PhaseRow } from '#features/competition/store/phases.ts';

export type ReportOnWire = z.infer<typeof drawReport>;
type InputsOnWire = ReportOnWire['inputs'];
type EntrantOnWire = InputsOnWire['entrants'][number];

/** A place that a qualifier left after the draw, and who took it: nobody where it was left to walkovers. */
export type KeptVacancy = { readonly player: PlayerId; readonly by: PlayerId | null };

/** A report as it is kept with its phase: people by their ids alone. */
export type KeptReport = Omit<ReportOnWire, 'vacancies'> & { readonly vacancies?: readonly KeptVacancy[] };

/** The report of the draw of a phase, or null before it. */
export const keptReport = ({ draw_report }: Pick<PhaseRow, 'draw_report'>): KeptReport | null =>
  draw_report as KeptReport | null;

/** What went into a draw: players in the order of their seeding, as they were then. */
const presentInputs = (inputs: DrawInputs): InputsOnWire => ({
  kind: inputs.kind,
  entrants: inputs.entrants.map((entrant: Entrant | QualifiedEntrant) => ({
    _id: entrant.player,
    rating: entrant.rating,
    rated: entrant.rated,
    club_id: entrant.club ?? null,
    group: 'group' in entrant ? entrant.group : null,
    position: 'position' in entrant ? entrant.position : null,
  })),
  groups: inputs.kind === 'groups' ? inputs.groups : null,
  seeds: inputs.kind === 'knockout' ? inputs.seeds : null,
});

/** All that is needed to run a draw again, and what it could not keep. */
export const presentReport = ({ seed, inputs, notKept }: DrawReport): ReportOnWire => ({
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

const asEntrant = ({ _id, rating, rated, club_id }: EntrantOnWire): Entrant => ({
  player: _id as PlayerId,
  rating,
  rated,
  ...(club_id !== null && { club: club_id as ClubId }),
});

const asQualified = (entrant: EntrantOnWire): QualifiedEntrant => ({
  ...asEntrant(entrant),
  group: entrant.group ?? 0,
  position: entrant.position ?? 0,
});

/** What went into a draw, as the engine takes it. */
export function inputsOf({ inputs: { kind, entrants, groups, seeds } }: KeptReport): DrawInputs {
  if (kind === 'crossings') return { kind, entrants: entrants.map(asQualified) };
  const plain = entrants.map((entrant) =>
    entrant.group === null ? asEntrant(entrant) : asQualified(entrant),
  );
  return kind === 'groups'
    ? { kind, entrants: plain, groups: groups ?? 1 }
    : { kind, entrants: plain, seeds: seeds ?? 0 };
}
