import type { getGroup, Group as GroupPage, listBrackets, NextPlaces, Standing } from '@topspin/contract';
import { groupProspects, type Group, type Prospect } from '@topspin/engine';
import { sql } from 'kysely';
import { refuseUnseen } from '#features/competition/phases/policy.ts';
import { matchesWithPeople, selectShown, type ShownMatch } from '#features/competition/matches/rows.ts';
import { presentMatch } from '#features/competition/matches/present.ts';
import { publicAvatar, type Person } from '#features/players/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { findBracketPages, findGroupPage, type GroupPageRow } from './page-row.ts';
import {
  certainAcross,
  filledQualification,
  nextPlacesOf,
  type Certain,
} from '#features/competition/standings/next-places.ts';
import {
  asGroup,
  standingsIn,
  standingsOfPhase,
  type PlacedDecision,
  type PlacedRow,
} from '#features/competition/standings/standings.ts';
import { byesOfSwiss } from '#features/competition/standings/swiss.ts';
import type { GroupRow } from '#features/competition/store/groups.ts';
import { namesOf } from '#features/competition/store/people.ts';

type GroupMatch = ShownMatch & { readonly called_at: Date | null; readonly round_number: number };

/** A group or a bracket: players, standings with their ties explained, matches with where they lead. */
export async function readGroup({
  db,
  viewer,
  params,
  now,
}: Pick<Call<typeof getGroup>, 'db' | 'viewer' | 'params' | 'now'>): Promise<GroupPage> {
  const row = await findGroupPage(db, viewer, params.id);
  if (!row?.seen) throw fail('thing.notFound');
  return presentGroup(row, await matchesOf(db, [row.id]), now, await nextOf(db, row));
}

/** The brackets of an open, read together so that its page does not ask for each. */
export async function readBrackets({ db, viewer, params, now }: Call<typeof listBrackets>) {
  await refuseUnseen(db, viewer, params.id);
  const rows = await findBracketPages(db, viewer, params.id);
  if (rows.length === 0) return { collection: [] };
  const matches = await matchesOf(
    db,
    rows.map(({ id }) => id),
  );
  const ofGroup = Map.groupBy(matches, ({ group_id }) => group_id);
  return { collection: rows.map((row) => presentGroup(row, ofGroup.get(row.id) ?? [], now, null)) };
}

/** The comparison with the other groups, if the best of the next position qualify too. */
async function nextOf(db: Db, row: GroupPageRow): Promise<Across | null> {
  if (row.filling === null || row.type !== 'groups') return null;
  const groups = (await standingsOfPhase(db, row.phase_id)).map(({ group: { name }, played }) => ({
    name,
    played,
  }));
  const filler = { groups, bestOf: row.best_of, seed: row.seed, filling: row.filling };
  const qualification = filledQualification(filler);
  if (qualification === undefined) return null;
  const certain = certainAcross(filler, qualification);
  const names = await namesOf(
    db,
    groups.flatMap(({ played }) => played.players),
  );
  const places = nextPlacesOf(filler, (player) => names.get(player) ?? '', certain);
  return places === undefined ? null : { certain, places };
}

/** The consequences of the comparison of all groups of the phase. */
type Across = { readonly certain: Certain; readonly places: NextPlaces };

const presentGroup = (
  row: GroupPageRow,
  matches: readonly GroupMatch[],
  now: Date,
  across: Across | null,
): GroupPage => ({
  _id: row.id,
  phase_id: row.phase_id,
  open: { _id: row.open_id, name: row.open_name, may_manage: row.manages },
  number: row.number,
  name: row.name,
  type: row.type,
  qualify: row.qualify,
  ...(across && { next_places: across.places }),
  players: row.lines.map(
    ({ person, has_left: left }) => person && { _id: person.id, name: person.name, left },
  ),
  standings: row.type === 'knockout' ? [] : standingsOf(row, matches, now, across),
  byes: byesOf(row),
  matches: matches.map((match) => ({
    ...presentMatch(match, now),
    round_number: match.round_number,
    called_at: match.called_at?.toISOString() ?? null,
    next: nextMatchOf(match),
  })),
});

const nextMatchOf = ({ next_match_id, next_side }: ShownMatch) =>
  next_match_id === null || next_side === null ? null : { match_id: next_match_id, side: next_side };

const matchesOf = (db: Db, groupIds: readonly string[]): Promise<GroupMatch[]> =>
  selectShown(matchesWithPeople(db))
    .select(['m.called_at', 'm.round_number'])
    .where('m.group_id', '=', sql<string>`any(${groupIds}::uuid[])`)
    .orderBy('m.round_number')
    .orderBy('m.number')
    .orderBy('m.id')
    .execute();

function standingsOf(
  row: GroupPageRow,
  matches: readonly ShownMatch[],
  now: Date,
  across: Across | null,
): Standing[] {
  const group = asGroup(row, row.lines, matches);
  const prospects = across?.certain ?? prospectsOf(group, row, row.qualify);
  const people = new Map(row.lines.map(({ player_id, person }) => [player_id, person]));
  const begun = group.matches.some(({ result }) => result !== undefined);
  return standingsIn(row, row.lines, matches).map((standing) => ({
    ...figuresOf(standing),
    player: presentPerson(people.get(standing.player), now),
    decided_by: begun && standing.decidedBy ? presentDecision(standing.decidedBy) : null,
    certainty: certaintyOf(prospects.get(standing.player)),
  }));
}

function prospectsOf(
  group: Group,
  { best_of, type }: GroupRow,
  qualify: number | null,
): ReadonlyMap<string, Prospect> {
  // In a Swiss phase the rounds to come are not paired: nothing is certain before the last.
  if (qualify === null || type !== 'groups') return new Map();
  const prospects = groupProspects(group, { bestOf: best_of, from: 1, to: qualify });
  return new Map(prospects.map(({ player, prospect }) => [player, prospect]));
}

const certaintyOf = (prospect: Prospect | undefined): Standing['certainty'] =>
  prospect === undefined || prospect === 'open' ? null : prospect;

const figuresOf = (row: PlacedRow) => ({
  position: row.position,
  match_points: row.matchPoints,
  played: row.played,
  won: row.won,
  lost: row.lost,
  sets_won: row.setsWon,
  sets_lost: row.setsLost,
  points_won: row.pointsWon,
  points_lost: row.pointsLost,
  swiss: row.swiss && {
    byes: row.swiss.byes,
    buchholz: row.swiss.buchholz,
    fine_buchholz: row.swiss.fineBuchholz,
  },
});

function byesOf(row: GroupPageRow): GroupPage['byes'] {
  const people = new Map(row.lines.map(({ player_id, person }) => [player_id, person]));
  return byesOfSwiss(row).map(({ round, player }) => ({
    round,
    player: { _id: player, name: people.get(player)?.name ?? '' },
  }));
}

const presentPerson = (person: Person | null | undefined, now: Date): Standing['player'] => ({
  _id: person?.id ?? '',
  name: person?.name ?? '',
  avatar: person ? publicAvatar(person, now) : null,
  club: person?.club_name ?? null,
  guest: person?.guest ?? false,
  ...(person?.pair && { pair: true }),
});

const presentDecision = ({ criterion, among, won, lost }: PlacedDecision): Standing['decided_by'] => ({
  criterion,
  among: [...among],
  won,
  lost,
});
