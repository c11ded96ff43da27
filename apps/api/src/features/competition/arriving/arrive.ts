import { randomUUIDv7 } from 'node:crypto';
import type { TravelEvent, TravelMatch, TravelPair, TravelPhase } from '@topspin/contract';
import type { GroupId, OpenId, PhaseId } from '@topspin/engine';
import { classify, settleClassification } from '#features/competition/classification/classify.ts';
import { insertArrivedConflicts } from '#features/competition/store/conflicts.ts';
import { insertArrivedGroups } from '#features/competition/store/groups.ts';
import { insertArrivedEvents } from '#features/competition/store/log.ts';
import { insertArrivedMatches } from '#features/competition/store/matches.ts';
import { insertPhase } from '#features/competition/store/phases.ts';
import { insertArrivedSets } from '#features/competition/store/sets.ts';
import type { Db } from '#http/call.ts';

type Arriving = {
  readonly openId: string;
  readonly phases: readonly TravelPhase[];
  /** Those of an open of doubles. */
  readonly pairs: readonly TravelPair[];
  readonly isFinished: boolean;
};

/**
 * Writes the phases of an open that came as a file, with its groups, matches and logs; their ids are those they will have. What follows
 * from results is worked out anew: positions, and which matches would move ratings if the open were trusted.
 */
export async function arrivePhases(db: Db, { openId, phases, pairs, isFinished }: Arriving): Promise<void> {
  const sideOf = sidesOf(pairs);
  const inOrder = phases.toSorted((one, other) => one.number - other.number);
  for (const phase of inOrder) await insertPhase(db, phaseRow(phase, openId));
  const groups = phases.flatMap(({ id, groups: all }) => all.map((group) => ({ ...group, phase: id })));
  await insertArrivedGroups(db, groups.map(groupRow), groups.flatMap(lineRows(sideOf)));
  const played = groups.flatMap(({ id, phase, matches }) =>
    matches.map((match) => ({ match, group: id, phase })),
  );
  await insertArrivedMatches(
    db,
    played.map((one) => matchRow(one, { openId, sideOf })),
  );
  const matches = played.map(({ match }) => match);
  await insertArrivedSets(db, matches.flatMap(setRows));
  const logs = matches.filter(({ log }) => log.length > 0);
  await insertArrivedEvents(
    db,
    logs.map(({ id, log }) => ({ match_id: id, log })),
  );
  await insertArrivedConflicts(db, matches.flatMap(conflictRows));
  if (isFinished) await settleClassification(db, openId);
  // Brackets that no classification understands are refused here, and not on the page that shows them.
  else await classify(db, openId);
}

const phaseRow = (phase: TravelPhase, openId: string) => ({
  id: phase.id as PhaseId,
  open_id: openId as OpenId,
  number: phase.number,
  name: phase.name,
  type: phase.type,
  state: phase.state,
  source_from: phase.source ? ('phase' as const) : ('registrations' as const),
  source_phase_id: phase.source?.phase ?? null,
  position_from: phase.source?.position_from ?? null,
  position_to: phase.source?.position_to ?? null,
  fill_to: phase.source?.fill_to ?? null,
  groups_count: phase.groups_count,
  group_size: phase.group_size,
  seeds: phase.seeds,
  best_of: phase.best_of,
  third_place: phase.third_place,
  rounds_count: phase.rounds_count ?? null,
  swiss_order: phase.swiss_order ? JSON.stringify(phase.swiss_order) : null,
  seed: phase.seed,
  draw_report: phase.report && JSON.stringify(phase.report),
  created_at: phase.created_at,
});

type Group = TravelPhase['groups'][number] & { readonly phase: string };

const groupRow = ({ id, phase, number, name, created_at }: Group) => ({
  id: id as GroupId,
  phase_id: phase as PhaseId,
  number,
  name,
  created_at,
});

type Side = { readonly members: readonly string[] };
type SideOf = (side: Side) => string | null;

/** Finds the id of a side by its members: that of their pair, or of the single player. */
function sidesOf(pairs: readonly TravelPair[]): SideOf {
  const known = new Map(pairs.map(({ id, members }) => [members.join(' '), id]));
  return ({ members }) => known.get(members.join(' ')) ?? members[0] ?? null;
}

const lineRows =
  (sideOf: SideOf) =>
  ({ id, phase, lines }: Group) =>
    lines.map(({ line, members }) => ({
      group_id: id,
      phase_id: phase,
      line,
      player_id: sideOf({ members }),
    }));

type Played = { readonly match: TravelMatch; readonly group: string; readonly phase: string };

/** Whether a match would move the ratings: somebody won, and a point was played. */
const counts = ({ winner, outcome, sets }: TravelMatch): boolean =>
  winner !== null && outcome !== 'walkover' && sets.some((set) => set.played_a + set.played_b > 0);

const setsWon = ({ sets, state, annulled }: TravelMatch, by: 'a' | 'b'): number =>
  annulled !== null || state === 'waiting'
    ? 0
    : sets.filter((set) => Math.max(set.a, set.b) >= 11 && set[by] - set[by === 'a' ? 'b' : 'a'] >= 2).length;

type InOpen = { readonly openId: string; readonly sideOf: SideOf };

function matchRow({ match, group, phase }: Played, { openId, sideOf }: InOpen) {
  const [a, b] = match.sides;
  return {
    id: match.id,
    open_id: openId,
    phase_id: phase,
    group_id: group,
    round: match.round,
    number: match.number,
    round_number: match.round_number,
    player_a: sideOf(a),
    player_b: sideOf(b),
    umpire_id: match.umpire,
    table_number: match.table,
    state: match.state,
    outcome: match.outcome,
    winner: match.winner,
    came_a: match.came?.[0] ?? null,
    came_b: match.came?.[1] ?? null,
    annulled: match.annulled,
    counts: counts(match),
    best_of: match.best_of,
    sets_won_a: setsWon(match, 'a'),
    sets_won_b: setsWon(match, 'b'),
    last_seq: match.log.length,
    from_sheet: match.from_sheet,
    next_match_id: match.winner_to?.match ?? null,
    next_side: match.winner_to?.side ?? null,
    loser_next_match_id: match.loser_to?.match ?? null,
    loser_next_side: match.loser_to?.side ?? null,
    called_at: match.called_at,
    started_at: match.started_at,
    finished_at: match.finished_at,
    created_at: match.created_at,
  };
}
export type ArrivedMatch = ReturnType<typeof matchRow>;

const setRows = ({ id, sets }: TravelMatch) =>
  sets.map((set, at) => ({ match_id: id, number: at + 1, ...set }));

/** Events as their device would send them, under new ids; the conflict has that of the first. */
const sentAgain = (events: readonly TravelEvent[], after: number) =>
  events.map((event, at) => ({ ...event, id: randomUUIDv7(), seq: after + at + 1 }));

const conflictRows = ({ id: match_id, conflicts }: TravelMatch) =>
  conflicts.map((one) => {
    const events = sentAgain(one.events, one.based_on);
    return {
      id: events[0]?.id,
      match_id,
      based_on: one.based_on,
      agrees: one.agrees,
      events,
      code: one.code,
      created_at: one.created_at,
      decision: one.decision,
      decided_at: one.decided_at,
    };
  });
