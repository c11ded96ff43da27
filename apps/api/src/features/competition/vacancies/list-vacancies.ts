import type { listVacancies, Vacancy } from '@topspin/contract';
import { peopleOf, type Person } from '#features/players/reads.ts';
import { findOpen } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { peopleOfSides, sideIn } from '#features/competition/store/people.ts';
import { phasesOfOpen } from '#features/competition/store/phases.ts';
import { vacantPlaces, type VacantPlace } from './vacancies.ts';

/** The decisions an organiser has to make about places qualifiers left, or would leave. */
export async function readVacancies({ db, viewer, params, query }: Call<typeof listVacancies>) {
  const open = found(await findOpen(db, params.id, viewer));
  if (open.state !== 'active') return { collection: [] };
  const { player_id: leaving } = query;
  const side = leaving === undefined ? undefined : await sideIn(db, params.id, leaving);
  const places: VacantPlace[] = [];
  for (const phase of await phasesOfOpen(db, params.id))
    places.push(...(await vacantPlaces(db, phase, side)));
  const people = await peopleOf(
    db,
    places.flatMap(({ player, replacement }) => [player, replacement?.player ?? null]),
  );
  const peopleOn = await peopleOfSides(
    db,
    places.map(({ player }) => player),
  );
  return { collection: places.map((place) => presentVacancy(place, people, peopleOn)) };
}

function presentVacancy(
  place: VacantPlace,
  people: ReadonlyMap<string, Person>,
  peopleOn: ReadonlyMap<string, readonly string[]>,
): Vacancy {
  const { phase, player, group, position, replacement, decided } = place;
  const named = (id: string) => ({ _id: id, name: people.get(id)?.name ?? '' });
  return {
    phase: { _id: phase.id, name: phase.name, type: phase.type, version: phase.version },
    player: named(player),
    people: [...(peopleOn.get(player) ?? [])],
    from: { group, position },
    replacement: replacement && {
      ...named(replacement.player),
      group: replacement.group,
      position: replacement.position,
    },
    decided,
  };
}
