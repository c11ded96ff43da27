import { withBrowser, keepSession } from './src/day/browsers.ts';
import { logIn, apiOf } from './src/api-client.ts';
const address = process.env.ADDR ?? 'http://127.0.0.1:4777';
const [
  path,
  w,
  h,
  theme = 'light',
  lang = 'es',
  out = '/tmp/z.png',
  who = 'organiza',
  clicks = '',
  full = '',
] = process.argv.slice(2);
await withBrowser(async (browser) => {
  const page = await browser.newPage({
    locale: 'es-ES',
    viewport: { width: Number(w), height: Number(h) },
    colorScheme: theme as 'light',
  });
  if (who !== 'none')
    await keepSession(page, await logIn(address, { email: `${who}@topspin.example`, password: 'topspin' }));
  await page.addInitScript(
    ([t, l]) => {
      localStorage.setItem('theme', t!);
      localStorage.setItem('lang', l!);
    },
    [theme, lang],
  );
  page.setDefaultTimeout(20000);
  await page.goto(address + path);
  await page.waitForTimeout(4000);
  for (const c of clicks.split('|').filter(Boolean)) {
    await page.locator(c).first().click();
    await page.waitForTimeout(1500);
  }
  await page.screenshot({ path: out, fullPage: full === 'full' });
  console.log(
    page.url(),
    await page.evaluate(
      () => document.documentElement.scrollWidth + 'x' + document.documentElement.scrollHeight,
    ),
  );
});
