import { temporaryPostgres } from '../database/temporary-postgres.ts';
import { isInstalled, proxies, startProxy, type ProxyName } from '../proxy.ts';
import { missing } from './missing.ts';
import type { Report } from './report.ts';
import { givenScoredOpen, logInOrganiser, registerOrganiser } from './scored-open.ts';
import { pointsMore, startScoring } from './scorer.ts';
import { TwoServers } from './two-servers.ts';

/** What a device understands. HAProxy closes a connection over which there was an answer before, as HTTP allows, and browsers send again. */
const understood = /^(?:200$|503 \w+\.|none: fetch failed$)/u;

/** In milliseconds. */
const silenceAllowed = 1000;

/** Kills and replaces two servers under scoring, behind each proxy of `deploy/` that is installed. */
export async function rollingBehindEach(rounds: number): Promise<Report> {
  const there = proxies.filter(isInstalled);
  if (there.length === 0) {
    const skipped = 'neither nginx nor haproxy is in the PATH (apt-get install nginx haproxy)';
    return { part: 'rolling', ok: true, skipped };
  }
  const reports = new Map<ProxyName, Report>();
  for (const proxy of there) {
    const database = await temporaryPostgres();
    try {
      reports.set(proxy, await rolling(proxy, database.url, rounds));
    } finally {
      await database.close();
    }
  }
  const ok = [...reports.values()].every((report) => report.ok);
  return { part: 'rolling', ...Object.fromEntries(reports), ok };
}

/** Kills one of two servers behind a proxy while points are scored, then replaces both in turn, so many times. */
export async function rolling(proxyName: ProxyName, databaseUrl: string, rounds: number): Promise<Report> {
  const servers = await TwoServers.start(databaseUrl);
  const proxy = await startProxy(proxyName, servers.ports);
  try {
    return await replaceInTurn(servers, { address: proxy.address, databaseUrl, rounds });
  } finally {
    await proxy.close();
    await servers.stop();
  }
}

type Replacement = { readonly address: string; readonly databaseUrl: string; readonly rounds: number };

async function replaceInTurn(
  servers: TwoServers,
  { address, databaseUrl, rounds }: Replacement,
): Promise<Report> {
  let organiser = await registerOrganiser(address, servers.setupCode);
  const { matches } = await givenScoredOpen(organiser, 8 + 2 * rounds);
  const scorer = startScoring(() => organiser, matches, 40);
  const starts: number[] = [];
  const replace = async (name: 'one' | 'two', how: 'SIGTERM' | 'SIGKILL') => {
    await servers.end(name, how);
    await pointsMore(scorer, 40);
    starts.push(await servers.run(name));
    await servers.untilSteady(name);
    await pointsMore(scorer, 40);
  };
  await pointsMore(scorer, 40);
  for (let round = 0; round < rounds; round += 1) {
    await replace(round % 2 === 0 ? 'one' : 'two', 'SIGKILL');
    await replace('one', 'SIGTERM');
    await replace('two', 'SIGTERM');
    if (round % 10 === 9) organiser = await logInOrganiser(address);
  }
  await scorer.stop();
  const lost = await missing(databaseUrl, scorer.acknowledged);
  const faults = scorer.faults(understood);
  return {
    part: 'rolling',
    kills: rounds,
    replaced: 2 * rounds,
    exits: servers.hasEnded ? 1 : 0,
    acknowledged: scorer.acknowledged.length,
    lost,
    faults,
    silenceMs: scorer.silence(),
    slowestAnswerMs: scorer.slowest(),
    slowestStartMs: Math.max(...starts),
    answers: Object.fromEntries(scorer.answers),
    ok: lost === 0 && faults === 0 && !servers.hasEnded && scorer.silence() <= silenceAllowed,
  };
}
