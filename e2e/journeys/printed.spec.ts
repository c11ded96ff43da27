import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { codeIn, printed, type PrintedPage, withoutPrinter } from '../src/steps/printed.ts';

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
/** Where the code of the only sheet is. */
const upperRight = { left: 0.72, top: 0, right: 1, bottom: 0.24 };

const longest = 'María de los Ángeles Fernández-Villaverde Etxeberria';
const second = 'Íñigo Gorrotxategi de la Torre Goikoetxea';

/** The words of a page, however its lines broke. */
const wordsOf = ({ text }: PrintedPage): string => text.replaceAll(/\s+/gu, ' ');

async function print(page: Page): Promise<readonly PrintedPage[]> {
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.evaluate(() => {
    delete document.documentElement.dataset['printed'];
  });
  return printed(page);
}

/** Nothing on a sheet of one page is below its edge or beside it. */
const overflowing = (page: Page) =>
  page
    .locator('[data-paper] section, [data-paper] article')
    .evaluateAll((sheets) =>
      sheets
        .filter(
          (sheet) => sheet.scrollHeight > sheet.clientHeight + 1 || sheet.scrollWidth > sheet.clientWidth + 1,
        )
        .map((sheet) => sheet.getAttribute('aria-label')),
    );

test('the code on a printed match sheet scores its match, until it is revoked; the next sheet has another', async ({
  page,
  browser,
  request,
}) => {
  const rosa = newPerson('Rosa Papel');
  const api = await callerFor(request, rosa);
  const openId = await openInPlay(api, 'Open de papel', [longest, second]);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1, best_of: 1 });
  await withoutPrinter(page);
  await enter(page, rosa, `/single-open/${openId}?tab=information`);
  await page.getByRole('link', { name: 'Imprimir', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const [sheet, ...others] = await print(page);
  if (sheet === undefined) throw new Error('nothing was printed');
  expect(others).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  // An A4, and nothing of the application on it.
  expect([sheet.width, sheet.height]).toEqual([594, 841]);
  for (const words of [longest, second, 'Open de papel', 'Grupo A', 'Saca primero', 'Firma del ganador'])
    expect(wordsOf(sheet)).toContain(words);
  expect(wordsOf(sheet)).not.toContain('Todo el torneo');

  const address = new URL(codeIn(sheet, upperRight));
  expect(address.pathname).toMatch(/^\/score\//u);
  const umpire = await browser.newPage(phone);
  await umpire.clock.install();
  await umpire.goto(address.pathname);
  await umpire.getByRole('button', { name: 'Start the match' }).click();
  const half = umpire.getByRole('button', { name: `Point for ${longest}` });
  await expect(half).toBeVisible();
  for (let points = 0; points < 10; points += 1) {
    await umpire.clock.fastForward(2000);
    await half.click();
  }

  // Revoked, it says so kindly.
  await api('DELETE', `/app/opens/${openId}/score-links`);
  await umpire.context().close();
  const late = await browser.newPage(phone);
  await late.goto(address.pathname);
  await expect(late.getByText('The organisers have cancelled this QR code.')).toBeVisible();
  await expect(late.getByText('Ask for the new one')).toBeVisible();
  const [again] = await print(page);
  if (again === undefined) throw new Error('nothing was printed');
  const other = new URL(codeIn(again, upperRight));
  expect(other.pathname).not.toBe(address.pathname);
  await late.goto(other.pathname);
  await expect(late.getByRole('heading', { level: 1 })).toContainText('Open de papel');
  await late.context().close();
});
