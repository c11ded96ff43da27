import { randomUUIDv7 } from 'node:crypto';
import type { fixRound, Phase, takeRoundBack } from '@topspin/contract';
import { hasBegun, waitsForMatches } from '@topspin/engine';
import { holdPhase } from '#features/competition/phases/actions.ts';
import { steppedTo } from '#features/competition/phases/page.ts';
import { playing, refuseStep, refuseUnless } from '#features/competition/phases/policy.ts';
import { keptReport } from '#features/competition/phases/report.ts';
import { insertGroup, removeGroups } from '#features/competition/store/groups.ts';
import { insertMatches, matchesOfPhase, removeMatchesOfRound } from '#features/competition/store/matches.ts';
import { tablesOf, updatePhase, type PhaseRow } from '#features/competition/store/phases.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { roundsPaired, standOf, type SwissStand } from './field.ts';
import { refuseUnlessNext, requestOf, roundOf } from './propose.ts';
import { roundRows } from './round-rows.ts';
import { withRound } from './report.ts';

/** Fixes the next round as proposed or changed by hand: its matches are there from now on. */
export async function makeRound(call: Call<typeof fixRound>): Promise<Phase> {
  const { db, params, body } = call;
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(playing, open);
  await refuseUnlessNext(db, phase);
  const stand = await standOf(db, phase);
  if (stand.round !== body.round) throw fail('swiss.roundChanged', { round: stand.round - 1 });
  const waiting = waitsForMatches(requestOf(stand, body.seed));
  if (waiting.length > 0) throw fail('swiss.roundWaits', { matches: waiting.length });
  const made = roundOf(stand, body.seed, body);
  const groupId = stand.group?.id ?? (await fillGroup(db, phase, stand));
  const before = await matchesOfPhase(db, phase.id);
  const tables = await tablesOf(db, open.venue_id);
  await insertMatches(
    db,
    roundRows({ phase, groupId, round: stand.round, tables, before: before.length }, made.pairs),
  );
  const seeding = { seed: phase.seed, entrants: stand.field.entrants };
  const report = withRound(keptReport(phase), seeding, made);
  await updatePhase(db, phase.id, { state: 'matches', draw_report: JSON.stringify(report) });
  return steppedTo(call, phase, 'fixRound');
}

/** The one group of a Swiss phase: everybody who plays it, in seeding order. */
async function fillGroup(db: Db, phase: PhaseRow, { field }: SwissStand): Promise<string> {
  const id = randomUUIDv7();
  const group = { id, phase_id: phase.id, number: 1, name: phase.name };
  await insertGroup(
    db,
    group,
    field.entrants.map(({ player }) => player),
  );
  return id;
}

/** Takes the last round back, to pair it anew; with the first one the phase is as it was before. */
export async function undoRound(call: Call<typeof takeRoundBack>): Promise<Phase> {
  const { db, params, body } = call;
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(playing, open);
  const last = roundsPaired(phase);
  if (phase.type !== 'swiss' || last === 0 || phase.state === 'finished')
    await refuseStep(db, phase, 'created');
  if (last !== body.round) throw fail('swiss.roundChanged', { round: last });
  const inRound = (await matchesOfPhase(db, phase.id)).filter(({ round_number }) => round_number === last);
  const begun = inRound.filter(hasBegun).length;
  if (begun > 0) throw fail('phase.matchesBegun', { matches: begun });
  await removeMatchesOfRound(db, phase.id, last);
  if (last === 1) {
    await removeGroups(db, phase.id);
    await updatePhase(db, phase.id, { state: 'created', draw_report: null });
  } else {
    const report = keptReport(phase);
    await updatePhase(db, phase.id, {
      draw_report: JSON.stringify({ ...report, rounds: (report?.rounds ?? []).slice(0, -1) }),
    });
  }
  return steppedTo(call, phase, 'takeRoundBack');
}
