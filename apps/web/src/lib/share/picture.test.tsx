import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { sharePicture } from './picture.ts';

const asked: string[] = [];
const saved: string[] = [];
const shared = {
  address: '/api/public/opens/vic/picture',
  shape: 'story',
  name: 'Open “Vic” 1/2',
  link: 'https://topspin.test/o/vic',
} as const;

beforeEach(async () => {
  await loadWordsForTests();
  asked.length = 0;
  saved.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(new Blob(['png'], { type: 'image/png' })));
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function givenMenu(share: (data: ShareData) => Promise<void>, takes = true) {
  vi.stubGlobal('navigator', { share, canShare: () => takes });
}

test('the phone’s menu gets the picture in the reader’s language, and the link', async () => {
  const given: ShareData[] = [];
  givenMenu(async (data) => void given.push(data));
  await sharePicture({ ...shared, kind: 'Historia' });
  expect(asked).toEqual(['/api/public/opens/vic/picture?shape=story&lang=es']);
  expect(given).toMatchObject([{ title: shared.name, text: shared.link, files: [{ type: 'image/png' }] }]);
  expect(given[0]?.files?.[0]?.name).toBe('Open Vic 1 2 Historia.png');
  expect(saved).toEqual([]);
});

test.each([
  ['takes no files', () => Promise.resolve(), false, 1],
  [
    'forgot the tap while the picture was made',
    () => Promise.reject(new DOMException('', 'NotAllowedError')),
    true,
    1,
  ],
  ['was closed', () => Promise.reject(new DOMException('', 'AbortError')), true, 0],
] as const)('a menu that %s: saved as a file or not', async (_, share, takes, files) => {
  givenMenu(share, takes);
  await sharePicture(shared);
  expect(saved).toHaveLength(files);
});

test('a browser without such a menu saves the picture', async () => {
  await sharePicture(shared);
  expect(saved).toEqual(['Open Vic 1 2.png']);
});

test('a picture that there is not is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(sharePicture(shared)).rejects.toThrow();
  expect(saved).toEqual([]);
});
