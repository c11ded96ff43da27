import { getMapSources, getTimeZone, searchPlaces } from '@topspin/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GridLayer } from 'leaflet';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { LocationInput } from './location-input.tsx';
import { PlaceMap } from './place-map.tsx';
import { TimeZoneInput } from './time-zone-input.tsx';
import { useTimeZoneOf } from './use-time-zone-of.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['map']);
});
afterEach(() => {
  cleanup();
  dismiss();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sources = {
  tiles: 'http://tiles.test/{z}/{x}/{y}.png',
  tiles_host: 'tiles.test',
  attribution: 'Institut Cartogràfic',
  geocoder_host: 'photon.test',
};
const vic = { latitude: 41.930285, longitude: 2.254812 };
const pavilion = {
  geometry: { type: 'Point', coordinates: [2.254812, 41.930285] },
  properties: { name: 'Pavelló', city: 'Vic' },
};

/** The server, whose geocoder finds the pavilion and whose positions are all in the Canary Islands. */
const givenServer = (search = { features: [pavilion], away: false }) =>
  fakeServer(({ path }) => {
    if (path.endsWith(getMapSources.path)) return { body: sources };
    if (path.endsWith(searchPlaces.path)) return { body: search };
    if (path.endsWith(getTimeZone.path)) return { body: { time_zone: 'Atlantic/Canary' } };
    return { status: 404 };
  });

type Values = { latitude: number | null; longitude: number | null; time_zone: string };

function Where({ onPlace = () => undefined }: { readonly onPlace?: () => void }) {
  const form = useForm<Values>({
    defaultValues: { latitude: null, longitude: null, time_zone: 'Europe/Madrid' },
  });
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] });
  useTimeZoneOf(latitude, longitude, (name) => form.setValue('time_zone', name));
  return (
    <>
      <LocationInput
        control={form.control}
        latitude="latitude"
        longitude="longitude"
        address=""
        onPlace={onPlace}
      />
      <TimeZoneInput control={form.control} name="time_zone" />
    </>
  );
}

const openMap = async () => userEvent.click(await screen.findByRole('button', { name: 'Abrir el mapa' }));

test('a map says whom it asks, opens on click and names who made it', async () => {
  givenServer();
  render(<PlaceMap name="Pavelló" position={vic} />, { wrapper: Ground });
  expect(await screen.findByText(/El mapa se pide a tiles\.test/u)).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  await openMap();
  expect(await screen.findByRole('region', { name: 'Mapa de Pavelló' })).toBeTruthy();
  expect(screen.getByText('Institut Cartogràfic')).toBeTruthy();
  expect(screen.getByText('41.930285, 2.254812')).toBeTruthy();
  expect(await screen.findByLabelText('Posición de la sede')).toBeTruthy();
});

test('a map that does not start says so, and starts on another try', async () => {
  givenServer();
  const broken = vi.spyOn(GridLayer.prototype, 'addTo').mockImplementation(() => {
    throw new Error('no canvas');
  });
  render(<PlaceMap name="Pavelló" position={vic} />, { wrapper: Ground });
  await openMap();
  expect(await screen.findByText('Error al inicializar el mapa. Por favor, intente de nuevo.')).toBeTruthy();
  broken.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Mapa de Pavelló' })).toBeTruthy();
});

test('a chosen address moves the pin, which the arrow keys move on, and the time zone follows', async () => {
  givenServer();
  const onPlace = vi.fn();
  render(<Where onPlace={onPlace} />, { wrapper: Ground });
  await openMap();
  await userEvent.type(await screen.findByLabelText('Buscar una dirección'), 'Vic');
  await userEvent.click(await screen.findByRole('option', { name: 'Pavelló, Vic' }, { timeout: 3000 }));
  const latitude = screen.getByLabelText<HTMLInputElement>('Latitud');
  expect(latitude.value).toBe('41.930285');
  expect(onPlace).toHaveBeenCalledOnce();
  const pin = await screen.findByRole('button', { name: /Posición de la sede/u });
  pin.focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(Number(latitude.value)).toBeGreaterThan(41.930285));
  expect(document.activeElement).toBe(pin);
  const zone = screen.getByLabelText<HTMLInputElement>('Zona horaria');
  await waitFor(() => expect(zone.value).toBe('Atlantic/Canary'), { timeout: 3000 });
});

test.each([
  ['does not answer', true, /^No se llega a photon\.test/u],
  ['finds nothing', false, /^No se encuentra/u],
])('a search says when the geocoder %s', async (_, away, words) => {
  givenServer({ features: [], away });
  render(<Where />, { wrapper: Ground });
  await openMap();
  await userEvent.type(await screen.findByLabelText('Buscar una dirección'), 'Vic');
  expect(await screen.findByText(words, {}, { timeout: 3000 })).toBeTruthy();
});

type Located = (found: PositionCallback, failed: PositionErrorCallback) => void;

/** A browser that answers so when it is asked where it is. */
function givenBrowser(isSecure: boolean, getCurrentPosition?: Located) {
  vi.stubGlobal('isSecureContext', isSecure);
  const { userAgent } = navigator;
  vi.stubGlobal('navigator', {
    userAgent,
    ...(getCurrentPosition && { geolocation: { getCurrentPosition } }),
  });
}

const denied = {
  code: 1,
  message: 'User denied Geolocation',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
} as const;
const missing = 'Geolocalización no disponible en este navegador.';

test.each([
  [
    'over plain HTTP',
    false,
    undefined,
    missing,
    'Los navegadores solo la dan en direcciones que empiezan por https.',
  ],
  ['that has none', true, undefined, missing, undefined],
  [
    'that is not allowed to',
    true,
    ((_, failed) => failed(denied)) satisfies Located,
    'Error al obtener la ubicación: User denied Geolocation',
    undefined,
  ],
] as const)(
  'a browser %s gives no location, and the message says why',
  async (_, isSecure, locate, title, why) => {
    givenServer();
    const user = userEvent.setup();
    render(<Where />, { wrapper: Ground });
    givenBrowser(isSecure, locate);
    await user.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
    expect(currentNotification()).toMatchObject({ title, ...(why && { subtitle: why }) });
  },
);

test('the current location fills both fields, to a millionth of a degree', async () => {
  givenServer();
  const user = userEvent.setup();
  render(<Where />, { wrapper: Ground });
  const coords = { latitude: 41.93028512345, longitude: 2.25481298765 };
  givenBrowser(true, (found) => found({ coords } as GeolocationPosition));
  await user.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  expect(screen.getByLabelText<HTMLInputElement>('Latitud').value).toBe('41.930285');
  const longitude = screen.getByLabelText<HTMLInputElement>('Longitud');
  expect(longitude.value).toBe('2.254813');
  await userEvent.type(longitude, '{ArrowUp}');
  expect(longitude.value).toBe('2.254814');
});
