import { createPlayerFromUser } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi } from '#testing/given-api.ts';

const api = givenApi();

test('an account that becomes a player ten times at once is one player', async () => {
  const user = await api.registerUser();
  const body = { date_of_birth: '1990-05-05' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => user.call(createPlayerFromUser, { body })),
  );
  const refused = answers.filter(({ status }) => status !== 201).map(({ failure }) => failure.code);
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'player.alreadyExists'));
});
