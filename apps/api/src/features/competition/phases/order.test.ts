import { getGroup, listPhases } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, playAll } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

test('a group at a glance is as drawn before the first result, and then by its standings', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = phase.groups;
  const glance = async () => {
    const { collection } = await organiser.get(listPhases, { params: { id: open._id } });
    return collection[0]?.groups[0]?.order;
  };
  const page = () => organiser.get(getGroup, { params: { id: group?._id ?? '' } });

  const drawn = (await page()).players.map((player) => ({
    player: player && { _id: player._id, name: player.name, club: null },
    match_points: null,
  }));
  expect(await glance()).toEqual(drawn);
  await playAll(organiser, group?._id ?? '', players);
  const { standings } = await page();
  expect(await glance()).toEqual(
    standings.map(({ player: { _id, name }, match_points }) => ({
      player: { _id, name, club: null },
      match_points,
    })),
  );
  expect(standings.map(({ match_points }) => match_points)).toEqual([6, 5, 4, 3]);
});
