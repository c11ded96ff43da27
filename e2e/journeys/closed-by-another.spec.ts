import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';

/** Of a phone, where one button is below the other, and of a desk. */
const widths = [390, 1280];

test('the head of an open keeps its height while another organiser closes and opens its registration', async ({
  page,
  request,
}) => {
  const rosa = newPerson('Rosa Pantalla');
  const carles = newPerson('Carles Cerrador');
  const owner = await callerFor(request, rosa);
  const other = await callerFor(request, carles);
  const id = await registeredOpen(owner, 'Open que cierra otro', ['Ana Quieta', 'Bea Quieta']);
  const { code } = await owner<{ code: string }>('POST', `/app/opens/${id}/organisers`, {
    email: carles.email,
  });
  await other('POST', `/app/opens/${id}/organisers/accept`, { code });
  const move = (to: string) => other('POST', `/app/opens/${id}/transitions`, { to });
  const step = (name: string) => page.getByRole('button', { name, exact: true });
  await enter(page, rosa);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/single-open/${id}?tab=players`);
    await expect(step('Cerrar inscripción')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bea Quieta' })).toBeVisible();
    const tabs = page.getByRole('tablist');
    const before = await tabs.boundingBox();
    const expectStill = async (when: string) =>
      expect(await tabs.boundingBox(), `${when} at ${width} px`).toEqual(before);
    await move('registrationClosed');
    await expect(step('Reabrir inscripción')).toBeVisible();
    await expect(step('Abrir recepción')).toBeEnabled();
    await expectStill('closed');
    await move('registrationOpen');
    await expect(step('Cerrar inscripción')).toBeEnabled();
    await expectStill('open again');
    await move('registrationClosed');
    await page.reload();
    await expect(step('Abrir recepción')).toBeEnabled();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bea Quieta' })).toBeVisible();
    const closed = await tabs.boundingBox();
    await move('registrationOpen');
    await expect(step('Cerrar inscripción')).toBeEnabled();
    expect(await tabs.boundingBox(), `it was closed at first, at ${width} px`).toEqual(closed);
  }
});
