import {
  listInscriptions,
  mergePlayers,
  removeInscription,
  type OpenPage,
  type Pair,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';
import { givenEnrolled, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const director = givenUser(api, 'Rosa Directora');

let open: OpenPage;
let pairs: Pair[];
let alone = '';
const personIn = (at: number, place: number): string => pairs[at]?.members[place]?._id ?? '';
const drawn = () =>
  api.db.selectFrom('matches').select(['player_a', 'player_b']).where('open_id', '=', open._id).execute();
const codeOf = async (id: string, merged_id: string) =>
  (await admin.call(mergePlayers, { params: { id }, body: { merged_id, preview: true } })).failure.code;

async function leaves(player: string): Promise<void> {
  const { collection } = await director.get(listInscriptions, { params: { id: open._id } });
  const inscription_id = collection.find((one) => one.player?._id === player)?._id ?? '';
  await director.get(removeInscription, { params: { id: open._id, inscription_id }, body: {} });
}

/** Two groups of two pairs, and somebody without a partner. */
beforeEach(async () => {
  ({ open, pairs } = await givenMixedDoubles(director, 4));
  const player = await givenPlayer(director, { name: 'Ana Gil', gender: 'woman' });
  alone = player._id;
  await givenEnrolled(director, open._id, alone);
  await givenPhase(director, open._id, { number: 1, type: 'groups', groups_count: 2 });
});

test('a merge counts the matches played in pairs', async () => {
  const [match] = await drawn();
  const player = pairs.find(({ _id }) => _id === match?.player_a)?.members[0]?._id ?? '';
  const { _id: id } = await givenPlayer(director, { name: 'Ana Duplicada', gender: 'woman' });
  const body = { merged_id: player, preview: true };
  const preview = await admin.get(mergePlayers, { params: { id }, body });
  expect(preview).toMatchObject({ matches: 1, opens: [{ _id: open._id }], players: 0 });
});

describe('a merge is refused', () => {
  test('of two who play each other in pairs', async () => {
    const matches = await drawn();
    const [{ player_a, player_b } = { player_a: null, player_b: null }] = matches;
    const [a, b] = [player_a, player_b].map((side) => pairs.find(({ _id }) => _id === side)?.members[0]?._id);
    expect(await codeOf(a ?? '', b ?? '')).toBe('player.playedEachOther');
  });

  test('of two who are in the draw with different pairs, or with one, also once they left', async () => {
    const matches = await drawn();
    const apart = pairs.find(
      ({ _id }) =>
        _id !== pairs[0]?._id &&
        !matches.some(
          ({ player_a, player_b }) =>
            [player_a, player_b].includes(_id) && [player_a, player_b].includes(pairs[0]?._id ?? ''),
        ),
    );
    const other = apart?.members[0]?._id ?? '';
    await leaves(other);
    await leaves(personIn(0, 0));
    expect(await codeOf(personIn(0, 0), other)).toBe('player.bothPlayed');
    expect(await codeOf(personIn(0, 0), personIn(0, 1))).toBe('player.bothPlayed');
  });

  test('of somebody whose pair is in the draw, though they withdrew, into the one registered beside them', async () => {
    await leaves(personIn(0, 0));
    expect(await codeOf(alone, personIn(0, 0))).toBe('player.sameOpen');
    await leaves(alone);
    expect(await codeOf(alone, personIn(0, 0))).toBe('player.keepOther');
  });
});
