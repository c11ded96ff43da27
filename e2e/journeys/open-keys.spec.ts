import { readFileSync } from 'node:fs';
import { startClubSite, type ClubSite } from '../src/club-site.ts';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playMatch } from '../src/steps/opens-by-api.ts';

type Group = { readonly matches: readonly { readonly _id: string }[] };

let club: ClubSite;
test.beforeAll(async () => void (club = await startClubSite()));
test.afterAll(() => club.close());

/** The page of the guide, with the values of a club. */
function pageOfGuide(values: {
  readonly topspin: string;
  readonly open: string;
  readonly key: string;
}): string {
  const guide = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const [, example = ''] = /^```html\n(.*?)^```$/msu.exec(guide) ?? [];
  return Object.entries(values).reduce(
    (page, [name, value]) =>
      page.replace(new RegExp(`const ${name} = '[^']*'`, 'u'), `const ${name} = '${value}'`),
    example,
  );
}

test('an organiser makes a key, a club’s own page reads the standings with it, and cannot once it is revoked', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const kira = newPerson('Kira Clave');
  const api = await callerFor(request, kira);
  const openId = await openInPlay(api, 'Open con clave', ['Ana Uno', 'Bea Dos']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await api<Group>('GET', `/app/groups/${phase.groups[0]?._id}`);
  await playMatch(api, matches[0]?._id ?? '', 'a');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, kira, `/single-open/${openId}?tab=information`);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Insertar' }).click();
  await page.getByRole('button', { name: 'Claves de lectura' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claves de lectura' });
  await expect(dialog.getByText('Aún no hay claves')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Dónde se usará' }).fill('Web del club');
  await dialog.getByRole('button', { name: 'Crear clave' }).click();
  await dialog.getByRole('button', { name: 'Copiar clave' }).click();
  await expect(page.getByText('Clave copiada')).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^open_[\w-]{43}$/u);
  await expect(dialog.getByRole('listitem')).toContainText('Web del club');
  await expect(dialog.getByRole('listitem')).toContainText('Sin usar');

  const visitor = await context.newPage();
  // The address that the page of a club would have; the browser takes it for another site.
  const topspin = baseURL ?? '';
  expect(new URL(topspin).origin).not.toBe(new URL(club.url).origin);
  await test.step('a page of another site shows the standings with it', async () => {
    club.show(pageOfGuide({ topspin, open: openId, key }));
    await visitor.goto(club.url);
    await expect(visitor.getByRole('row')).toHaveCount(2);
    // Who is on which side is drawn by lot.
    await expect(visitor.getByRole('row').first()).toContainText(/1(?:Ana Uno|Bea Dos)2$/u);
  });

  await test.step('without a key it reads nothing', async () => {
    const read = (headers: Record<string, string>) =>
      visitor.evaluate(
        async ({ address, given }) =>
          fetch(address, { headers: given, cache: 'no-store' }).then(
            ({ status }) => status,
            () => 'not let read',
          ),
        { address: `${topspin}/api/public/opens/${openId}/groups`, given: headers },
      );
    expect(await read({})).toBe('not let read');
    expect(await read({ authorization: `Bearer ${key}` })).toBe(200);
    expect(await read({ authorization: `Bearer ${key}`, 'x-other': '1' })).toBe('not let read');
  });

  await test.step('the list says that it was used, and revokes it', async () => {
    await expect(dialog.getByRole('listitem')).toContainText('Último uso');
    await dialog.getByRole('button', { name: 'Revocar la clave Web del club' }).click();
    const question = page.getByRole('dialog', { name: '¿Revocar la clave Web del club?' });
    await question.getByRole('button', { name: 'Revocar' }).click();
    await expect(page.getByText('Clave revocada')).toBeVisible();
    await expect(dialog.getByText('Aún no hay claves')).toBeVisible();
  });

  await test.step('and the page says that its key is not valid any more', async () => {
    await visitor.reload();
    await expect(visitor.getByRole('table')).toContainText('Esta clave no vale');
    await expect(visitor.getByRole('row')).toHaveCount(0);
    await visitor.close();
  });
});
