import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { geocoder } from './geocoder.ts';

/** As Photon answers, with more than is read. */
const vic = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {
        osm_type: 'W',
        osm_id: 82735483,
        osm_key: 'leisure',
        countrycode: 'ES',
        name: 'Pavelló d’Esports',
        street: 'Carrer de la Pau',
        housenumber: '3',
        postcode: '08500',
        city: 'Vic',
        country: 'España',
        extent: [2.25, 41.93, 2.26, 41.92],
      },
      geometry: { type: 'Point', coordinates: [2.254812, 41.930285] },
    },
  ],
};
const pavilion = {
  geometry: { type: 'Point', coordinates: [2.254812, 41.930285] },
  properties: {
    name: 'Pavelló d’Esports',
    street: 'Carrer de la Pau',
    housenumber: '3',
    postcode: '08500',
    city: 'Vic',
    country: 'España',
  },
};

/** A geocoder on this machine, and what it was asked. */
async function givenServer(answer: RequestListener) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://geocoder'));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { asked, url: `http://127.0.0.1:${port}/api/?lang=en` };
}

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

test('a search gives what Photon found, without what nobody needs', async () => {
  const { asked, url } = await givenServer(json(vic));
  expect(await geocoder(url)('carrer de la Pau, Vic')).toEqual([pavilion]);
  expect(asked.map(({ search }) => new URLSearchParams(search).toString())).toEqual([
    'lang=en&q=carrer+de+la+pau%2C+vic&limit=6',
  ]);
});

test('what is typed stays a question, whatever it looks like', async () => {
  const { asked, url } = await givenServer(json(vic));
  await geocoder(url)('x&limit=500#@169.254.169.254/');
  expect(asked[0]?.searchParams.get('q')).toBe('x&limit=500#@169.254.169.254/');
  expect(asked[0]?.searchParams.getAll('limit')).toEqual(['6']);
});

test('the same search is asked once, even twice at a time', async () => {
  const { asked, url } = await givenServer(json(vic));
  const search = geocoder(url);
  const [first, second] = await Promise.all([search('Vic'), search('vic')]);
  expect(second).toEqual(first);
  expect(await search('VIC')).toEqual([pavilion]);
  expect(asked).toHaveLength(1);
});

test('six suggestions are the most there are', async () => {
  const features = Array.from({ length: 20 }, () => vic.features[0]);
  const { url } = await givenServer(json({ features }));
  expect(await geocoder(url)('Vic')).toHaveLength(6);
});

const failures: readonly (readonly [string, RequestListener])[] = [
  ['never answers', () => undefined],
  ['stops half way', (_, response) => response.writeHead(200).write('{"features": [')],
  ['fails', (_, response) => response.writeHead(503).end(JSON.stringify(vic))],
  ['answers something else', (_, response) => response.end('<html>Welcome to the Wi-Fi</html>')],
  ['hangs up', (request) => request.socket.destroy()],
  ['answers without end', (_, response) => response.end(`${' '.repeat(300_000)}${JSON.stringify(vic)}`)],
];

test.each(failures)('a geocoder that %s gives nothing, and is left alone for a while', async (_, answer) => {
  const { asked, url } = await givenServer(answer);
  const search = geocoder(url, { patience: 200, pause: 60_000 });
  expect(await search('Vic')).toBeNull();
  expect(await search('Manlleu')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a geocoder that failed once is asked again after a second, and after each further failure twice as late', async () => {
  const { asked, url } = await givenServer((_, response) => response.writeHead(503).end());
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const search = geocoder(url, { patience: 2000, pause: 3000 });
  const tries: number[] = [];
  for (const wait of [0, 999, 1, 1999, 1, 2999, 1]) {
    vi.setSystemTime(Date.now() + wait);
    await search(`Vic ${tries.length}`);
    tries.push(asked.length);
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

test('a redirect is not followed', async () => {
  const inside = await givenServer(json(vic));
  const { url } = await givenServer((_, response) => response.writeHead(302, { location: inside.url }).end());
  expect(await geocoder(url)('Vic')).toBeNull();
  expect(inside.asked).toEqual([]);
});

test('a geocoder that failed is asked again later', async () => {
  let isUp = false;
  const { url } = await givenServer((request, response) =>
    isUp ? json(vic)(request, response) : response.writeHead(500).end(),
  );
  const search = geocoder(url, { patience: 2000, pause: 0 });
  expect(await search('Vic')).toBeNull();
  isUp = true;
  expect(await search('Vic')).toEqual([pavilion]);
});

test('nobody listens: the list is empty', async () => {
  expect(await geocoder('http://127.0.0.1:9/api/')('Vic')).toBeNull();
});

test.each([
  ['no collection', []],
  ['no features', { type: 'FeatureCollection' }],
  ['a line', { features: [{ geometry: { type: 'LineString', coordinates: [[0, 0]] }, properties: {} }] }],
  [
    'a position beyond the pole',
    { features: [{ geometry: { type: 'Point', coordinates: [0, 91] }, properties: {} }] },
  ],
  ['no properties', { features: [{ geometry: { type: 'Point', coordinates: [0, 1] } }] }],
])('%s is no place', async (_, answer) => {
  const { url } = await givenServer(json(answer));
  expect(await geocoder(url)('Vic')).toEqual([]);
});
