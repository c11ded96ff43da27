import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, installer } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playByAlphabet } from '../src/steps/opens-by-api.ts';

test('an admin merges two profiles of one person, and separates them again', async ({ page, request }) => {
  const api = await callerFor(request, newPerson('Dora Directora'));
  const openId = await openInPlay(api, 'Open repetido', ['Zita Repetida', 'Blas Otro', 'Cleo Otra']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await playByAlphabet(api, phase.groups[0]?._id ?? '');
  await api('POST', '/app/players', {
    name: 'Zita Repetida',
    nickname: 'Zi',
    contact_phone: { name: 'Zita', code: '+34', phone: '600111222' },
    consent: true,
  });
  await enter(
    page,
    installer,
    `/players-admin?q=Zita&filters=${encodeURIComponent('{"part":"duplicates"}')}`,
  );
  const pair = page.getByRole('button', { name: /Zita Repetida/u });
  await pair.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /con 0 partidos/u }).check();
  await expect(dialog.getByText('Pasa 1 torneo: Open repetido. Pasan 2 partidos.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fusionar' }).dblclick();
  await expect(page.getByText('Zita Repetida es ahora un solo perfil')).toBeVisible();
  await expect(pair).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(pair).toBeVisible();
});
