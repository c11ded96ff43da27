import { createServer, type RequestListener } from 'node:http';

/** What the servers of a map do: answer, fail, keep everybody waiting, or hang up as if there were no internet. */
export const mapModes = ['working', 'failing', 'slow', 'absent'] as const;
type MapMode = (typeof mapModes)[number];

/** A transparent PNG of one pixel, which a map stretches. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** As Photon answers. */
const vic = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {
        osm_type: 'N',
        name: 'Pavelló d’Osona',
        street: 'Carrer de la Pau',
        housenumber: '3',
        city: 'Vic',
      },
      geometry: { type: 'Point', coordinates: [2.254812, 41.930285] },
    },
  ],
};

export type MapServer = { readonly url: string; readonly stop: () => void };

/** A tile server and a geocoder in their real formats; a request to `/mode/NAME` changes what they do. Begins absent. */
export async function startMapServer(): Promise<MapServer> {
  let mode: MapMode = 'absent';
  const answer: RequestListener = (request, response) => {
    const [, part = '', name = ''] = (request.url ?? '').split('/');
    if (part === 'mode') {
      mode = mapModes.find((known) => known === name) ?? mode;
      return response.end(mode);
    }
    if (mode === 'absent') return request.socket.destroy();
    if (mode === 'slow') return;
    if (mode === 'failing') return response.writeHead(503).end();
    if (part === 'tiles') return response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(vic));
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
