import { expect, test } from 'vitest';
import { givenApi } from '#testing/given-api.ts';

const api = givenApi();

/** What Helmet sent with the same settings. */
const headers = {
  'content-security-policy':
    "default-src 'self';script-src 'self';style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';" +
    "img-src 'self' data: blob: https://tile.openstreetmap.org;font-src 'self';connect-src 'self';worker-src 'self';" +
    "manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const ofJson = {
  'content-type': 'application/json',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

test('a page carries the headers of security', async () => {
  const answer = await api.app.inject('/api/docs');
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers).toMatchObject(headers);
});

test.each([
  ['an answer', '/api/health/live', {}, 200],
  ['a refusal', '/api/auth/user/me', {}, 401],
  ['one of the conventions', '/api/health/live', { 'x-application': 'another' }, 400],
  ['an address that is not there', '/api/nowhere', {}, 404],
])('%s carries those that concern JSON', async (_, url, given, status) => {
  const answer = await api.app.inject({ url, headers: given });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(ofJson);
});

test('the answer to a write carries only what concerns it: no other page can embed or frame it', async () => {
  const { headers: given } = await api.app.inject({ method: 'POST', url: '/api/auth/access', payload: {} });
  expect(given).toMatchObject({ 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
  expect(Object.keys(given)).not.toContain('content-security-policy');
  expect(Object.keys(given)).not.toContain('cross-origin-resource-policy');
});
