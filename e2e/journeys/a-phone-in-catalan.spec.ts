import { devices } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { newPerson } from '../src/steps/accounts.ts';
import { callerOf, trust } from '../src/steps/api.ts';
import { goOn } from '../src/steps/go-on.ts';
import { seeRated } from '../src/steps/matches.ts';
import { registerAll } from '../src/steps/opens-by-api.ts';

const phone = devices['Pixel 7'];
test.use({ ...phone, locale: 'ca-ES' });

/**
 * The core of the main job for a Catalan umpire: tapping points on a phone. Its file comes first: journeys with a device of their
 * own would otherwise run last, and leave a worker idle.
 */
test('on a phone, in Catalan: from an account to a champion of four', async ({ page }) => {
  const person = newPerson('Quim Costa');
  await test.step('compte i idioma', async () => {
    await page.goto('/create-account');
    await page.getByRole('button', { name: 'Idioma' }).click();
    await page.getByRole('menuitem', { name: 'Català' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
    await page.getByLabel('Nom i cognoms').fill(person.name);
    await page.getByLabel('Correu electrònic').fill(person.email);
    await page.getByLabel('Contrasenya', { exact: true }).fill(person.password);
    await page.getByLabel('Repeteix la contrasenya').fill(person.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Crea el compte' }).click();
    await expect(page.getByRole('heading', { name: 'Què vols fer?' })).toBeVisible();
    await trust(page.request, person);
  });

  await test.step('torneig i inscripció', async () => {
    await page.goto('/opens');
    await page.getByRole('link', { name: 'Crea un torneig' }).click();
    await page.getByLabel('Nom').fill('Open de la Mercè');
    await page.getByRole('button', { name: 'Crea un torneig' }).click();
    await page.getByRole('button', { name: 'Obre la inscripció' }).click();
    await page.getByRole('button', { name: 'Afegeix jugadors' }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['Aina Bosch', 'Biel Casals']) {
      await dialog.getByRole('button', { name: 'Crea un jugador nou' }).click();
      await dialog.getByRole('textbox', { name: 'Nom' }).fill(name);
      await dialog.getByLabel('Telèfon').fill('600123456');
      await dialog.getByLabel(/^Tinc el consentiment/u).check();
      await dialog.getByRole('button', { name: 'Inscriu', exact: true }).click();
      await expect(page.getByText(`${name} s’ha inscrit`)).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Tanca' }).click();
    const api = await callerOf(page.request, person);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await registerAll(api, id, ['Cèlia Duran', 'Dídac Ferrer']);
    await page.reload();
  });

  await test.step('recepció', async () => {
    await page.getByRole('button', { name: 'Tanca la inscripció' }).click();
    await page.getByRole('button', { name: 'Obre la recepció' }).click();
    for (let there = 1; there <= 4; there += 1) {
      await page
        .getByRole('button', { name: /^Marca .+ com a present$/u })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Treu la presència/u })).toHaveCount(there);
    }
    await page.getByRole('button', { name: 'Tanca la recepció' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tanca la recepció' }).click();
    await expect(page.getByText('En joc').first()).toBeVisible();
  });

  await test.step('eliminatòria i campió', async () => {
    await page.getByRole('tab', { name: 'Eliminatòries' }).click();
    await page.getByRole('button', { name: 'Crea l’eliminatòria' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Crea una fase' }).click();
    await page.getByRole('button', { name: 'Fes el sorteig' }).click();
    await page.getByRole('button', { name: 'Desa el sorteig' }).click();
    await page.getByRole('button', { name: 'Crea els partits' }).click();
    await expect(page.getByText('Partits creats')).toBeVisible();
    const bracket = page.url();
    for (const round of ['Semifinals', 'Final']) {
      await goOn(page, bracket);
      await page.getByRole('tab', { name: round, exact: true }).click();
      const links = page.getByRole('link', { name: /^Obre el partit/u });
      await expect(links).toHaveCount(round === 'Final' ? 1 : 2);
      const matches = await links.evaluateAll((found) =>
        found.map((link) => (link as HTMLAnchorElement).pathname),
      );
      for (const match of matches) {
        await goOn(page, match);
        await page.getByRole('button', { name: 'Anota els sets' }).click();
        for (const [index, set] of ['9', '11-5', '12'].entries())
          await page.getByLabel(`Set ${index + 1}`).fill(set);
        await page.getByRole('button', { name: 'Desa el resultat' }).click();
        await seeRated(page);
      }
    }
    await goOn(page, bracket);
    await page.getByRole('button', { name: 'Finalitza el torneig' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finalitza el torneig' }).click();
    await expect(page.getByText(/^Campió\/ona:/u)).toBeVisible();
  });
});
