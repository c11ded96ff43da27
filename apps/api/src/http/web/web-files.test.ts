import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, testSettings, type TestApi } from '#testing/client.ts';

const script = "document.documentElement.dataset.theme = 'dark';";
const style = 'body{margin:0}';
const html = `<!doctype html><head><style>${style}</style><script>${script}</script>
<script type="module" src="/assets/index-a1b2c3.js"></script></head><body><div id="root"></div></body>`;
const code = `console.log('${'serve '.repeat(200)}');`;
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let webRoot: string;
let api: TestApi;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'topspin-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), html);
  await writeFile(join(webRoot, 'index.html.br'), brotliCompressSync(html));
  await writeFile(join(webRoot, 'sw.js'), 'self.skipWaiting();');
  await writeFile(join(webRoot, 'assets', 'index-a1b2c3.js'), code);
  await writeFile(join(webRoot, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(code));
  await writeFile(join(webRoot, 'assets', 'index-a1b2c3.js.gz'), gzipSync(code));
  api = await startApi({
    webRoot,
    settings: { ...testSettings, tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
  });
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('the built web', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
  ])('comes compressed before for who accepts %s', async (accepted, encoding) => {
    const answer = await get('/assets/index-a1b2c3.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['vary']).toMatch(/accept-encoding/iu);
    if (encoding === 'br') expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(code);
  });

  test('in a part that it does not have is refused with how long it is', async () => {
    const answer = await get('/sw.js', { range: 'bytes=999-' });
    expect([answer.statusCode, answer.json().code]).toEqual([416, 'request.rangeNotSatisfiable']);
    expect(answer.headers['content-range']).toBe('bytes */19');
    expect((await get('/sw.js', { range: 'bytes=0-3' })).body).toBe('self');
  });

  test('comes as it is for who accepts nothing else', async () => {
    const answer = await get('/assets/index-a1b2c3.js', { 'accept-encoding': 'identity' });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, code]);
  });

  test('keeps names with a hash for ever, and asks again for everything else', async () => {
    const hashed = await get('/assets/index-a1b2c3.js');
    const worker = await get('/sw.js');
    const page = await get('/');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([worker.headers['cache-control'], page.headers['cache-control']]).toEqual([
      'no-cache',
      'no-cache',
    ]);
  });

  test.each([
    '/',
    '/opens',
    '/single-open/01890000-0000-7000-8000-000000000000/inscription',
    '/no/such/page?x=1',
    '/index.html',
  ])('answers %s with its one page', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, html]);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test.each(['/api/nowhere', '/assets/gone-000000.js', '/api'])('answers %s with 404', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.notFound']);
  });

  test.each(['/../../etc/passwd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%00', '/%E0%A4%A'])(
    'gives nothing from outside its folder: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('root:');
    },
  );

  test('is only read', async () => {
    expect((await api.app.inject({ method: 'POST', url: '/opens' })).statusCode).toBe(404);
  });
});

describe('the policy of the page', () => {
  const policyOf = async (url: string) => {
    const policy = String((await get(url)).headers['content-security-policy']);
    return new Map(policy.split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
  };

  test('allows the inline code of the shell by its hash, and no other', async () => {
    const policy = await policyOf('/');
    expect(policy.get('script-src')).toEqual(["'self'", sha256(script)]);
    expect(policy.get('style-src')).toEqual(["'self'", sha256(''), sha256(style)]);
    expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
  });

  test('allows images of the map and of the device, calls to itself alone', async () => {
    const policy = await policyOf('/opens');
    expect(policy.get('img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://a.tiles.example',
      'https://b.tiles.example',
      'https://c.tiles.example',
    ]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  test.each(['/', '/api/health/live', '/api/docs'])('forces nobody to https: %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
