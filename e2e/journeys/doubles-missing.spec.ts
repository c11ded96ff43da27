import type { Page } from '@playwright/test';
import { startConnection } from '../src/connection.ts';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { type Api, callerFor } from '../src/steps/api.ts';
import { callFirstTo, dayOf, queue, table } from '../src/steps/day.ts';
import { drawnPhase, intoPlay } from '../src/steps/opens-by-api.ts';

type Id = { readonly _id: string };

const couples = [
  ['Ada Falta', 'Ambrós Llega'],
  ['Bel Falta', 'Bru Llega'],
  ['Cel Falta', 'Cesc Llega'],
  ['Dol Falta', 'Dan Llega'],
] as const;

/** An open of doubles in play, with its pairs in one group. */
async function doublesInPlay(api: Api): Promise<string> {
  const { _id: id } = await api<Id>('POST', '/app/opens', {
    name: 'Dobles con faltas',
    doubles: 'open',
    players_max: 16,
    date_start: '2027-02-28T09:00:00Z',
    date_end: '2027-02-28T19:00:00Z',
  });
  await api('POST', `/app/opens/${id}/transitions`, { to: 'registrationOpen' });
  const contact_phone = { name: 'Marta', code: '+34', phone: '600123456' };
  for (const couple of couples) {
    const players: string[] = [];
    for (const name of couple) {
      const profile = { name, date_of_birth: '1995-03-01', contact_phone, consent: true };
      const { _id: player_id } = await api<Id>('POST', '/app/players', profile);
      await api('POST', `/app/opens/${id}/inscriptions`, { player_id, consent: { confirmed: true } });
      players.push(player_id);
    }
    await api('POST', `/app/opens/${id}/pairs`, { players });
  }
  await intoPlay(api, id);
  await drawnPhase(api, id, { number: 1, type: 'groups', groups_count: 1 });
  return id;
}

/** Opens the question who has not come to a table. */
async function ask(page: Page, number: number) {
  await table(page, number)
    .getByRole('button', { name: `Opciones de la mesa ${number}` })
    .click();
  await page.getByRole('menuitem', { name: 'No se presenta…' }).click();
  return page.getByRole('dialog', { name: '¿Quién no se ha presentado?' });
}

test('of a pair that is called, the one who has not come is missing, and the one at the table is not', async ({
  browser,
  request,
  baseURL,
}) => {
  const connection = await startConnection(baseURL ?? '');
  const person = newPerson('Pilar Parella');
  const api = await callerFor(request, person);
  const openId = await doublesInPlay(api);
  const page = await browser.newPage({ baseURL: connection.url, serviceWorkers: 'allow', locale: 'es-ES' });
  await enter(page, person, `/single-open/${openId}?tab=tables`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const answers = page.getByRole('status');
  const isAwaited = (name: string) => queue(page).getByRole('button', { name: `${name} ya está` });
  const missing = async () => {
    const { matches, calls } = await dayOf(api, openId);
    const { a } = matches.find(({ _id }) => _id === calls[0]?.match_id) ?? {};
    const [falta = '', llega = ''] = a?.name.split(' / ') ?? [];
    return { pair: a?.name ?? '', falta, llega };
  };

  await test.step('one tap says who is missing; the match waits for them alone, and is taken back with one', async () => {
    await callFirstTo(page, 1);
    const { pair, falta, llega } = await missing();
    const dialog = await ask(page, 1);
    await dialog.getByRole('checkbox', { name: falta, exact: true }).check();
    await expect(dialog.getByRole('checkbox', { name: pair })).toHaveJSProperty('indeterminate', true);
    await dialog.getByRole('button', { name: 'Esperar y devolver a la cola' }).click();
    await expect(answers.getByText(`Vuelve a la cola y espera a ${falta}.`)).toBeVisible();
    await expect(isAwaited(falta).first()).toBeVisible();
    await expect(isAwaited(llega)).toHaveCount(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(answers.getByText('Otra vez en la mesa 1, con las llamadas que tenía.')).toBeVisible();
    await expect(isAwaited(falta)).toHaveCount(0);
  });

  await test.step('with the keyboard: the pair with one key, and back who is there', async () => {
    const { pair, falta, llega } = await missing();
    const dialog = await ask(page, 1);
    await dialog.getByRole('checkbox', { name: pair }).focus();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('checkbox', { name: llega, exact: true })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Dar W.O.' }).click();
    await expect(page.getByText(/^W\.O\.: gana /u)).toBeVisible();
    await expect(table(page, 1).getByText('Libre')).toBeVisible();
    const { _id } = await dayOf(api, openId);
    const { collection } = await api<{
      collection: readonly { readonly name: string; readonly missed_at?: string }[];
    }>('GET', `/app/days/${_id}/umpires`);
    const missed = collection.filter(({ missed_at }) => missed_at !== undefined).map(({ name }) => name);
    expect(missed).toEqual([falta]);
  });

  await test.step('offline the match waits for the same one, before and after it is sent', async () => {
    await callFirstTo(page, 1);
    const { falta, llega } = await missing();
    const dialog = await ask(page, 1);
    await expect(dialog).toBeVisible();
    connection.cut();
    await page.context().setOffline(true);
    await dialog.getByRole('checkbox', { name: falta, exact: true }).check();
    await dialog.getByRole('button', { name: 'Esperar y devolver a la cola' }).click();
    await expect(page.getByText('Se enviará cuando vuelva la conexión')).toBeVisible();
    await expect(isAwaited(falta).first()).toBeVisible();
    await expect(isAwaited(llega)).toHaveCount(0);
    connection.mend();
    await page.context().setOffline(false);
    await expect(page.getByText('Se enviará cuando vuelva la conexión')).toBeHidden();
    await expect(isAwaited(falta).first()).toBeVisible();
    await expect(isAwaited(llega)).toHaveCount(0);
  });
  connection.stop();
});
