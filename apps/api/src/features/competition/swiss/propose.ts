import type { drawRound, SwissProposal } from '@topspin/contract';
import {
  checkSwissPairs,
  pairSwissRound,
  phasesDuring,
  roundsWarning,
  waitsForMatches,
  type MatchId,
  type PlayerId,
  type SwissPairs,
  type SwissRound,
} from '@topspin/engine';
import { entrantsByIds } from '#features/competition/draw/entrants.ts';
import { holdPhase } from '#features/competition/phases/actions.ts';
import { refuseStep, refuseUnless } from '#features/competition/phases/policy.ts';
import { standingsOfGroup } from '#features/competition/standings/standings.ts';
import { namesOf } from '#features/competition/store/people.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';
import type { Call, Db } from '#http/call.ts';
import { presentClubs } from '#features/players/reads.ts';
import { fail, orFail } from '#http/fail.ts';
import { standOf, type SwissStand } from './field.ts';
import { presentSwissNotKept } from './report.ts';

/** Proposes the next round, or judges the pairs that somebody made of it; nothing is saved. */
export async function proposeRound({ db, params, body }: Call<typeof drawRound>): Promise<SwissProposal> {
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(phasesDuring, open);
  await refuseUnlessNext(db, phase);
  const stand = await standOf(db, phase);
  const { pairs, bye, report } = roundOf(stand, body.seed ?? phase.seed, body.changed);
  const people = new Map(
    (
      await entrantsByIds(
        db,
        report.inputs.entrants.map(({ player }) => player),
      )
    ).map((one) => [one.player, one]),
  );
  const positions = await positionsOf(db, stand);
  return {
    round: stand.round,
    seed: report.seed,
    pairs: pairs.map(([a, b]) => [a, b]),
    bye,
    entrants: report.inputs.entrants.map(({ player, rating, wins }) => {
      const { name = '', clubs = [] } = people.get(player) ?? {};
      return {
        _id: player,
        name,
        rating,
        wins,
        position: positions.get(player) ?? null,
        ...presentClubs(clubs),
      };
    }),
    not_kept: report.notKept.map(presentSwissNotKept),
    waits_for: await waitedFor(db, stand, waitsForMatches(requestOf(stand, report.seed))),
    warning: warningOf(report.inputs.entrants.length, phase, stand.round),
  };
}

/** The positions in the table as it stands now; none before the first round. */
async function positionsOf(db: Db, { group }: SwissStand): Promise<ReadonlyMap<PlayerId, number>> {
  const table = group === undefined ? [] : await standingsOfGroup(db, group.id);
  return new Map(table.map(({ player, position }) => [player, position]));
}

/** Each round draws its own lots from the seed that was given. */
export const requestOf = ({ field, round, rounds }: SwissStand, seed: string) => ({
  field,
  round,
  rounds,
  seed: `${seed}:${round}`,
});

/** The round that the seed gives, or with the pairs that somebody made of it. */
export function roundOf(stand: SwissStand, seed: string, changed: SwissPairs | undefined): SwissRound {
  const drawn = orFail(pairSwissRound(requestOf(stand, seed)));
  const round = { ...drawn, report: { ...drawn.report, seed } };
  if (changed === undefined || isSame(drawn, changed)) return round;
  const notKept = orFail(checkSwissPairs(stand.field, stand.round, changed));
  return { ...changed, report: { ...round.report, notKept } };
}

const isSame = (one: SwissPairs, other: SwissPairs): boolean =>
  JSON.stringify([one.pairs, one.bye]) === JSON.stringify([other.pairs, other.bye]);

/** Refuses a round where none can come: of another kind of phase, of one that is over, or after its last round. */
export async function refuseUnlessNext(db: Db, phase: PhaseRow): Promise<void> {
  if (phase.type !== 'swiss' || phase.state === 'finished') await refuseStep(db, phase, 'matches');
  const paired = phase.draw_report?.rounds?.length ?? 0;
  if (paired >= (phase.rounds_count ?? 0)) throw fail('swiss.noRoundLeft', { rounds: phase.rounds_count });
}

async function waitedFor(
  db: Db,
  { field }: SwissStand,
  ids: readonly MatchId[],
): Promise<SwissProposal['waits_for']> {
  const waiting = field.matches.filter(({ id }) => ids.includes(id));
  const names = await namesOf(
    db,
    waiting.flatMap(({ a, b }) => [a, b]),
  );
  return waiting.map(({ id, a, b }) => ({ match_id: id, a: names.get(a) ?? '', b: names.get(b) ?? '' }));
}

/** Said before the first round, when the number can still be chosen freely. */
function warningOf(
  players: number,
  { rounds_count: rounds }: PhaseRow,
  round: number,
): SwissProposal['warning'] {
  const warning = rounds === null || round > 1 ? undefined : roundsWarning(players, rounds);
  if (warning === undefined) return null;
  return {
    code: warning.code,
    rounds: warning.rounds,
    suits: warning.code === 'swiss.roundsTooMany' ? warning.most : warning.least,
  };
}
