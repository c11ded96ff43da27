import type { fillVacancy, Phase } from '@topspin/contract';
import { linesOfPhase } from '#features/competition/store/groups.ts';
import { replaceInPhase } from './replace.ts';
import type { Actor, Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { refuseStale } from '#http/stale-version.ts';
import { holdPhase } from '#features/competition/phases/actions.ts';
import type { PhaseEffects } from './context.ts';
import { phasePage, writeDown } from '#features/competition/phases/page.ts';
import { playing, refuseUnless } from '#features/competition/phases/policy.ts';
import type { KeptReport, KeptVacancy } from '#db/json-types.ts';
import { keptReport } from '#features/competition/phases/report.ts';
import { faultsAfter } from './report-after.ts';
import { countMatches, updatePhase, type PhaseRow } from '#features/competition/store/phases.ts';
import { vacantPlaces } from './vacancies.ts';

type Deciding = Actor & { readonly effects: PhaseEffects };
type Held = Awaited<ReturnType<typeof holdPhase>>;

/** Decides about the place of a player who left; repeating a decision changes nothing, whatever the version. */
export const decideVacancy =
  (effects: PhaseEffects) =>
  async (call: Call<typeof fillVacancy>): Promise<Phase> => {
    const { db, params, body, version } = call;
    const { phase, open } = await holdPhase(db, params.id);
    refuseUnless(playing, open);
    const vacancy = { player: params.player_id, by: body.by };
    if (isKept(phase, vacancy)) return phasePage(db, phase.id);
    refuseStale(phase, version);
    await fill({ ...call, effects }, { phase, open }, vacancy);
    return phasePage(db, phase.id);
  };

const isKept = (phase: PhaseRow, { player, by }: KeptVacancy): boolean =>
  (keptReport(phase)?.vacancies ?? []).some((kept) => kept.player === player && kept.by === by);

/** Decides about the place of a player who is leaving, before their remaining matches are lost. */
export async function fillPlaceLeft(
  call: Deciding,
  at: { readonly openId: string; readonly phaseId: string },
  vacancy: KeptVacancy,
): Promise<void> {
  const held = await holdPhase(call.db, at.phaseId);
  if (held.open.id !== at.openId) throw fail('thing.notFound');
  await fill(call, held, vacancy);
}

/** Gives the place to the next of the same group, or leaves it to walkovers; audited either way. */
async function fill(call: Deciding, { phase, open }: Held, { player, by }: KeptVacancy): Promise<void> {
  const { db, now, effects } = call;
  const { begun } = await countMatches(db, phase.id);
  if (begun > 0) throw fail('phase.matchesBegun', { matches: begun });
  const report = keptReport(phase);
  const place = (await vacantPlaces(db, phase)).find((vacant) => vacant.player === player);
  if (!place || !report) throw fail('phase.noVacancy', { player });
  if (by !== null && place.replacement?.player !== by)
    throw fail('phase.notNext', { next: place.replacement?.player ?? null });
  const before = await linesOfPhase(db, phase.id);
  if (by !== null) await replaceInPhase(db, phase, { left: player, by }, now);
  await keep(call, phase, {
    ...report,
    not_kept: by === null ? report.not_kept : await faultsAfter(db, report, before, { player, by }),
    vacancies: [...(report.vacancies ?? []).filter((kept) => kept.player !== player), { player, by }],
  });
  if (by !== null) await effects.placeTaken(db, open, { phase: phase.name, left: player, by });
  await writeDown(call, phase, 'fillVacancy', { player, by, position: place.replacement?.position ?? null });
}

const keep = ({ db }: Deciding, { id }: PhaseRow, report: KeptReport) =>
  updatePhase(db, id, { draw_report: JSON.stringify(report) });
