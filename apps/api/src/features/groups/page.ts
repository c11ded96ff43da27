import type { getGroup, Group as GroupPage, Standing } from '@topspin/contract';
import {
  groupProspects,
  groupStandings,
  type Decision,
  type Group,
  type Prospect,
  type StandingRow,
} from '@topspin/engine';
import { matchesWithPeople, presentMatch, selectShown, type ShownMatch } from '#features/matches/reads.ts';
import { manages } from '#features/opens/reads.ts';
import { phasesFedBy, refuseUnseen } from '#features/phases/reads.ts';
import { publicAvatar } from '#features/players/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { asGroup } from './standings.ts';
import { findGroup, linesOfGroup, peopleOf, resultsOfGroup, type GroupRow, type Person } from './store.ts';

type People = ReadonlyMap<string, Person>;

/** A group or a bracket: players, standings with their ties explained, matches with where they lead. */
export async function readGroup({
  db,
  viewer,
  params,
  now,
}: Pick<Call<typeof getGroup>, 'db' | 'viewer' | 'params' | 'now'>): Promise<GroupPage> {
  const row = await findGroup(db, params.id);
  if (!row) throw fail('thing.notFound');
  await refuseUnseen(db, viewer, row.open_id);
  const lines = await linesOfGroup(db, row.id);
  const people = await peopleOf(
    db,
    lines.map(({ player_id }) => player_id),
  );
  const qualify = await qualifyOf(db, row);
  return {
    _id: row.id,
    phase_id: row.phase_id,
    open: { _id: row.open_id, name: row.open_name, may_manage: await manages(db, viewer, row.open_id) },
    number: row.number,
    name: row.name,
    type: row.type,
    qualify,
    players: lines.map(({ player_id }) => (player_id === null ? null : named(people, player_id))),
    standings: row.type === 'groups' ? await standingsOf(db, row, { lines, people, qualify, now }) : [],
    matches: (await matchesOf(db, row.id)).map((match) => ({
      ...presentMatch(match, now),
      next: nextOf(match),
    })),
  };
}

const named = (people: People, id: string) => ({ _id: id, name: people.get(id)?.name ?? '' });

const nextOf = ({ next_match_id, next_side }: ShownMatch) =>
  next_match_id === null || next_side === null ? null : { match_id: next_match_id, side: next_side };

const matchesOf = (db: Db, groupId: string): Promise<ShownMatch[]> =>
  selectShown(matchesWithPeople(db))
    .where('m.group_id', '=', groupId)
    .orderBy('m.round_number')
    .orderBy('m.number')
    .execute();

/** How many of a group go on, when a later phase takes its first positions. */
async function qualifyOf(db: Db, { type, phase_id }: GroupRow): Promise<number | null> {
  if (type !== 'groups') return null;
  const main = (await phasesFedBy(db, phase_id)).find(({ position_from }) => position_from === 1);
  return main?.position_to ?? null;
}

type Shown = {
  readonly lines: Awaited<ReturnType<typeof linesOfGroup>>;
  readonly people: People;
  readonly qualify: number | null;
  readonly now: Date;
};

async function standingsOf(
  db: Db,
  row: GroupRow,
  { lines, people, qualify, now }: Shown,
): Promise<Standing[]> {
  const group = asGroup(row, lines, await resultsOfGroup(db, row.id));
  const prospects = prospectsOf(group, row, qualify);
  const begun = group.matches.some(({ result }) => result !== undefined);
  return groupStandings(group).map((standing) => ({
    ...figuresOf(standing),
    player: presentPerson(people.get(standing.player), now),
    decided_by: begun && standing.decidedBy ? presentDecision(standing.decidedBy) : null,
    certainty: certaintyOf(prospects.get(standing.player)),
  }));
}

function prospectsOf(
  group: Group,
  { best_of }: GroupRow,
  qualify: number | null,
): ReadonlyMap<string, Prospect> {
  if (qualify === null) return new Map();
  const prospects = groupProspects(group, { bestOf: best_of, from: 1, to: qualify });
  return new Map(prospects.map(({ player, prospect }) => [player, prospect]));
}

const certaintyOf = (prospect: Prospect | undefined): Standing['certainty'] =>
  prospect === undefined || prospect === 'open' ? null : prospect;

const figuresOf = (row: StandingRow) => ({
  position: row.position,
  match_points: row.matchPoints,
  played: row.played,
  won: row.won,
  lost: row.lost,
  sets_won: row.setsWon,
  sets_lost: row.setsLost,
  points_won: row.pointsWon,
  points_lost: row.pointsLost,
});

const presentPerson = (person: Person | undefined, now: Date): Standing['player'] => ({
  _id: person?.id ?? '',
  name: person?.name ?? '',
  avatar: person ? publicAvatar(person, now) : null,
  club: person?.club_name ?? null,
});

const presentDecision = ({ criterion, among, won, lost }: Decision): Standing['decided_by'] => ({
  criterion,
  among: [...among],
  won,
  lost,
});
