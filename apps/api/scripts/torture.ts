/**
 * Does to a running Topspin what halls, laptops and operators do to it, at length; prints one line of JSON
 * per part.
 */
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { failover } from '../src/testing/torture/failover.ts';
import { freezing } from '../src/testing/torture/freezing.ts';
import { fullDisk } from '../src/testing/torture/full-disk.ts';
import { Installation } from '../src/testing/torture/installation.ts';
import { kills } from '../src/testing/torture/kills.ts';
import { matchEnds } from '../src/testing/torture/match-ends.ts';
import { overload } from '../src/testing/torture/overload.ts';
import { powerCuts } from '../src/testing/torture/power-cuts.ts';
import type { Report } from '../src/testing/torture/report.ts';
import { rollingBehindEach } from '../src/testing/torture/rolling.ts';
import { opensFor, soak } from '../src/testing/torture/soak.ts';

/** How many kills, rounds or minutes, if there are to be others than usual. */
const count = (usual: number): number => Number(process.argv[3] ?? usual);

/** The matches of this many players last some 20 minutes. */
const players = 20;

async function withInstallation(work: (at: Installation) => Promise<Report>, opens = 1): Promise<Report> {
  const folder = await temporaryFolder();
  const installation = await Installation.start(folder.path);
  try {
    await installation.prepare(players, opens);
    return await work(installation);
  } finally {
    await installation.stop();
    await folder.remove();
  }
}

const parts: Readonly<Record<string, () => Promise<Report>>> = {
  kills: () => withInstallation((at) => kills(at, count(200))),
  freeze: () => withInstallation((at) => freezing(at, 35_000)),
  disk: () => fullDisk(20_000),
  power: () => withInstallation((at) => powerCuts(at, 10)),
  rolling: () => rollingBehindEach(count(3)),
  failover,
  soak: () => withInstallation((at) => soak(at, count(60)), opensFor(count(60))),
  overload: () => withInstallation((at) => overload(at, 20_000)),
  ends: () => withInstallation(matchEnds),
};

const wanted = process.argv[2];
if (wanted !== undefined && !(wanted in parts))
  throw new Error(`There is no part ${wanted}. There are: ${Object.keys(parts).join(', ')}.`);

for (const [name, run] of Object.entries(parts)) {
  if (wanted !== undefined && wanted !== name) continue;
  const report = await run();
  console.log(JSON.stringify(report));
  if (!report.ok) process.exitCode = 1;
}
process.exit();
