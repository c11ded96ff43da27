import { raceLeaders, type getEditionRace } from '@topspin/contract';
import { raceOf } from '@topspin/engine';
import { peopleOf } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { rankedEdition } from './ranking.ts';
import { rankingOfAll } from './rules.ts';
import { seesRestricted } from './store.ts';

/** The leaders of an edition after each of its finished opens, but for those that would say who played for functional diversity. */
export async function editionRace({ db, params, viewer }: Call<typeof getEditionRace>) {
  const restricted = await seesRestricted(db, viewer, params.id);
  const ranking = await rankedEdition(db, params.id, restricted);
  const steps = raceOf(await rankingOfAll(db, ranking), raceLeaders);
  const leaders = new Set(steps.flatMap(({ rows }) => rows.map(({ player }) => player)));
  const people = await peopleOf(db, [...leaders]);
  const known = new Map(ranking.opens.map((open) => [open.id, open]));
  return {
    steps: steps.flatMap(({ open: id, rows }) => {
      const open = known.get(id);
      if (!open || open.unnamed) return [];
      return [
        {
          open: { _id: id, name: open.name, finished_at: open.finishedAt.toISOString() },
          rows: rows.map(({ player, position, points }) => ({ player_id: player, position, points })),
        },
      ];
    }),
    players: [...people.values()].map(({ id, name, club_name }) => ({ _id: id, name, club: club_name })),
  };
}
