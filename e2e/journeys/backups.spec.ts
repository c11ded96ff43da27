import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { expect, test } from '../src/journey.ts';
import { startTopspin } from '../src/server.ts';
import { enter } from '../src/steps/accounts.ts';
import { installer, newcomer, type Api } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

const restoreScript = fileURLToPath(new URL('../../apps/api/scripts/restore.ts', import.meta.url));

type Id = { readonly _id: string };

/** An open in play with one match. */
async function givenMatch(api: Api): Promise<{ open: string; match: string }> {
  const open = await openInPlay(api, 'Open de la copia', ['Ana Copia', 'Berta Copia']);
  const groups = { number: 1, type: 'groups', groups_count: 1, best_of: 3 };
  const phase = await drawnPhase(api, open, groups);
  const group = await api<{ matches: Id[] }>('GET', `/app/groups/${phase.groups[0]?._id ?? ''}`);
  return { open, match: group.matches[0]?._id ?? '' };
}

/** Scores point after point, which never ends a set, until it is stopped; gives how many events the server has acknowledged. */
function scoring(api: Api, match: string) {
  let acknowledged = 0;
  const stopping = new AbortController();
  const send = async (events: readonly object[]) => {
    await score(api, match, events, acknowledged);
    acknowledged += events.length;
  };
  const ended = (async () => {
    await send([toss]);
    while (!stopping.signal.aborted) {
      await send(points(1, acknowledged % 2 === 0 ? 'a' : 'b'));
      await pause(300); // No faster than a match is played, and below the limit of a match.
    }
  })();
  return {
    acknowledged: () => acknowledged,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function restoreInto(dataDir: string, file: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [restoreScript, file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}

test('an admin backs up in the browser while a match is scored, the laptop is lost, and the match goes on at another', async ({
  browser,
  playwright,
}) => {
  const folder = await temporaryFolder();
  const laptop = await startTopspin();
  const request = await playwright.request.newContext({ baseURL: laptop.url });
  const context = await browser.newContext({ baseURL: laptop.url });
  const page = await context.newPage();
  const api = await newcomer(request, installer, laptop.output.match(/becomes the admin: (\S+)/)?.[1]);
  const { open, match } = await givenMatch(api);
  const umpire = scoring(api, match);
  const file = join(folder.path, 'laptop.backup');
  let before = 0;

  await test.step('it is made, checked and downloaded while points come in', async () => {
    await enter(page, installer, '/backups-admin', request);
    // One is made by itself at each quarter of an hour, which may be now.
    const copies = page.getByRole('button', { name: /^Descargar la copia de/u });
    await expect(page.getByText('Todavía no hay copias').or(copies.first())).toBeVisible();
    await expect.poll(() => umpire.acknowledged()).toBeGreaterThan(3);
    before = umpire.acknowledged();
    const madeAlready = await copies.count();
    await page.getByRole('button', { name: 'Hacer una copia', exact: true }).click();
    await expect(copies).toHaveCount(madeAlready + 1);
    const checks = page.getByRole('button', { name: /^Comprobar la copia de/u });
    await checks.first().click();
    await expect(page.getByText('Comprobada: está entera')).toBeVisible();
    await copies.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tu contraseña').fill('otra');
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Tu contraseña').fill(installer.password);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await (await download).saveAs(file);
    await expect(dialog).toBeHidden();
  });

  await umpire.stop();
  const last = umpire.acknowledged();
  expect(last).toBeGreaterThan(before);
  await context.close();
  await laptop.stop();

  await test.step('another laptop has the match as it was then, and goes on', async () => {
    const dataDir = join(folder.path, 'data');
    await restoreInto(dataDir, file);
    const other = await startTopspin({ DATA_DIR: dataDir });
    const again = await playwright.request.newContext({ baseURL: other.url });
    const { email, password } = installer;
    const login = await again.post('/api/auth/access', { data: { email, password } });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const log = await again.get(`/api/app/matches/${match}/events`, { headers });
    const { seq } = (await log.json()) as { seq: number };
    expect(seq).toBeGreaterThanOrEqual(before);
    expect(seq).toBeLessThanOrEqual(last);
    const visitors = await browser.newContext({ baseURL: other.url });
    const visitor = await visitors.newPage();
    await visitor.goto(`/o/${open}/match/${match}`);
    await expect(visitor.getByRole('main')).toContainText('Ana Copia');
    await visitors.close();
    await other.stop();
  });
  await folder.remove();
});
