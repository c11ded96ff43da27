import type { enterGroup, Group } from '@topspin/contract';
import { enterLate, enterLateNewcomer } from '#features/inscriptions/commands.ts';
import { refuseLargeGroups } from '#features/competition/draw/group-size.ts';
import { giveInitialRatings } from '#features/competition/ratings/ledger.ts';
import { holdPhase } from '#features/competition/phases/actions.ts';
import { removeMatchesOfGroup } from '#features/competition/store/matches.ts';
import { planMatches } from '#features/competition/play/plan-matches.ts';
import { playing, refuseStep, refuseUnless } from '#features/competition/phases/policy.ts';
import { writeDown } from '#features/competition/phases/page.ts';
import { keptReport } from '#features/competition/phases/report.ts';
import { updatePhase, type PhaseRow } from '#features/competition/store/phases.ts';
import { seededWith } from '#features/competition/swiss/field.ts';
import { presentSeeding } from '#features/competition/swiss/report.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { readGroup } from './page.ts';
import { addLine, findGroup, linesOfGroup, type GroupRow } from '#features/competition/store/groups.ts';

/** Adds a late player or pair at the end of a group, while none of its matches has started or been decided; rebuilds its order of play. A Swiss phase takes late players until it is over. */
export async function takeIntoGroup(call: Call<typeof enterGroup>): Promise<Group> {
  const { db, params, body } = call;
  const group = found(await findGroup(db, params.id));
  const { phase, open } = await holdPhase(db, group.phase_id);
  refuseUnless(playing, open);
  const isOpenToLate =
    phase.type !== 'knockout' && phase.source_phase_id === null && phase.state !== 'finished';
  if (!isOpenToLate) await refuseStep(db, phase, 'groups');
  const tables = phase.type === 'swiss' ? [] : await tablesOfUndecided(db, group);
  const player =
    'player_id' in body
      ? await enterLate(call, open, body.player_id)
      : await enterLateNewcomer({
          call,
          open,
          newcomer: body,
          effects: { initialRatings: giveInitialRatings },
        });
  if (phase.type === 'groups') refuseLargeGroups([[...(await linesOfGroup(db, group.id)), player]]);
  if (!(await addLine(db, group, player))) throw fail('phase.playerTwice', { player });
  if (phase.type === 'swiss') await seedLate(db, phase, player);
  else if (phase.state === 'matches') await replan(db, phase, group, tables);
  await writeDown(call, phase, 'enterGroup', { group: group.id, player });
  return readGroup(call);
}

/** In a Swiss phase a late player is in the next round that is paired, at their place by rating. */
async function seedLate(db: Db, phase: PhaseRow, player: string): Promise<void> {
  const inputs = presentSeeding(await seededWith(db, phase, player));
  await updatePhase(db, phase.id, { draw_report: JSON.stringify({ ...keptReport(phase), inputs }) });
}

/** The tables of a group; refuses a group with a match started or decided, even by walkover. */
async function tablesOfUndecided(db: Db, { id }: GroupRow): Promise<number[]> {
  const matches = await db
    .selectFrom('matches')
    .select(['state', 'table_number'])
    .where('group_id', '=', id)
    .execute();
  const decided = matches.filter(({ state }) => state === 'inPlay' || state === 'finished').length;
  if (decided > 0) throw fail('phase.matchesBegun', { matches: decided });
  return [...new Set(matches.flatMap(({ table_number }) => table_number ?? []))];
}

async function replan(db: Db, phase: PhaseRow, { id }: GroupRow, tables: readonly number[]): Promise<void> {
  await removeMatchesOfGroup(db, id);
  const players = (await linesOfGroup(db, id)).map(({ player_id }) => player_id);
  await planMatches(db, phase, { groups: [{ id, players }], tables });
}
