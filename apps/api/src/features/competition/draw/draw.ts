import { randomUUIDv7 } from 'node:crypto';
import type { draw, DrawProposal, Phase, saveGroups } from '@topspin/contract';
import { type PlayerId, phasesDuring } from '@topspin/engine';
import { peopleOf, presentClubs } from '#features/players/reads.ts';
import { insertGroup } from '#features/competition/store/groups.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { holdPhase } from '#features/competition/phases/actions.ts';
import { checkSaved, type Lines } from './check-saved.ts';
import { entrantsOf, type PhaseEntrant } from './entrants.ts';
import { groupName } from './group-names.ts';
import { steppedTo } from '#features/competition/phases/page.ts';
import { playing, refuseStep, refuseUnless } from '#features/competition/phases/policy.ts';
import { presentReport } from '#features/competition/phases/report.ts';
import { propose } from './propose.ts';
import { cameInstead } from './qualifying.ts';
import { seedOrderOf, seedsOf, seedsToChoose } from './seeds.ts';
import { updatePhase, type PhaseRow } from '#features/competition/store/phases.ts';

const nameOf = (phase: PhaseRow, index: number): string =>
  phase.type === 'groups' ? groupName(index + 1) : phase.name;

const presentEntrant = ({ player, name, rating, clubs, from }: PhaseEntrant) => ({
  _id: player,
  name,
  rating,
  ...presentClubs(clubs),
  from: from ? { group: from.groupName, position: from.position } : null,
});

/** Proposes a draw from the stored seed of the phase, or a new one; nothing is saved. */
export async function proposeDraw({ db, params, body, lang }: Call<typeof draw>): Promise<DrawProposal> {
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(phasesDuring, open);
  if (phase.state !== 'created' || phase.type === 'swiss') await refuseStep(db, phase, 'groups');
  const places = await placesLeft(db, phase, body.vacant);
  const entrants = await entrantsOf(db, phase, body.vacant);
  const seeds = seedsOf(phase, entrants, body.seeds, lang);
  const order = seedOrderOf(phase, entrants, body.seed_order, lang);
  const { groups, report } = propose(phase, entrants, { seed: body.seed ?? phase.seed, seeds, order });
  return {
    groups: groups.map((players, index) => ({ name: nameOf(phase, index), players: [...players] })),
    entrants: entrants.map(presentEntrant),
    came_instead: places,
    seeds: seedsToChoose(phase, entrants),
    report: presentReport(report),
  };
}

/** The replacements; refuses to keep a place vacant that nobody left. */
async function placesLeft(
  db: Db,
  phase: PhaseRow,
  vacant: readonly string[],
): Promise<DrawProposal['came_instead']> {
  const places = await cameInstead(db, phase, vacant);
  const taken = vacant.find((id) => !places.some(({ player }) => player === id));
  if (taken !== undefined) throw fail('phase.noVacancy', { player: taken });
  const people = await peopleOf(
    db,
    places.flatMap(({ player, by }) => [player, by]),
  );
  const named = (id: PlayerId) => ({ _id: id, name: people.get(id)?.name ?? '' });
  return places.map(({ player, by, comes, groupName, position }) => ({
    player: named(player),
    by: named(by),
    comes,
    from: { group: groupName, position },
  }));
}

/** Saves the draw: the groups as proposed or changed by hand, with the constraints the changes break. */
export async function fixGroups(call: Call<typeof saveGroups>): Promise<Phase> {
  const { db, params, body, lang } = call;
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(playing, open);
  if (phase.state !== 'created' || phase.type === 'swiss') await refuseStep(db, phase, 'groups');
  const groups = body.groups.map(({ players }) => linesFor(phase, players));
  await placesLeft(db, phase, body.vacant);
  const entrants = await entrantsOf(db, phase, body.vacant);
  const seeds = seedsOf(phase, entrants, body.seeds, lang);
  const order = seedOrderOf(phase, entrants, body.seed_order, lang);
  const report = checkSaved(phase, entrants, { seed: body.seed, seeds, order, groups });
  for (const [index, players] of groups.entries()) {
    const group = { id: randomUUIDv7(), phase_id: phase.id, number: index + 1, name: nameOf(phase, index) };
    await insertGroup(db, group, players);
  }
  await updatePhase(db, phase.id, {
    state: 'groups',
    seed: body.seed,
    ...(body.seeds !== undefined && { seeds: body.seeds }),
    draw_report: JSON.stringify({
      ...presentReport(report),
      vacancies: [...new Set(body.vacant)].map((player) => ({ player, by: null })),
    }),
  });
  return steppedTo(call, phase, 'saveGroups');
}

/** A bracket may have lines without a player, a group may not. */
const linesFor = (phase: PhaseRow, lines: Lines): Lines =>
  phase.type === 'groups' ? lines.filter((player) => player !== null) : lines;
