import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, logIn, newPerson } from '../src/steps/accounts.ts';
import { callerFor, installer } from '../src/steps/api.ts';
import { goOn } from '../src/steps/go-on.ts';

/** A field by its label, what is typed into it and what is said there. */
type Wrong = readonly [label: string, typed: string, message: string];

/** Sends a form with these values, and expects each message at its field. */
async function refuses(form: Page | Locator, button: string, fields: readonly Wrong[]): Promise<void> {
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}(\\s?\\*)?$`, 'u')).first();
  for (const [label, typed] of fields) await field(label).fill(typed);
  await form.getByRole('button', { name: button, exact: true }).click();
  for (const [label, , message] of fields)
    await expect(field(label), label).toHaveAccessibleDescription(new RegExp(`^${message}`, 'u'));
}

test('a form of somebody without an account says at each field what is wrong', async ({ page }) => {
  await page.goto('/create-account');
  await refuses(page, 'Crear la cuenta', [
    ['Nombre y apellidos', '', 'Requerido'],
    ['Correo electrónico', 'ana', 'El correo electrónico no es válido'],
    ['Contraseña', '', 'la contraseña es requerida'],
  ]);
  await refuses(page, 'Crear la cuenta', [
    ['Contraseña', '12345', 'la contraseña debe tener al menos 6 caracteres'],
  ]);
  await expect(page.getByText('Para crear la cuenta hay que aceptar')).toBeVisible();
  await goOn(page, '/recover-password');
  await refuses(page, 'Pedir un código', [
    ['Correo electrónico', 'ana', 'El correo electrónico no es válido'],
  ]);
});

test('a form says at each field what is wrong', async ({ page, request }) => {
  const person = newPerson('Erasmo Errata');
  await callerFor(request, person);
  await logIn(page, person);
  await expect(page).not.toHaveURL(/auth/u);

  await test.step('an open', async () => {
    await goOn(page, '/opens/new');
    await page.getByLabel('Edad').check();
    await refuses(page, 'Crear torneo', [
      ['Nombre', '', 'Requerido'],
      ['Empieza', '31/02/2027', 'La fecha y la hora no son válidas'],
      ['Mínimo de jugadores', '1', 'El valor mínimo es 2'],
      ['Máximo de jugadores', '', 'Requerido; debe ser un número'],
      ['Desde', '121', 'El valor máximo es 120'],
    ]);
  });

  await test.step('a venue', async () => {
    await goOn(page, '/venues/new');
    await page.getByRole('button', { name: 'Añadir un contacto' }).click();
    await refuses(page, 'Crear una sede', [
      ['Nombre', '', 'Requerido'],
      ['Dirección', '', 'Requerido'],
      ['Número de mesas', '-1', 'El valor mínimo es'],
      ['Latitud', '91', 'El valor máximo es 90'],
      ['Nombre del contacto', '', 'Requerido'],
      ['Teléfono', '', 'Requerido'],
    ]);
    await expect(page.getByText('Debes aceptarlo para continuar')).toHaveCount(2);
  });

  await test.step('a player', async () => {
    await goOn(page, '/user-management');
    await page.getByRole('button', { name: 'Añadir a un hijo o jugador' }).click();
    await refuses(page.getByRole('dialog'), 'Añadir jugador', [
      ['Nombre y apellidos', '', 'Requerido'],
      ['Teléfono', '', 'Requerido'],
    ]);
  });

  await test.step('the account', async () => {
    await goOn(page, '/user-profile');
    await refuses(page, 'Guardar', [['Nombre y apellidos', '', 'Requerido']]);
    await page.getByRole('tab', { name: 'Seguridad' }).click();
    await refuses(page, 'Cambiar la contraseña', [
      ['Contraseña actual', '', 'Requerido'],
      ['Contraseña nueva', '12345', 'la contraseña debe tener al menos 6 caracteres'],
    ]);
  });
});

test('the form of a circuit says at each field what is wrong', async ({ page }) => {
  await enter(page, installer, '/circuits/new');
  await page.getByLabel('Edades').check();
  await refuses(page, 'Crear el circuito', [
    ['Nombre', '', 'Requerido'],
    ['Correo', 'liga', 'El correo electrónico no es válido'],
    ['Desde', '9', ''],
    ['Hasta', '3', 'El máximo no puede ser menor que el mínimo'],
  ]);
  await expect(page.getByText('La descripción es requerida')).toBeVisible();
});
