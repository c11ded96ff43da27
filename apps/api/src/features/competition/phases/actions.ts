import { completeOrder, phasesDuring, swissPresets, swissRounds, type SwissOrder } from '@topspin/engine';
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import {
  phasesAtMost,
  type createPhase,
  type deletePhase,
  type editPhase,
  type listPhases,
  type Phase,
} from '@topspin/contract';
import { apiTexts } from '@topspin/messages/api';
import { partGone } from '#features/inscriptions/commands.ts';
import { lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { given } from '#http/given.ts';
import { refuseStale } from '#http/stale-version.ts';
import { phasePage, phasePages, writeDown } from './page.ts';
import { syncPhase } from './sync.ts';
import { refuseStep, refuseUnless, refuseUnseen } from './policy.ts';
import { refuseUnfillableFrom } from '#features/competition/standings/unfillable.ts';
import {
  countMatches,
  countPlayers,
  findPhase,
  insertPhase,
  lockPhase,
  phasesFedBy,
  phasesOfOpen,
  removePhase,
  updatePhase,
  type PhaseRow,
} from '#features/competition/store/phases.ts';
import { lockMatchesOfPhase } from '#features/competition/store/matches.ts';
import { keepPairs, keepPhase } from '#features/competition/store/removed-phases.ts';

export async function readPhases({ db, viewer, params }: Call<typeof listPhases>) {
  await refuseUnseen(db, viewer, params.id);
  return { collection: await phasePages(db, await phasesOfOpen(db, params.id)) };
}

/**
 * Locks a phase until this transaction ends, in the one order that avoids deadlocks: the open, then matches by round and
 * id, then their phase. Finishing a match starts from the matches and locks the phase last.
 */
export async function holdPhase(db: Db, id: string): Promise<{ phase: PhaseRow; open: LockedOpen }> {
  const seen = await findPhase(db, id);
  const open = seen && (await lockOpen(db, seen.open_id));
  await lockMatchesOfPhase(db, id);
  const phase = open && (await lockPhase(db, id));
  if (!open || !phase) throw fail('thing.notFound');
  return { phase, open };
}

type SourceGiven = NonNullable<Call<typeof editPhase>['body']['source']>;

/** The columns of a source, which must be an earlier phase of the same open. */
async function sourceColumns(
  call: Pick<Call, 'db' | 'lang'>,
  at: { openId: string; number: number },
  wanted: SourceGiven,
) {
  if (wanted.from === 'registrations')
    return {
      source_from: wanted.from,
      source_phase_id: null,
      position_from: null,
      position_to: null,
      fill_to: null,
    };
  const source = await findPhase(call.db, wanted.phase_id);
  if (source?.open_id !== at.openId || source.number >= at.number)
    throw wrongField('source', 'invalid', call.lang);
  if (wanted.position_from > wanted.position_to) throw wrongField('source', 'rangeOrder', call.lang);
  const columns = {
    source_from: wanted.from,
    source_phase_id: source.id,
    position_from: wanted.position_from,
    position_to: wanted.position_to,
    fill_to: wanted.fill_to ?? null,
  };
  await refuseUnfillableFrom(call.db, columns, source);
  return columns;
}

/** Creates a phase in an open whose registration is closed. */
export async function addPhase(call: Call<typeof createPhase>): Promise<Phase> {
  const { db, params, body, lang } = call;
  const open = found(await lockOpen(db, params.id));
  refuseUnless(phasesDuring, open);
  const source = await sourceColumns(call, { openId: open.id, number: body.number }, body.source);
  await refuseMore(db, open.id, { type: body.type, ...source });
  const id = randomUUIDv7();
  await insertPhase(db, {
    id,
    open_id: open.id,
    number: body.number,
    name: body.name ?? apiTexts[lang].phaseNames[body.type],
    type: body.type,
    ...source,
    groups_count: body.groups_count,
    group_size: body.group_size,
    best_of: body.best_of ?? open.best_of,
    third_place: body.third_place,
    ...(body.type === 'swiss' && (await swissColumns(db, open, body))),
    seed: newSeed(),
  });
  return phasePage(db, id);
}

type SwissGiven = {
  readonly rounds_count?: number | undefined;
  readonly swiss_order?: readonly SwissOrder[] | undefined;
};

/** The rounds of a Swiss phase, by default what suits those registered now, and what decides its order. */
async function swissColumns(
  db: Db,
  { id }: LockedOpen,
  { rounds_count, swiss_order = swissPresets.buchholz }: SwissGiven,
) {
  const players = await countPlayers(db, id);
  return {
    rounds_count: rounds_count ?? swissRounds(Math.max(2, players)).proposed,
    swiss_order: JSON.stringify(completeOrder(swiss_order)),
  };
}

type Kind = Pick<
  PhaseRow,
  'type' | 'source_from' | 'source_phase_id' | 'position_from' | 'position_to' | 'fill_to'
>;

/** Two organisers who create the same phase at once would have two of it: the second is told of the first. */
async function refuseMore(db: Db, openId: string, kind: Kind): Promise<void> {
  const phases = await phasesOfOpen(db, openId);
  const first = phases.find(
    (phase) =>
      (phase.state === 'created' || phase.state === 'groups') &&
      phase.type === kind.type &&
      phase.source_from === kind.source_from &&
      phase.source_phase_id === kind.source_phase_id &&
      phase.position_from === kind.position_from &&
      phase.position_to === kind.position_to &&
      phase.fill_to === kind.fill_to,
  );
  if (first) throw fail('phase.thereAlready', { name: first.name });
  // More would not enter again from a file, and each is compared with the others of the same source.
  if (phases.length >= phasesAtMost) throw fail('phase.tooMany', { most: phasesAtMost });
}

/** A seed short enough to be read out and typed in. */
export const newSeed = (): string => randomBytes(5).toString('hex');

/** Changes a phase whose groups are not saved yet. */
export async function changePhase(call: Call<typeof editPhase>): Promise<Phase> {
  const { db, params, body, version, lang } = call;
  const { phase, open } = await holdPhase(db, params.id);
  refuseStale(phase, version);
  refuseUnless(phasesDuring, open);
  if (phase.state !== 'created' && !changesSwissAlone(phase, body)) await refuseStep(db, phase, 'created');
  const { source, name, swiss_order, ...plain } = body;
  if (phase.type !== 'swiss' && (plain.rounds_count ?? swiss_order) !== undefined)
    throw wrongField('rounds_count', 'invalid', lang);
  const paired = phase.draw_report?.rounds?.length ?? 0;
  if (plain.rounds_count !== undefined && plain.rounds_count < paired)
    throw fail('swiss.roundsPaired', { rounds: paired });
  const named = name === null ? apiTexts[lang].phaseNames[phase.type] : name;
  const columns = source && (await sourceColumns(call, { openId: open.id, number: phase.number }, source));
  const values = {
    ...given({ ...plain, name: named }),
    ...columns,
    ...(swiss_order && { swiss_order: JSON.stringify(completeOrder(swiss_order)) }),
  };
  if (Object.keys(values).length > 0) await updatePhase(db, phase.id, values);
  if (phase.type === 'swiss' && phase.state === 'matches') await syncPhase(db, phase.id);
  return phasePage(db, phase.id);
}

/** How many rounds a Swiss phase has, and what decides its order, can be changed until it is over. */
const changesSwissAlone = ({ type, state }: PhaseRow, body: object): boolean =>
  type === 'swiss' &&
  state === 'matches' &&
  Object.keys(body).every((field) => field === 'rounds_count' || field === 'swiss_order');

/** Parts pairs that a deleted draw held together although one of the two had left, and keeps them in case the draw is restored. */
export async function endPairsOf(db: Db, phase: PhaseRow, now: Date): Promise<void> {
  const pairs = await partGone(db, phase.open_id, now);
  if (pairs.length > 0) await keepPairs(db, phase, pairs);
}

/** Deletes a phase that has not started and feeds no other phase; for a day it can be put back as it was. */
export async function dropPhase(call: Call<typeof deletePhase>): Promise<void> {
  const { db, params, user, now } = call;
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(phasesDuring, open);
  const { begun } = await countMatches(db, phase.id);
  if (begun > 0) throw fail('phase.matchesBegun', { matches: begun });
  const fed = await phasesFedBy(db, phase.id);
  if (fed.length > 0) throw fail('phase.isSource', { phases: fed.map(({ name }) => name) });
  await keepPhase(db, phase, { by: user.id, now, leftVersion: null });
  await removePhase(db, phase.id);
  await endPairsOf(db, phase, now);
  await writeDown(call, phase, 'deletePhase', null);
}
