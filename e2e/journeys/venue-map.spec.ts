import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';

const maps = process.env['MAP_URL'] ?? '';

test('a venue gets its position by dragging a pin, without internet, and is on a real map with it', async ({
  page,
  request,
}) => {
  /** What the servers of the map were asked, and the code of the map. */
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().startsWith(maps) || sent.url().includes('map-canvas')) asked.push(sent.url());
  });
  const keeper = newPerson('Carme Conserge');
  await callerFor(request, keeper);
  await enter(page, keeper, '/venues/new');
  await page.getByLabel('Nombre', { exact: true }).fill('Pavelló d’Osona');
  await expect(page.getByText(`El mapa se pide a ${new URL(maps).host}`)).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Abrir el mapa' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No se llega a' })).toBeVisible();
  expect(asked.some((url) => url.includes('map-canvas'))).toBe(true);
  const map = page.getByRole('region', { name: 'Mapa para marcar la posición' });
  await map.click();
  const latitude = page.getByLabel('Latitud');
  const pin = page.getByRole('button', { name: /^Posición de la sede/u });
  await expect(pin).toBeVisible();
  const before = await latitude.inputValue();
  await pin.dragTo(map, { targetPosition: { x: 120, y: 120 } });
  await expect(latitude).not.toHaveValue(before);
  await pin.press('ArrowUp');
  await page.getByLabel('Longitud').fill('-15.4363');
  await latitude.fill('28.1235');
  await expect(page.getByLabel('Zona horaria')).toHaveValue('Atlantic/Canary');
  await page.getByLabel('Dirección', { exact: true }).fill('Carrer de la Pau, Vic');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Crear una sede' }).click();
  await expect(page.getByText('28.123500, -15.436300')).toBeVisible();

  await request.get(`${maps}/mode/working`);
  await page.getByRole('link', { name: 'Editar la sede' }).click();
  // The page of the venue has the same button.
  await expect(latitude).toHaveValue('28.1235');
  await page.getByRole('button', { name: 'Abrir el mapa' }).click();
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeAttached();
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
  await page.getByLabel('Buscar una dirección').fill('Osona');
  await page.getByRole('option', { name: 'Pavelló d’Osona, Carrer de la Pau 3, Vic' }).click();
  await expect(latitude).toHaveValue('41.930285');
  await expect(page.getByLabel('Zona horaria')).toHaveValue('Europe/Madrid');
  await request.get(`${maps}/mode/absent`);
});
