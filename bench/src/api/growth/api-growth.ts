import { rowOf, type Benchmark, type Measured, type Row } from '../../benchmark.ts';
import { percentile } from '../../measure.ts';
import { withOwnServer } from '../own-server.ts';
import { askAs, askBoth, timeOf, type Ask } from './ask.ts';
import { account, grow, type Grown } from './grown-database.ts';
import { greatRanking, questions } from './questions.ts';

const small = 10_000;
const large = 1_000_000;

/** Whether typical requests take longer with a million players than with ten thousand. */
export const apiGrowth: Benchmark = {
  name: 'api.growth',
  run: () =>
    withGrown(small, (askSmall) =>
      withGrown(large, async (askLarge, grown) => [
        ...filling(grown),
        ...(await answering(askSmall, askLarge)),
        await great(askLarge),
      ]),
    ),
};

/** Fills an installation with this many players, and passes a session to the work. */
const withGrown = <T>(players: number, work: (ask: Ask, grown: Grown) => Promise<T>): Promise<T> =>
  withOwnServer({ fill: (url) => grow(url, players) }, async ({ topspin, filled }) =>
    work(await askAs(account, topspin.address), filled),
  );

const row = (
  name: string,
  value: number,
  unit: string,
  beside: Pick<Measured, 'against' | 'ratio'> = {},
): Row => rowOf({ name: `api.growth.${name}`, value, unit, ...beside });

const filling = ({ took, bytes }: Grown): Row[] => [
  row('fill', took / 60_000, 'min'),
  row('size', bytes / 1e9, 'GB'),
];

async function answering(askSmall: Ask, askLarge: Ask): Promise<Row[]> {
  const rows: Row[] = [];
  for (const question of questions) {
    const taken = await askBoth(question, askSmall, askLarge);
    const [value, against] = [percentile(taken.large, 0.95), percentile(taken.small, 0.95)];
    const beside = { against: { name: `${small} players`, value: against }, ratio: value / against };
    rows.push(row(question.name, value, 'ms (p95)', beside));
  }
  return rows;
}

/** Asked once to warm up, then measured. */
async function great(ask: Ask): Promise<Row> {
  await ask(greatRanking);
  const taken = await timeOf(() => ask(greatRanking));
  return row('circuit.ranking.great', taken, 'ms');
}
