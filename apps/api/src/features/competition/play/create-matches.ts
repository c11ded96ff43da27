import { leftStates } from '@topspin/engine';
import type { createMatches, Phase } from '@topspin/contract';
import { groupsOfPhase, linesOfPhase } from '#features/competition/store/groups.ts';
import { withdrawFromMatches } from './withdraw.ts';
import type { Call, Db } from '#http/call.ts';
import { holdPhase } from '#features/competition/phases/actions.ts';
import { planMatches } from './plan-matches.ts';
import { steppedTo } from '#features/competition/phases/page.ts';
import { playing, refuseStep, refuseUnless } from '#features/competition/phases/policy.ts';
import { tablesOf, updatePhase, type PhaseRow } from '#features/competition/store/phases.ts';

/** Creates the matches of a phase whose groups are saved: the order of play, or the bracket. */
export async function makeMatches(call: Call<typeof createMatches>): Promise<Phase> {
  const { db, params, now } = call;
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(playing, open);
  if (phase.state !== 'groups' || phase.type === 'swiss') await refuseStep(db, phase, 'matches');
  const lines = await linesOfPhase(db, phase.id);
  const groups = (await groupsOfPhase(db, phase.id)).map(({ id }) => ({
    id,
    players: lines.filter(({ group_id }) => group_id === id).map(({ player_id }) => player_id),
  }));
  await planMatches(db, phase, { groups, tables: await tablesOf(db, open.venue_id) });
  await updatePhase(db, phase.id, { state: 'matches' });
  await decideForThoseWhoLeft(db, phase, now);
  return steppedTo(call, phase, 'createMatches');
}

/** A player who left after the draw keeps their place in it, and gives walkovers. */
async function decideForThoseWhoLeft(db: Db, phase: PhaseRow, at: Date): Promise<void> {
  const left = await db
    .selectFrom('open_sides as i')
    .innerJoin('group_players as g', 'g.player_id', 'i.side_id')
    .select('g.player_id')
    .where('g.phase_id', '=', phase.id)
    .where('i.open_id', '=', phase.open_id)
    .where('i.state', 'in', leftStates)
    .execute();
  for (const { player_id } of left)
    if (player_id !== null) await withdrawFromMatches(db, phase.open_id, player_id, at);
}
