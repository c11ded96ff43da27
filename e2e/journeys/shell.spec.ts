import { expect, test } from '../src/journey.ts';

test('the health of the server answers through the port that serves the web', async ({ request }) => {
  const answer = await request.get('/api/health/ready');
  expect(answer.status()).toBe(200);
});
