import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../e2e/src/chromium.ts';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { median } from './measure.ts';
import { withTopspin } from './running-topspin.ts';

const runs = 5;

/** The score of the most used self-hosted peer in the same Lighthouse mode. */
const peer = { name: 'the most used self-hosted peer', score: 91, seconds: 2.9 };

type Measured = { readonly score: number; readonly seconds: number };

/** Lighthouse's mobile score of the first page a newcomer sees: the median of five runs. */
export const webLighthouse: Benchmark = {
  name: 'web.lighthouse',
  async run() {
    const measured = await withTopspin(measureSeveralTimes);
    const score = median(measured.map((run) => run.score));
    const seconds = median(measured.map((run) => run.seconds));
    return [performanceRow(score), paintRow(seconds)];
  },
};

async function measureSeveralTimes(address: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(address));
  return measured;
}

async function measureOnce(address: string): Promise<Measured> {
  const { executablePath, args, env } = await findChromium();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...args],
    envVars: env,
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    const score = result?.lhr.categories['performance']?.score;
    const paint = result?.lhr.audits['largest-contentful-paint']?.numericValue;
    if (score === undefined || score === null || paint === undefined)
      throw new Error('Lighthouse measured nothing');
    return { score: score * 100, seconds: paint / 1000 };
  } finally {
    chrome.kill();
  }
}

const performanceRow = (score: number): Row =>
  rowOf({
    name: 'web.lighthouse',
    value: Math.round(score),
    unit: 'points',
    against: { name: peer.name, value: peer.score },
    ratio: score / peer.score,
  });

const paintRow = (seconds: number): Row =>
  rowOf({
    name: 'web.lcp',
    value: seconds,
    unit: 's',
    against: { name: peer.name, value: peer.seconds },
    ratio: peer.seconds / seconds,
  });
