import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';

test('an open and one’s matches go into a calendar', async ({ page, request }) => {
  const person = newPerson('Rosa Calendaria');
  const api = await callerFor(request, person);
  const id = await registeredOpen(api, 'Open del calendario', ['Ana', 'Bea']);
  await enter(page, person);
  await page.goto(`/o/${id}`);
  await page.getByRole('button', { name: 'Añadir al calendario' }).waitFor();
  await page.getByRole('button', { name: 'Añadir al calendario' }).click();
  await page.getByRole('link', { name: 'Suscribirse' }).waitFor();
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Añadir al calendario' }).waitFor();
  await page.getByRole('button', { name: 'Añadir al calendario' }).click();
  await page.getByRole('button', { name: 'Crear la dirección' }).click();
  const link = page.getByRole('link', { name: 'Suscribirse' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^webcal:/u);
  const answered = async (href: string) => (await request.get(href.replace(/^webcal:/u, 'http:'))).status();
  expect(await answered(address)).toBe(200);
  await page.getByRole('button', { name: 'Renovar' }).click();
  await page
    .getByRole('dialog', { name: '¿Renovar la dirección?' })
    .getByRole('button', { name: 'Renovar' })
    .click();
  await expect(link).not.toHaveAttribute('href', address);
  expect(await answered((await link.getAttribute('href')) ?? '')).toBe(200);
  expect(await answered(address)).toBe(404);
  await page.goto(`/single-open/${id}`);
  await page.getByRole('tab', { name: 'Información' }).click();
  await page.getByRole('button', { name: 'Añadir al calendario' }).waitFor();
});
