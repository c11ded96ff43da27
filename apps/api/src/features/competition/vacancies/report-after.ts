import { drawInputs } from '@topspin/contract';
import {
  checkChange,
  type ClubId,
  type DrawInputs,
  type Entrant,
  type NotKept,
  type PlayerId,
} from '@topspin/engine';
import type { LineRow } from '#features/competition/store/groups.ts';
import type { Db } from '#http/call.ts';
import { entrantsByIds } from '#features/competition/draw/entrants.ts';
import type { KeptReport, KeptVacancy } from '#db/json-types.ts';
import { presentNotKept } from '#features/competition/phases/report.ts';

type Fault = KeptReport['not_kept'][number];
type Replacement = { readonly player: PlayerId; readonly by: PlayerId };

/**
 * What a draw does not keep once somebody stands in the place of another: what was said of it as far as it still holds,
 * and what has come about by the replacement. The inputs of the report stay those of the draw, which can be run again.
 */
export async function faultsAfter(
  db: Db,
  report: KeptReport,
  linesBefore: readonly LineRow[],
  replacement: Replacement,
): Promise<Fault[]> {
  const earlier = (report.vacancies ?? []).filter(isReplacement);
  const entrants = await entrantsByIds(
    db,
    [...earlier, replacement].map(({ by }) => by),
  );
  const known = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  const inputs = earlier.reduce((all, one) => withPlaceOf(all, one, known), drawInputs(report.inputs));
  const before = checkChange(inputs, groupsOf(linesBefore));
  const after = checkChange(
    withPlaceOf(inputs, replacement, known),
    groupsOf(linesBefore).map((lines) => lines.map((player) => taken(player, replacement))),
  );
  // A correction may have moved others since, of whom the report does not know: then what it says is left as it is.
  if (!before.ok || !after.ok) return report.not_kept;
  return merged(report.not_kept, { before: before.value, after: after.value }, replacement);
}

const isReplacement = (vacancy: KeptVacancy): vacancy is Replacement => vacancy.by !== null;

const taken = <T extends PlayerId | null>(player: T, { player: left, by }: Replacement): T | PlayerId =>
  player === left ? by : player;

const groupsOf = (lines: readonly LineRow[]): (PlayerId | null)[][] =>
  [...Map.groupBy(lines, ({ group_id }) => group_id).values()].map((inGroup) =>
    inGroup.map(({ player_id }) => player_id),
  );

type Known = ReadonlyMap<
  PlayerId,
  { readonly rating: number; readonly rated: boolean; readonly club?: ClubId }
>;

/** The inputs with somebody on the place of another: their own rating and club, the group and position of the place. */
function withPlaceOf(inputs: DrawInputs, { player, by }: Replacement, known: Known): DrawInputs {
  const inPlace = <E extends Entrant>(entrant: E): E => {
    if (entrant.player !== player) return entrant;
    const { club: _, ...place } = entrant;
    const { rating = entrant.rating, rated = entrant.rated, club } = known.get(by) ?? {};
    return { ...place, player: by, rating, rated, ...(club !== undefined && { club }) } as E;
  };
  switch (inputs.kind) {
    case 'groups':
    case 'knockout':
      return { ...inputs, entrants: inputs.entrants.map(inPlace) };
    case 'crossings':
      return { ...inputs, entrants: inputs.entrants.map(inPlace) };
  }
}

type Checked = { readonly before: readonly NotKept[]; readonly after: readonly NotKept[] };

const keyOf = ({ constraint, players }: Pick<Fault, 'constraint' | 'players'>): string =>
  [constraint, ...players.toSorted()].join(' ');

/** Faults said before, unless they are gone, and those that are new. */
function merged(said: readonly Fault[], { before, after }: Checked, replacement: Replacement): Fault[] {
  const moved = (players: readonly string[]) => players.map((player) => taken(player, replacement));
  const inPlace = <F extends { readonly players: readonly string[] }>(fault: F) => ({
    ...fault,
    players: moved(fault.players),
  });
  const were = new Set(before.map((fault) => keyOf(inPlace(fault))));
  const are = new Set(after.map(presentNotKept).map(keyOf));
  const still = said.map(inPlace).filter((fault) => !were.has(keyOf(fault)) || are.has(keyOf(fault)));
  const fresh = after.map(presentNotKept).filter((fault) => !were.has(keyOf(fault)));
  return [
    ...still,
    ...fresh.map((fault) =>
      fault.why === 'manualChange' ? { ...fault, why: 'replacement' as const } : fault,
    ),
  ];
}
