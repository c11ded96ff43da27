import { expect, test } from '../src/journey.ts';
import { newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playByAlphabet, playMatch } from '../src/steps/opens-by-api.ts';

type Group = { readonly matches: readonly { readonly _id: string }[] };

test('a visitor sees on the page of the groups that the draw is made and the open over, and nothing moves', async ({
  page,
  request,
}) => {
  const api = await callerFor(request, newPerson('Vera Visible'));
  const players = ['Ana Uno', 'Bea Dos', 'Caro Tres', 'Dora Cuatro', 'Eva Cinco', 'Fina Seis'];
  const openId = await openInPlay(api, 'Open del público', players);
  const first = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await playByAlphabet(api, first.groups[0]?._id ?? '');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/o/${openId}/groups`);
  const tabs = page.getByRole('navigation', { name: 'Partes del torneo' }).getByRole('link');
  await expect(tabs).toHaveText(['Ahora', 'Grupos', 'Resultados']);
  const source = { from: 'phase', phase_id: first._id, position_from: 1, position_to: 2 };
  const second = await drawnPhase(api, openId, { number: 2, type: 'knockout', source });
  await expect(tabs).toHaveText(['Ahora', 'Grupos', 'Resultados', 'Cuadro']);
  const { matches } = await api<Group>('GET', `/app/groups/${second.groups[0]?._id}`);
  await playMatch(api, matches[0]?._id ?? '', 'a');
  await api('POST', `/app/opens/${openId}/transitions`, { to: 'finished' });
  await expect(page.getByText('Finalizado')).toBeVisible();

  await page.getByRole('link', { name: 'Resumen' }).click();
  const last = page.getByRole('link', { name: 'Fina Seis', exact: true });
  await expect(last).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver toda la clasificación' }).click();
  await last.click();
  await expect(page.getByText('Posición final: 6')).toBeVisible();
});

test('a visitor follows an open while matches begin and end, and no tap reaches another match than the one it was meant for', async ({
  page,
  request,
}) => {
  const api = await callerFor(request, newPerson('Vito Vivo'));
  const players = ['Ana Uno', 'Bea Dos', 'Caro Tres', 'Dora Cuatro', 'Eva Cinco', 'Fina Seis'];
  const openId = await openInPlay(api, 'Open que cambia', players);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await api<Group>('GET', `/app/groups/${phase.groups[0]?._id}`);

  await page.setViewportSize({ width: 390, height: 800 });
  for (const [index, { address, rows }] of [
    {
      address: '',
      rows: page.getByRole('region', { name: 'Últimos resultados' }).getByRole('link', { name: 'Partido' }),
    },
    {
      address: '/results',
      rows: page.getByRole('region', { name: 'Resultados' }).getByRole('link', { name: 'Partido' }),
    },
  ].entries()) {
    await page.goto(`/o/${openId}${address}`);
    for (let played = 3 * index; played < 3 * index + 3; played += 1) {
      await expect(rows).toHaveCount(played);
      await playMatch(api, matches[played]?._id ?? '', 'b');
      await expect(rows).toHaveCount(played + 1);
    }
  }

  await page.goto(`/o/${openId}/groups`);
  const lost = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(lost).toHaveCount(6);
  const before = await lost.allTextContents();
  for (const { _id } of matches.slice(6)) await playMatch(api, _id, 'a');
  await expect(lost).not.toHaveText(before);
});
