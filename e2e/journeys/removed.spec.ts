import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

type Listed = {
  readonly collection: readonly { readonly _id: string; readonly player: { readonly name: string } }[];
};

test('an organiser finds what was removed from an open, and restores it', async ({ page, request }) => {
  const director = newPerson('Dario Director');
  const api = await callerFor(request, director);
  const openId = await openInPlay(api, 'Open de primavera', [
    'Abril Sol',
    'Blai Roca',
    'Cesc Pla',
    'Dolça Mar',
  ]);
  const stage = await drawnPhase(api, openId, {
    number: 1,
    type: 'groups',
    groups_count: 1,
    name: 'Liguilla',
  });
  await api('DELETE', `/app/phases/${stage._id}`);
  const { collection } = await api<Listed>('GET', `/app/opens/${openId}/inscriptions?itemsPerPage=100`);
  const left = collection.find(({ player }) => player.name === 'Blai Roca');
  await api('DELETE', `/app/opens/${openId}/inscriptions/${left?._id}`, {});
  await enter(page, director, `/single-open/${openId}?tab=information`);
  const panel = page.getByRole('region', { name: 'Quitado de este torneo' });
  const phase = panel.getByRole('listitem').filter({ hasText: 'Liguilla' });
  await expect(phase).toContainText('han cambiado desde entonces');
  await expect(phase.getByRole('button')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Recuperar Blai Roca' }).click();
  await expect(page.getByText('Blai Roca vuelve a estar en el torneo')).toBeVisible();
  await panel.getByRole('button', { name: 'Recuperar Liguilla' }).click();
  await expect(panel).toBeHidden();
  await page.goto(`/single-open/${openId}?tab=groups`);
  await expect(page.getByText('Blai Roca').first()).toBeVisible();
});
