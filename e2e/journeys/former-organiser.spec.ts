import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

type Match = { readonly _id: string; readonly version: number };
type Link = { readonly token: string; readonly table: number };

const narrow = { viewport: { width: 360, height: 740 }, locale: 'es-ES' };

test('the codes end with an organiser who is removed: the phone that scores goes on, and one button prints new ones', async ({
  page,
  browser,
  request,
}) => {
  const rosa = newPerson('Rosa Relevo');
  const carles = newPerson('Carles Cesado');
  const api = await callerFor(request, rosa);
  const openId = await openInPlay(api, 'Open del relevo', ['Ana Alba', 'Bea Bosch']);
  const former = await callerFor(request, carles);
  const { code } = await api<{ code: string }>('POST', `/app/opens/${openId}/organisers`, {
    email: carles.email,
  });
  await former('POST', `/app/opens/${openId}/organisers/accept`, { code });
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1, best_of: 1 });
  const { matches } = await api<{ matches: readonly Match[] }>('GET', `/app/groups/${phase.groups[0]?._id}`);
  const { collection } = await api<{ collection: readonly Link[] }>(
    'POST',
    `/app/opens/${openId}/score-links`,
    { tables: [7] },
  );

  // An umpire scores at table 7.
  await enter(page, rosa, `/match/${matches[0]?._id}`);
  await page.getByRole('button', { name: 'Mesa y árbitro' }).click();
  await page.getByLabel('Mesa', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const phone = await browser.newPage(narrow);
  await phone.clock.install();
  await phone.goto(`/score/${collection[0]?.token}`);
  await phone.getByRole('button', { name: 'Arbitrar este partido' }).click();
  await phone.getByRole('button', { name: 'Empezar el partido' }).click();
  const half = phone.getByRole('button', { name: 'Punto para Ana Alba' });
  const score = async (points: number) => {
    for (let count = 0; count < points; count += 1) {
      await phone.clock.fastForward(2000);
      await half.click();
    }
  };
  await score(3);

  // The organiser removes the one who knew the codes: they end, and one button prints new ones.
  await page.goto(`/single-open/${openId}?tab=information`);
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute(
        'data-printed',
        document.querySelectorAll('svg[role="img"]').length.toString(),
      );
  });
  const remove = page.getByRole('button', { name: 'Quitar a Carles Cesado' });
  const question = page.getByRole('dialog', { name: '¿Quitar a Carles Cesado de la organización?' });
  await remove.click();
  await expect(question).toContainText('Los QR para árbitros de este torneo dejan de valer');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Quitar' }).click();
  const notice = page.getByRole('note').filter({ hasText: 'ya no valen' });
  await expect(notice).toContainText(/Mesa 7 · .+ – .+ · Árbitro sin nombre/u);
  const stranger = await browser.newPage(narrow);
  await stranger.goto(`/score/${collection[0]?.token}`);
  await expect(stranger.getByText('La organización ha anulado este QR.')).toBeVisible();
  await stranger.context().close();
  await notice.getByRole('button', { name: 'Imprimir los QR nuevos' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  await expect(page.getByText('1 QR nuevo')).toBeVisible();

  // The umpire goes on, also after a reload.
  await phone.reload();
  await expect(half).toBeVisible();
  await phone.context().close();
});
