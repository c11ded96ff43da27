import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, newcomer } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playMatch } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

type Group = { readonly matches: readonly { readonly _id: string }[] };

/** What was handed to the phone's menu. */
type Handed = { readonly type: string; readonly name: string; readonly size: number; readonly text: string };

test('an open is finished: a visitor sees its podium and highlights, follows a path to it and shares a picture', async ({
  page,
  browser,
  request,
}) => {
  const vega = newPerson('Vega Vencida');
  const api = await callerFor(request, vega);
  const players = ['Núria Col·lell', 'Bea Ñíguez', 'Caro Açaí'];
  const openId = await openInPlay(api, 'Open del podio', players);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await api<Group>('GET', `/app/groups/${phase.groups[0]?._id}`);
  const [scored, ...written] = matches.map(({ _id }) => _id);

  await test.step('a match is shared from the application while it is played', async () => {
    const pau = newPerson('Pau Públic');
    await newcomer(request, pau);
    const watching = await browser.newPage();
    await enter(watching, pau, `/match/${scored}`);
    await watching.getByRole('button', { name: 'Compartir', exact: true }).click();
    await expect(watching.getByRole('dialog', { name: 'Sigue el partido sin cuenta' })).toContainText(
      `/o/${openId}/match/${scored}`,
    );
    await watching.context().close();
  });

  // Behind 1-8 in the first set, and no more points for the other side.
  const comeback = [...points(1), ...points(7, 'b'), ...points(10), ...points(11), ...points(11)];
  await score(api, scored ?? '', [toss, ...comeback]);
  for (const match of written) await playMatch(api, match, 'a');
  await api('POST', `/app/opens/${openId}/transitions`, { to: 'finished' });

  const handed: Handed[] = [];
  await page.exposeFunction('hand', (given: Handed) => void handed.push(given));
  await page.addInitScript(() => {
    const hand = Reflect.get(window, 'hand') as (given: object) => void;
    const share = (data: ShareData) => {
      const [file] = data.files ?? [];
      hand({ type: file?.type, name: file?.name, size: file?.size, text: data.text });
      return Promise.resolve();
    };
    Object.assign(navigator, { share, canShare: () => true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/o/${openId}`);

  await test.step('the podium and the best comeback', async () => {
    const podium = page.getByRole('list', { name: 'Podio' });
    for (const name of players) await expect(podium).toContainText(name);
    await expect(page.getByRole('link', { name: /pasó de 1–7 a 11–7 en el set 1/u })).toBeVisible();
    await expect(page.getByRole('link', { name: /^32 seguidos de/u })).toBeVisible();
    // The points came all at once: how long they took is not known.
    await expect(page.getByText('Partido más largo')).toHaveCount(0);
  });

  await test.step('the path to a position', async () => {
    await page.getByRole('button', { name: 'Ver el camino de Núria Col·lell' }).click();
    await expect(
      page.getByRole('link', { name: /Grupo A · Partido/u }).filter({ hasText: /Ganó|Perdió/u }),
    ).toHaveCount(2);
  });

  await test.step('a picture of the podium for a story', async () => {
    await page.getByRole('button', { name: 'Compartir el podio' }).click();
    await page.getByRole('button', { name: 'Historia' }).click();
    await expect.poll(() => handed).toHaveLength(1);
    expect(handed[0]).toMatchObject({ type: 'image/png', name: 'Open del podio Historia.png' });
    expect(handed[0]?.text).toContain(`/o/${openId}`);
    expect(handed[0]?.size).toBeGreaterThan(10_000);
    await page.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('a picture of one’s own result', async () => {
    await page.getByRole('list', { name: 'Podio' }).getByRole('link', { name: 'Bea Ñíguez' }).click();
    await page.getByRole('button', { name: 'Compartir este resultado' }).click();
    await page.getByRole('button', { name: 'Imagen' }).click();
    await expect.poll(() => handed).toHaveLength(2);
    expect(handed[1]).toMatchObject({ type: 'image/png', name: 'Bea Ñíguez.png' });
  });

  await test.step('and from the match itself, by whoever is logged in', async () => {
    await enter(page, vega, `/match/${scored}`);
    await page.getByRole('button', { name: 'Compartir', exact: true }).click();
    await page.getByRole('button', { name: 'Imagen' }).click();
    await expect.poll(() => handed).toHaveLength(3);
    expect(handed[2]?.text).toContain(`/o/${openId}/match/${scored}`);
  });
});
