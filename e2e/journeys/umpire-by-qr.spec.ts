import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { slowPhone } from '../src/steps/slow-phone.ts';

type Id = { readonly _id: string };
type Link = { readonly token: string; readonly table: number };

/** The screen of the oldest phone in the hall. */
const oldPhone = { viewport: { width: 360, height: 640 }, locale: 'en-GB' };

test('an umpire without an account scores by the QR code of a table, on a fresh and slow phone', async ({
  page,
  browser,
  request,
}) => {
  const rosa = newPerson('Rosa Rastreo');
  const api = await callerFor(request, rosa);
  const openId = await openInPlay(api, 'Open del código', ['Ana Arco', 'Bea Bote']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1, best_of: 1 });
  const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${phase.groups[0]?._id}`);
  const matchId = matches[0]?._id ?? '';

  // The table has no match yet.
  const { collection } = await api<{ collection: readonly Link[] }>(
    'POST',
    `/app/opens/${openId}/score-links`,
    { tables: [7] },
  );
  const phone = await browser.newPage(oldPhone);
  const processor = await slowPhone(phone);
  await processor.slow();
  await phone.clock.install();
  await phone.goto(`/score/${collection[0]?.token}`);
  await expect(phone.getByText('Please wait: table 7 has no match')).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Open del código');
  await processor.rest();

  // The organiser calls one to it, and the phone follows.
  await enter(page, rosa);
  await page.goto(`/match/${matchId}`);
  await page.getByRole('button', { name: 'Mesa y árbitro' }).click();
  await page.getByLabel('Mesa', { exact: true }).fill('7');
  await processor.slow();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await phone.getByRole('button', { name: 'Umpire this match' }).click();

  // A name if they want, then toss, points and the end.
  await phone.getByRole('button', { name: 'Add your name' }).click();
  await phone.getByLabel('Your name (optional)').fill('Uxía');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('button', { name: 'Uxía' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Enter games' })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Start the match' }).click();
  const half = phone.getByRole('button', { name: 'Point for Ana Arco' });
  await expect(half).toBeVisible();
  for (let points = 0; points < 11; points += 1) {
    await phone.clock.fastForward(2000);
    await half.click();
  }
  await expect(phone.getByText('Ana Arco wins').first()).toBeVisible();
  await processor.rest();

  // The organiser sees who it was, and takes the code back.
  await page.goto(`/single-open/${openId}/umpires`);
  await expect(page.getByText(/^Uxía · desde .* · último punto/u)).toBeVisible();
  await page.getByRole('button', { name: 'Anular: Mesa 7' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByText('QR anulado')).toBeVisible();
  await processor.slow();
  await phone.reload();
  await expect(phone.getByText('The organisers have cancelled this QR code.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await phone.context().close();
});
