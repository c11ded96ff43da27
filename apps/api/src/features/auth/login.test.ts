import { me } from '@topspin/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#testing/client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('an account', () => {
  test('is made, logged in to, and read', async () => {
    const user = await api.registerUser('Ana Núñez');
    const { user: account, player } = await user.get(me);
    expect(account).toMatchObject({ name: 'Ana Núñez', roles: ['admin'], email_verified: true, lang: 'es' });
    expect(player).toBeNull();
    expect(user.login.profile_status.should_show_player_prompt).toBe(true);
  });
});
