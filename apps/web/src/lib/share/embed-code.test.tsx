import { expect, test } from 'vitest';
import { embedCode, embedPath, type EmbedLooks } from './embed-code.ts';

const looks: EmbedLooks = { part: 'standings', theme: 'light', lang: '', size: 'medium' };

test('the address says what is shown and how it looks', () => {
  expect(embedPath('ID', looks)).toBe('/embed/ID/standings?theme=light');
  expect(embedPath('ID', { ...looks, part: 'next', theme: 'auto', lang: 'ca' })).toBe(
    '/embed/ID/next?theme=auto&lang=ca',
  );
});

test('a name with markup stays a name in the code', () => {
  const code = embedCode(
    'https://a.example/embed/ID/next?theme=dark&lang=ca',
    '"><script>x</script> & Co',
    looks,
  );
  const page = new DOMParser().parseFromString(code, 'text/html');
  expect(page.body.children).toHaveLength(1);
  const frame = page.querySelector('iframe');
  expect(frame?.title).toBe('"><script>x</script> & Co');
  expect(frame?.getAttribute('src')).toBe('https://a.example/embed/ID/next?theme=dark&lang=ca');
  expect([frame?.width, frame?.height]).toEqual(['100%', '480']);
});
