import { replicatedPostgres, type Replicated } from '../database/replicated.ts';
import { missing } from './missing.ts';
import type { Report } from './report.ts';
import { givenScoredOpen, logInOrganiser, registerOrganiser } from './scored-open.ts';
import { pointsMore, startScoring, type Scorer } from './scorer.ts';
import { TwoServers } from './two-servers.ts';

/** How long after a promotion points may stand still, in milliseconds. */
const allowed = 3000;

/**
 * Switches a primary and its synchronous standby while two servers score, then kills the new primary and promotes the standby. What
 * decides to promote is this program, as an operator would, or Patroni.
 */
export async function failover(): Promise<Report> {
  const database = await replicatedPostgres();
  try {
    const servers = await TwoServers.start(database.url);
    try {
      return await failOver(servers, database);
    } finally {
      await servers.stop();
    }
  } finally {
    await database.close();
  }
}

async function failOver(servers: TwoServers, { primary, standby }: Replicated): Promise<Report> {
  const organisers = [
    await registerOrganiser(servers.addressOf('one'), servers.setupCode),
    await logInOrganiser(servers.addressOf('two')),
  ] as const;
  const { matches } = await givenScoredOpen(organisers[0], 10);
  const scorers = organisers.map((organiser, index) =>
    startScoring(
      () => organiser,
      matches.filter((_, number) => number % 2 === index),
    ),
  );
  await pointsOfAll(scorers, 40);
  const switchover = await gapAt(scorers, async () => {
    await primary.stop();
    await standby.promote();
  });
  await primary.follow(standby);
  await primary.start();
  await standby.waitFor(primary);
  await pointsOfAll(scorers, 40);
  const kill = await gapAt(scorers, async () => {
    await standby.kill();
    await primary.promote();
  });
  await pointsOfAll(scorers, 40);
  await Promise.all(scorers.map((scorer) => scorer.stop()));
  const acknowledged = scorers.flatMap((scorer) => scorer.acknowledged);
  const lost = await missing(primary.url, acknowledged);
  const faults = scorers.reduce((sum, scorer) => sum + scorer.faults(), 0);
  return {
    part: 'failover',
    switchover,
    kill,
    exits: servers.hasEnded ? 1 : 0,
    acknowledged: acknowledged.length,
    lost,
    faults,
    answers: scorers.map(({ answers }) => Object.fromEntries(answers)),
    ok:
      lost === 0 &&
      faults === 0 &&
      !servers.hasEnded &&
      Math.max(switchover.afterPromotionMs, kill.afterPromotionMs) <= allowed,
  };
}

const pointsOfAll = (scorers: readonly Scorer[], count: number) =>
  Promise.all(scorers.map((scorer) => pointsMore(scorer, count)));

/** How long it took until each server acknowledged points again, in all and from when there was a primary. */
async function gapAt(scorers: readonly Scorer[], promote: () => Promise<void>) {
  const began = performance.now();
  await promote();
  const promoted = performance.now();
  await pointsOfAll(scorers, 1);
  const now = performance.now();
  return { gapMs: Math.round(now - began), afterPromotionMs: Math.round(now - promoted) };
}
