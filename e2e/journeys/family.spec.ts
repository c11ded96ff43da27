import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';

test('a parent uses the public link, adds two children, registers both, and withdraws one who comes back', async ({
  page,
  request,
}) => {
  const director = await callerFor(request, newPerson('Delia Directora'));
  const openId = await registeredOpen(director, 'Open de Navidad', []);
  const parent = newPerson('Marta Serra');
  const dialog = page.getByRole('dialog');

  await test.step('from the link to an account, and back', async () => {
    await page.goto(`/single-open/${openId}/inscription`);
    await page.getByRole('link', { name: 'Entra para inscribirte' }).click();
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await page.getByLabel('Nombre y apellidos').fill(parent.name);
    await page.getByLabel('Correo electrónico').fill(parent.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(parent.password);
    await page.getByLabel('Repite la contraseña').fill(parent.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Crear la cuenta' }).click();
    await expect(page).toHaveURL(new RegExp(`/single-open/${openId}$`, 'u'));
  });

  await test.step('the children are added without leaving the page', async () => {
    await page.getByRole('button', { name: 'Inscribir a otra persona' }).click();
    for (const [name, birth] of [
      ['Nil Serra', '2015-05-05'],
      ['Laia Serra', '2017-05-05'],
    ] as const) {
      if (name.startsWith('Laia'))
        await dialog.getByRole('button', { name: 'Añadir a una persona a mi cargo' }).click();
      await dialog.getByLabel('Nombre y apellidos').fill(name);
      await dialog.getByLabel('Fecha de nacimiento').fill(birth);
      await dialog.getByLabel('Teléfono').fill('600123456');
      await dialog.getByLabel(/como madre, padre o tutor legal, doy mi consentimiento/u).check();
      await dialog.getByRole('button', { name: 'Añadir jugador' }).click();
      await dialog.getByRole('checkbox', { name }).check();
    }
  });

  await test.step('one button registers both', async () => {
    await expect(dialog.getByText(/^Como madre, padre o tutor legal de Nil Serra/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Inscribir a 2 personas' }).click();
    await expect(dialog.getByText('Con plaza')).toHaveCount(2);
  });

  await test.step('one is withdrawn, and comes back', async () => {
    await dialog.getByRole('button', { name: 'Dar de baja a Nil Serra' }).click();
    await expect(dialog.getByText('Baja', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Volver a inscribir a Nil Serra' }).click();
    await expect(dialog.getByText('Con plaza')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByText('Con plaza: Laia Serra, Nil Serra')).toBeVisible();
  });
});

test('a coach registers six children with three taps', async ({ page, request }) => {
  const director = await callerFor(request, newPerson('Delia Directora'));
  const openId = await registeredOpen(director, 'Open de la escuela', []);
  const coach = newPerson('Carles Coll');
  const api = await callerFor(request, coach);
  const phone = { name: 'Carles', code: '+34', phone: '600123456' };
  for (const name of ['Aina', 'Biel', 'Cesc', 'Duna', 'Enric', 'Fiona'])
    await api('POST', '/app/players', { name, relation: 'coach', contact_phone: phone, consent: true });
  await enter(page, coach, `/single-open/${openId}`);
  await page.getByRole('button', { name: 'Inscribir', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Marcar a todos' }).click();
  await dialog.getByRole('button', { name: 'Inscribir a 6 personas' }).click();
  await expect(dialog.getByText('Con plaza', { exact: true })).toHaveCount(6);
  await expect(page.getByText('6 personas inscritas')).toBeVisible();
});
