import type { Classified, getClassification } from '@topspin/contract';
import { peopleOf } from '#features/players/reads.ts';
import { refuseUnseen } from '#features/competition/phases/policy.ts';
import type { Call } from '#http/call.ts';
import { classify } from './classify.ts';
import { openState } from './store.ts';

/** The classification, final or provisional. */
export async function readClassification({ db, viewer, params }: Call<typeof getClassification>) {
  await refuseUnseen(db, viewer, params.id);
  const open = await openState(db, params.id);
  const rows = await classify(db, params.id);
  const people = await peopleOf(
    db,
    rows.map(({ player_id }) => player_id),
  );
  const collection = rows.map(
    ({ player_id, position, reached, matches_won, matches_lost, rating_change }): Classified => {
      const { name = '', guest = false, pair = false } = people.get(player_id) ?? {};
      return {
        position,
        player: { _id: player_id, name, guest, ...(pair && { pair }) },
        reached,
        matches_won,
        matches_lost,
        rating_change,
      };
    },
  );
  return { final: open?.state === 'finished', collection };
}
