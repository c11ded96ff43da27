import { drawInputs } from '@topspin/contract';
import { checkChange, type DrawInputs, type Entrant, type NotKept, type PlayerId } from '@topspin/engine';
import type { LineRow } from '#features/competition/store/groups.ts';
import type { Db } from '#http/call.ts';
import { entrantsByIds } from '#features/competition/draw/entrants.ts';
import type { KeptReport, KeptVacancy } from '#db/json-types.ts';
import { presentNotKept } from '#features/competition/phases/report.ts';

type Fault = KeptReport['not_kept'][number];
type Replacement = { readonly player: PlayerId; readonly by: PlayerId };

/**
 * The broken constraints of a draw after a replacement: those reported before that still hold, and those caused by the
 * replacement. The inputs of the report stay those of the draw, so that it can be repeated.
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
  // A correction may have moved players unknown to the report since; then it is left unchanged.
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

type Known = ReadonlyMap<PlayerId, Pick<Entrant, 'rating' | 'rated' | 'club' | 'otherClub'>>;

/** The inputs after a replacement: the new player's rating and clubs, the group and position of the place. */
function withPlaceOf(inputs: DrawInputs, { player, by }: Replacement, known: Known): DrawInputs {
  const inPlace = <E extends Entrant>(entrant: E): E => {
    if (entrant.player !== player) return entrant;
    const { club: _, otherClub: __, ...place } = entrant;
    const { rating = entrant.rating, rated = entrant.rated, club, otherClub } = known.get(by) ?? {};
    const clubs = { ...(club !== undefined && { club }), ...(otherClub !== undefined && { otherClub }) };
    return { ...place, player: by, rating, rated, ...clubs } as E;
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

/** Earlier violations that still hold, and new ones. */
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
