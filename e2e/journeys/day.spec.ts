import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, trust } from '../src/steps/api.ts';
import { callByItself, callEarly, dayOf, queue, table, toCall } from '../src/steps/day.ts';
import { drawnPhase, openInPlay, playMatch } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

const players = [
  'Aina Roca',
  'Berta Coll',
  'Carla Vidal',
  'Dora Puig',
  'Emma Sala',
  'Fina Mas',
  'Gala Pons',
  'Irma Font',
];

test('an organiser calls matches from the table plan, and the day goes on by itself', async ({
  page,
  request,
}) => {
  const person = newPerson('Mesa Central');
  const api = await callerFor(request, person);
  await trust(request, person);
  const openId = await openInPlay(api, 'Open de las mesas', players);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 2 });
  await enter(page, person);
  await page.goto(`/single-open/${openId}?tab=tables`);

  await test.step('two taps call a match to a free table', async () => {
    await expect(queue(page).getByText('12 partidos')).toBeVisible();
    await toCall(page).first().click();
    await expect(page.getByText(/^¿A qué mesa va /u)).toBeVisible();
    await table(page, 1).getByRole('button', { name: 'Mesa 1: Llamar aquí' }).click();
    await expect(table(page, 1).getByText('Llamado')).toBeVisible();
    await expect(table(page, 1).getByText(/^1\.ª llamada \d\d:\d\d, por Mesa Central$/u)).toBeVisible();
    await expect(queue(page).getByText('11 partidos')).toBeVisible();
    await expect(
      queue(page)
        .getByText(/^Espera a .+: mesa 1, aún sin empezar\./u)
        .first(),
    ).toBeVisible();
  });
  const [called] = (await dayOf(api, openId)).calls;
  const match = called?.match_id ?? '';

  await test.step('its score is seen as it is played, and then the table is free', async () => {
    await score(api, match, [toss, ...points(3)]);
    await expect(table(page, 1).getByText('Jugando')).toBeVisible();
    await expect(table(page, 1).getByText('0 · 3')).toBeVisible();
    await expect(
      queue(page)
        .getByText(/^Espera a .+: mesa 1, primer set\./u)
        .first(),
    ).toBeVisible();
    await playMatch(api, match, 'a');
    await expect(table(page, 1).getByText(/^Último: .+ 3-0$/u)).toBeVisible();
    await expect(
      queue(page)
        .getByText(/ descansa hasta las \d\d:\d\d\. Se puede llamar desde las \d\d:\d\d\./u)
        .first(),
    ).toBeVisible();
  });

  await test.step('by keyboard, and back to the queue', async () => {
    await toCall(page).first().focus();
    await page.keyboard.press('Enter');
    await table(page, 2).getByRole('button', { name: 'Mesa 2: Llamar aquí' }).focus();
    await page.keyboard.press('Enter');
    await expect(toCall(page).first()).toBeFocused();
    await table(page, 2)
      .getByRole('button', { name: /: en la mesa$/u })
      .first()
      .click();
    await expect(table(page, 2).getByRole('button', { name: /: en la mesa$/u, pressed: true })).toHaveCount(
      1,
    );
    await callEarly(page, 2, '2.ª llamada');
    await expect(table(page, 2).getByText(/^2\.ª llamada /u)).toBeVisible();
    await callEarly(page, 2, '3.ª llamada');
    await expect(table(page, 2).getByText(/^3\.ª llamada /u)).toBeVisible();
    await table(page, 2).getByRole('button', { name: 'Opciones de la mesa 2' }).click();
    await expect(
      page.getByRole('menu').getByText(/^[123]\.ª llamada \d\d:\d\d, por Mesa Central$/u),
    ).toHaveCount(3);
    await page.keyboard.press('Escape');
    const back = table(page, 2).getByRole('button', { name: 'Devolver a la cola' });
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(table(page, 2).getByText('Libre')).toBeVisible();
    await expect(table(page, 2)).toBeFocused();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Otra vez en la mesa 2, con las llamadas que tenía.')).toBeVisible();
    await expect(table(page, 2).getByText(/^3\.ª llamada /u)).toBeVisible();
    await expect(table(page, 2).getByRole('button', { name: /: en la mesa$/u, pressed: true })).toHaveCount(
      1,
    );
    await back.click();
    await expect(table(page, 2).getByText('Libre')).toBeVisible();
  });

  await test.step('who did not come after the third call is asked, and loses by walkover', async () => {
    await table(page, 3).getByRole('button', { name: 'Mesa 3: Libre' }).click();
    const offer = page.getByRole('status').filter({ hasText: '¿Qué partido va a la mesa 3?' });
    await offer.getByRole('button', { name: / – / }).first().click();
    await table(page, 3)
      .getByRole('button', { name: /: en la mesa$/u })
      .first()
      .click();
    await callEarly(page, 3, '2.ª llamada');
    await callEarly(page, 3, '3.ª llamada');
    await table(page, 3).getByRole('button', { name: 'No se presenta…' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Quién no se ha presentado?' });
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Dar W.O.' }).click();
    await expect(table(page, 3).getByText('Libre')).toBeVisible();
    await page.getByText(/^W\.O\.: gana /u).waitFor();
  });

  await test.step('a walkover given by mistake is taken back: the match is called as before', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Otra vez en la mesa 3, con las llamadas que tenía.')).toBeVisible();
    await table(page, 3).getByRole('button', { name: 'No se presenta…' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Quién no se ha presentado?' });
    await dialog.getByRole('button', { name: 'Dar W.O.' }).click();
    await expect(table(page, 3).getByText('Libre')).toBeVisible();
  });

  await test.step('whoever is second hears who has the player', async () => {
    const { _id, queue: rows } = await dayOf(api, openId);
    const [first] = rows.filter(({ ready }) => ready);
    await toCall(page).first().click();
    await api('POST', `/app/days/${_id}/calls`, { match_id: first?.match_id ?? '', table: 2 });
    await expect(table(page, 2).getByText('Llamado')).toBeVisible();
    await expect(page.getByText(/^¿A qué mesa va /u)).toBeHidden();
  });

  await test.step('a locked table says what that does, invites no call, and a match fixed to it waits', async () => {
    await table(page, 4).getByRole('button', { name: 'Opciones de la mesa 4' }).click();
    await page.getByRole('menuitem', { name: 'Bloquear' }).click();
    await expect(page.getByRole('dialog').getByText(/^Reservada: /u)).toBeVisible();
    await page.getByRole('textbox', { name: 'Por qué' }).fill('reservada');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(table(page, 4).getByText('Bloqueada · reservada')).toBeVisible();
    await toCall(page).first().click();
    await expect(table(page, 4).getByRole('button', { name: 'Mesa 4: Bloqueada' })).toBeDisabled();
    await expect(table(page, 4).getByText('Llamar aquí')).toBeHidden();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    const fix = queue(page)
      .getByRole('button', { name: /^Mesa, hora y quién falta: / })
      .first();
    await fix.click();
    await page.getByRole('combobox', { name: 'Mesa' }).click();
    await page.getByRole('option', { name: 'Mesa 4 · Bloqueada · reservada' }).click();
    await expect(page.getByText('El partido espera hasta que abras esta mesa.')).toBeVisible();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(queue(page).getByText('Espera a la mesa 4, que está bloqueada.')).toBeVisible();
    await table(page, 4).getByRole('button', { name: 'Opciones de la mesa 4' }).click();
    await page.getByRole('menuitem', { name: 'Abrir' }).click();
    await expect(queue(page).getByText('Espera a la mesa 4, que está bloqueada.')).toBeHidden();
    const fixed = queue(page).getByRole('listitem').filter({ hasText: 'Mesa 4, fija' });
    await fixed.getByRole('button', { name: /^Mesa, hora y quién falta: / }).click();
    await page.getByRole('combobox', { name: 'Mesa' }).click();
    await page.getByRole('option', { name: 'Cualquiera' }).click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(queue(page).getByText('Mesa 4, fija')).toBeHidden();
  });

  await test.step('a volunteer umpires where the open says so, and is excused with one tap', async () => {
    await page.getByRole('button', { name: 'Opciones del día' }).click();
    await page.getByRole('menuitem', { name: 'Ajustes del día' }).click();
    const settings = page.getByRole('dialog', { name: 'Ajustes del día' });
    await settings.getByRole('textbox', { name: 'Nombre' }).fill('Vera Voluntaria');
    await settings.getByRole('button', { name: 'Añadir' }).click();
    await expect(settings.getByText('Hoy aún no ha arbitrado')).toBeVisible();
    await settings.getByRole('combobox', { name: 'Primera opción' }).click();
    await page.getByRole('option', { name: 'Un voluntario' }).click();
    await settings.getByRole('button', { name: 'Guardar' }).click();
    await expect(settings).toBeHidden();
    await toCall(page).first().click();
    await table(page, 4).getByRole('button', { name: 'Mesa 4: Llamar aquí' }).click();
    await expect(table(page, 4).getByText(/Árbitro: Vera Voluntaria$/u)).toBeVisible();
    await table(page, 4).getByRole('button', { name: 'Opciones de la mesa 4' }).click();
    await page.getByRole('menuitem', { name: 'Cambiar el árbitro' }).click();
    await page.getByRole('button', { name: 'Liberar a Vera Voluntaria' }).click();
    await expect(table(page, 4).getByText(/Árbitro: /u)).toBeHidden();
    await table(page, 4).getByRole('button', { name: 'Devolver a la cola' }).click();
    await expect(table(page, 4).getByText('Libre')).toBeVisible();
  });

  await test.step('the times of the day say when it ends, and what one table fewer would change', async () => {
    await expect(
      queue(page)
        .getByText(/^Llamar \d\d:\d\d(–\d\d:\d\d)?$/u)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Horario' }).click();
    await expect(
      page
        .getByRole('region', { name: 'Fin del día' })
        .getByText(/^\d\d:\d\d–\d\d:\d\d$/u)
        .first(),
    ).toBeVisible();
    const whatIf = page.getByRole('region', { name: '¿Y si…?' });
    await whatIf.getByRole('button', { name: 'Una mesa menos' }).click();
    await expect(whatIf.getByText(/^(?:\d+|Entre \d+ y \d+|Hasta \d+) minutos más tarde\.$/u)).toBeVisible();
    const line = page.getByRole('list', { name: 'Mesa 1' });
    await expect(line.getByRole('listitem').filter({ hasText: 'Jugado' }).first()).toBeAttached();
    await page.getByRole('button', { name: 'Lista' }).click();
    await expect(
      page.getByText(/^Previsto · .+ · Empieza entre las \d\d:\d\d y las \d\d:\d\d$/u).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Mesas' }).click();
  });

  await test.step('automatic calling fills the tables that are free', async () => {
    await table(page, 1).getByRole('button', { name: 'Opciones de la mesa 1' }).click();
    await page.getByRole('menuitem', { name: 'Poner fuera de uso' }).click();
    await page.getByRole('textbox', { name: 'Por qué' }).fill('red rota');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(table(page, 1).getByText('Fuera de uso · red rota')).toBeVisible();
    await callByItself(page);
    await expect
      .poll(async () => (await dayOf(api, openId)).queue.filter(({ ready }) => ready).length)
      .toBe(0);
    const { calls } = await dayOf(api, openId);
    expect(calls.map((call) => call.table)).not.toContain(1);
    expect(calls.length).toBeGreaterThan(0);
  });
});
