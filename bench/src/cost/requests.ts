import { opensPath, top10Path } from '../api/api-shared.ts';
import { withPointSides } from '../api/api-write.ts';
import type { Side } from '../api/compare.ts';
import type { DemoServer } from '../api/demo-server.ts';
import { underLoad } from '../api/load.ts';
import { topspinSide, withMemoryPeer, type Question } from '../api/peers.ts';
import { publicOpenQuestion } from '../api/public-open.ts';
import { median } from '../measure.ts';

/** The CPU time of both servers for a request, in microseconds, and what ours is as a multiple of the other. */
export type Cost = { readonly ours: number; readonly bare: number; readonly ratio: number };

/** Passes a way to measure a request to the work, while the servers it needs are there. */
type WithCost = <T>(demo: DemoServer, work: (measure: () => Promise<Cost>) => Promise<T>) => Promise<T>;

type Amounts = { readonly warmUp: number; readonly rounds: number; readonly requests: number };

/** Until Node has compiled what runs for each request, it becomes cheaper from thousand to thousand. */
const read: Amounts = { warmUp: 8000, rounds: 11, requests: 600 };

/** PostgreSQL takes most of the time of a point, and none of the server's CPU. */
const point: Amounts = { warmUp: 640, rounds: 7, requests: 160 };

/**
 * The cost of a request: both servers answer some requests in turn, and the median of the rounds counts, so that what else the machine
 * does weighs on both.
 */
async function costOf(ours: Side, bare: Side, { rounds, requests }: Amounts): Promise<Cost> {
  const taken: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mine = await underLoad(ours.server, ours.load, { requests });
    const other = await underLoad(bare.server, bare.load, { requests });
    taken.push({ ours: mine.cpu, bare: other.cpu, ratio: mine.cpu / other.cpu });
  }
  return {
    ours: median(taken.map((one) => one.ours)),
    bare: median(taken.map((one) => one.bare)),
    ratio: median(taken.map((one) => one.ratio)),
  };
}

/** Warms both sides up, once. */
async function withWarm<T>(
  [ours, bare]: readonly [Side, Side | undefined],
  amounts: Amounts,
  work: (measure: () => Promise<Cost>) => Promise<T>,
): Promise<T> {
  if (!bare) throw new Error('there is no peer');
  for (const { server, load } of [ours, bare]) await underLoad(server, load, { requests: amounts.warmUp });
  return work(() => costOf(ours, bare, amounts));
}

const answered =
  (questionOf: (demo: DemoServer) => Promise<Question>): WithCost =>
  async (demo, work) => {
    const question = await questionOf(demo);
    return withMemoryPeer(demo, question, (peers) =>
      withWarm([topspinSide(demo, question), Object.values(peers)[0]], read, work),
    );
  };

const asPlayer =
  (path: string) =>
  async (demo: DemoServer): Promise<Question> => ({ path, headers: await demo.logIn('jugadora') });

/** The requests whose cost is checked, by the names of their benchmarks. */
export const requests: Readonly<Record<string, WithCost>> = {
  'api.top10': answered(asPlayer(top10Path)),
  'api.opens': answered(asPlayer(opensPath)),
  'public.open': answered(publicOpenQuestion),
  'api.write': (demo, work) =>
    withPointSides(demo, ({ ours, prepared }) => withWarm([ours, prepared], point, work)),
};
