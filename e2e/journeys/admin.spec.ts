import { expect, test } from '../src/journey.ts';
import { enter, logIn, newPerson } from '../src/steps/accounts.ts';
import { installer, newcomer } from '../src/steps/api.ts';

test('somebody who is logged in is told kindly that an admin gave a role, took it, disabled and enabled them', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson('Olga Ordenada');
  await newcomer(request, person);
  await logIn(page, person);
  await expect(page).not.toHaveURL(/auth/u);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const admin = await browser.newPage({ locale: 'es-ES' });
  await enter(admin, installer);
  const role = async (confirm: 'Dar' | 'Quitar') => {
    const circuits = admin.getByRole('switch', { name: 'Circuitos' });
    await circuits.click();
    await admin.getByRole('dialog').getByRole('button', { name: confirm }).click();
    // The message of the change before may still be there.
    await expect(circuits).toBeChecked({ checked: confirm === 'Dar' });
    await expect(admin.getByText('Permisos de Olga Ordenada cambiados').first()).toBeVisible();
  };

  await test.step('a role given shows in the menu with the next request', async () => {
    await admin.goto(`/users-admin?q=${person.email}`);
    await admin.getByRole('button', { name: 'Olga Ordenada', exact: true }).click();
    await role('Dar');
    await menu.getByRole('link', { name: 'Sedes' }).click();
    await expect(page.getByText('Ahora llevas los circuitos')).toBeVisible();
    await page.goto('/circuits-admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a role taken closes its page and says so', async () => {
    await role('Quitar');
    await menu.getByRole('link', { name: 'Jugadores' }).click();
    await expect(page.getByText('Ya no tienes acceso a la administración.')).toBeVisible();
    await expect(menu.getByText('Administración')).toBeHidden();
    await page.goto('/users-admin');
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  });

  await test.step('disabled, they land on the login, which says why and does not let them in', async () => {
    await admin.getByRole('button', { name: 'Desactivar' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
    await expect(admin.getByText('Cuenta de Olga Ordenada desactivada')).toBeVisible();
    // Without a click: the stream tells the page.
    await expect(page.getByText('La cuenta está desactivada.')).toBeVisible();
    await logIn(page, person);
    await expect(page.getByText('La cuenta está desactivada.')).toBeVisible();
  });

  await test.step('enabled, they log in again', async () => {
    await admin.getByRole('button', { name: 'Activar' }).click();
    await expect(admin.getByText('Olga Ordenada ya puede entrar')).toBeVisible();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(menu).toBeVisible();
  });
  await admin.close();
});
