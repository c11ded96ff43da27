import {
  bracketMatches,
  drawCrossings,
  otherSide,
  type BracketMatch,
  type KnockoutDraw,
  type PlayerId,
  type QualifiedEntrant,
  type RatedMatch,
  type Side,
} from '@topspin/engine';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { presentReport } from '#features/competition/phases/report.ts';
import { minutesAfter, phaseId, seedOf, type Stage } from './group-stage.ts';
import { addMatch, addScored, addWaiting, type Called, type Finished, type Planned } from './match-rows.ts';
import type { DemoOpen } from './opens.ts';
import { asRated, bestOf, rate } from './results.ts';
import { idOf, type World } from './world.ts';

const name = 'Eliminatoria';

const phaseRow = (open: DemoOpen): Omit<Insertable<Database['phases']>, 'state'> => ({
  id: phaseId(open, 2),
  open_id: open.id,
  number: 2,
  name,
  type: 'knockout',
  source_from: 'phase',
  source_phase_id: phaseId(open, 1),
  position_from: 1,
  position_to: 2,
  best_of: bestOf,
  third_place: true,
  seed: seedOf(open, 2),
});

/** The knockout, prepared while the groups are still in play. */
export function prepareKnockout({ rows }: World, open: DemoOpen): void {
  rows.phases.push({ ...phaseRow(open), state: 'created' });
}

/** Draws the crossings of an open and plays them to the champion, or up to the present. */
export function playKnockout(world: World, open: DemoOpen, { qualifiers, endsAt }: Stage): void {
  const { lines, report } = crossings(qualifiers, seedOf(open, 2));
  const { rows } = world;
  const phase_id = phaseId(open, 2);
  const draw_report = JSON.stringify(presentReport(report));
  const before = rows.matches.length;
  rate(world, playBracket(world, open, bracketMatches(lines, { thirdPlace: true }), endsAt));
  const isOver = rows.matches.slice(before).every(({ state }) => state === 'finished');
  rows.phases.push({ ...phaseRow(open), state: isOver ? 'finished' : 'matches', draw_report });
  rows.groups.push({ id: bracketId(open), phase_id, number: 1, name });
  lines.forEach((player_id, line) =>
    rows.group_players.push({ group_id: bracketId(open), phase_id, line: line + 1, player_id }),
  );
}

const bracketId = (open: DemoOpen): string => idOf(`bracket ${open.name}`);

function crossings(qualifiers: readonly QualifiedEntrant[], seed: string): KnockoutDraw {
  const drawn = drawCrossings({ qualifiers, seed });
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
}

type Slots = Record<Side, PlayerId | null>;

/** Plays a bracket round by round, as far as its players are known; the final is scored point by point. */
function playBracket(
  world: World,
  open: DemoOpen,
  matches: readonly BracketMatch[],
  from: Date,
): RatedMatch[] {
  const slots = matches.map(({ a, b }): Slots => ({ a, b }));
  const before = world.rows.matches.length;
  const rated = matches.flatMap((match, index) => {
    const planned = planMatch(world, open, { match, index, from });
    const { a, b } = slots[index] ?? { a: null, b: null };
    if (a === null || b === null) {
      addWaiting(world, planned, { a, b });
      return [];
    }
    const called = { ...planned, pair: { a, b } };
    const finished = play(world, match, called);
    if (!finished) return [];
    const { result, at } = finished;
    const winner = result.winner ?? 'a';
    send(slots, match.winnerTo, called.pair[winner]);
    send(slots, match.loserTo, called.pair[otherSide(winner)]);
    return asRated({ ...called.pair, id: called.id, openId: open.id }, result, at);
  });
  laterRoundsFirst(world, before);
  return rated;
}

const play = (world: World, match: BracketMatch, called: Called): Finished | undefined =>
  match.name === 'final' && called.endsAt <= world.now ? addScored(world, called) : addMatch(world, called);

function send(slots: readonly Slots[], to: BracketMatch['winnerTo'], player: PlayerId): void {
  const next = to && slots[to.match];
  if (next) next[to.side] = player;
}

const roundMinutes = 35;

type Place = {
  readonly match: BracketMatch;
  readonly index: number;
  readonly from: Date;
};

function planMatch({ random }: World, open: DemoOpen, { match, index, from }: Place): Planned {
  const idAt = (place: number): string => idOf(`bracket match ${open.name} ${place}`);
  const startsAt = minutesAfter(from, 10 + (match.round - 1) * roundMinutes);
  const row = {
    open_id: open.id,
    phase_id: phaseId(open, 2),
    group_id: bracketId(open),
    round: match.name,
    number: match.position,
    round_number: match.round,
    table_number: 1 + ((match.position - 1) % open.tables),
    best_of: bestOf,
    next_match_id: match.winnerTo && idAt(match.winnerTo.match),
    next_side: match.winnerTo?.side ?? null,
    loser_next_match_id: match.loserTo && idAt(match.loserTo.match),
    loser_next_side: match.loserTo?.side ?? null,
  };
  const endsAt = minutesAfter(startsAt, 15 + random() * 14);
  return { id: idAt(index), row, startsAt, endsAt };
}

/** A match can only reference an existing one. */
function laterRoundsFirst({ rows }: World, from: number): void {
  rows.matches.push(...rows.matches.splice(from).toReversed());
}
