import type { NextPlaces } from '@topspin/contract';
import {
  placesToFill,
  prospectsAcross,
  rankAcross,
  type AcrossRow,
  type BestOf,
  type Filling,
  type FilledQualification,
  type Group,
  type PlayerId,
  type Prospect,
} from '@topspin/engine';

/** The groups of a phase, and what a later one takes from them. */
export type Filler = {
  readonly groups: readonly { readonly name: string; readonly played: Group }[];
  readonly bestOf: BestOf;
  /** The seed of the phase, for the lots. */
  readonly seed: string;
  readonly filling: Filling | null;
};

export type NamePlayer = (player: PlayerId) => string;

/** How the best of the next position qualify; undefined if none do, or if the groups are too few or too small for it. */
export function filledQualification({
  groups,
  bestOf,
  seed,
  filling,
}: Filler): FilledQualification | undefined {
  if (filling === null) return undefined;
  const places = placesToFill(
    groups.map(({ played }) => played.players.length),
    filling,
  );
  if (!places.ok) return undefined;
  return { bestOf, from: filling.from, to: filling.to, places: places.value, lotSeed: seed };
}

export type Certain = ReadonlyMap<PlayerId, Prospect>;

/** All that is certain about each player of each group once the groups are compared. */
export const certainAcross = ({ groups }: Filler, qualification: FilledQualification): Certain =>
  new Map(
    prospectsAcross(
      groups.map(({ played }) => played),
      qualification,
    )
      .flat()
      .map(({ player, prospect }) => [player, prospect]),
  );

/** The comparison of the next position across the groups, with what decided each rank and what is certain. */
export function nextPlacesOf(filler: Filler, nameOf: NamePlayer, certain?: Certain): NextPlaces | undefined {
  const qualification = filledQualification(filler);
  if (qualification === undefined || filler.filling === null) return undefined;
  const { groups, filling } = filler;
  const prospects = certain ?? certainAcross(filler, qualification);
  const position = qualification.to + 1;
  const rows = rankAcross(
    groups.map(({ played }) => played),
    position,
    filler.seed,
  );
  return {
    position,
    places: qualification.places,
    fill_to: filling.fillTo,
    is_over: groups.every(({ played }) => isOver(played)),
    rows: rows.map((row) => presentRow(row, groups[row.group]?.name ?? '', nameOf, prospects)),
  };
}

const isOver = ({ players, matches }: Group): boolean =>
  matches.length >= (players.length * (players.length - 1)) / 2 &&
  matches.every(({ result }) => result !== undefined);

function presentRow(
  { player, matchPoints, setsWon, setsLost, pointsWon, pointsLost, without, decidedBy }: AcrossRow,
  group: string,
  nameOf: NamePlayer,
  certain: Certain,
): NextPlaces['rows'][number] {
  const prospect = certain.get(player) ?? 'open';
  return {
    player: { _id: player, name: nameOf(player) },
    group,
    match_points: matchPoints,
    sets_won: setsWon,
    sets_lost: setsLost,
    points_won: pointsWon,
    points_lost: pointsLost,
    without: without.map(nameOf),
    decided_by: decidedBy ? { ...decidedBy, among: [...decidedBy.among] } : null,
    certainty: prospect === 'open' ? null : prospect,
  };
}
