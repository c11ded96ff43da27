import { rounded, rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { withDemo } from '../api/demo-server.ts';
import { median } from '../measure.ts';
import { bytesOfHome } from './home.ts';
import { writeRecorded } from './recorded.ts';
import { requests, type Cost } from './requests.ts';

const times = 3;

/** What the check at the end of `npm test` compares with: recorded in recorded.json. */
export const cost: Benchmark = {
  name: 'cost',
  async run(recording = false) {
    const home = await bytesOfHome();
    const costs = await withDemo(async (demo) => {
      const measured: (readonly [string, Cost])[] = [];
      for (const [name, withCost] of Object.entries(requests))
        measured.push([name, await withCost(demo, measuredOften)]);
      return measured;
    });
    if (recording) {
      const ratios = costs.map(([name, { ratio }]) => [name, rounded(ratio)] as const);
      writeRecorded({ requests: Object.fromEntries(ratios), home });
    }
    return [...costs.map(([name, one]) => costRow(name, one)), homeRow(home)];
  },
};

/** The measurement whose ratio is the median. */
async function measuredOften(measure: () => Promise<Cost>): Promise<Cost> {
  const taken: Cost[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await measure());
  const middle = median(taken.map(({ ratio }) => ratio));
  return taken.find(({ ratio }) => ratio === middle) as Cost;
}

const costRow = (name: string, { ours, bare, ratio }: Cost): Row =>
  rowOf({
    name: `cost.${name}`,
    value: ours,
    unit: 'µs of the server for a request',
    against: { name: 'bare Fastify', value: bare },
    ratio,
  });

const homeRow = (bytes: number): Row => rowOf({ name: 'cost.web.home', value: bytes / 1000, unit: 'kB' });
