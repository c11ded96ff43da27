/**
 * The last step of `npm test`: fails if a request costs the server much more than when that was recorded, or if home loads more.
 * `npm run bench -- --record cost` records what they cost now.
 */
import { withDemo } from '../api/demo-server.ts';
import { bytesOfHome } from './home.ts';
import { readRecorded } from './recorded.ts';
import { requests, type Cost } from './requests.ts';

/** How much more a request may cost: other machines differ in it, and a busy one measures it less exactly. */
const atMost = 1.4;
const tries = 3;

const recorded = readRecorded();
const record = 'npm run bench -- --record cost';

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

/** Measures a request until its cost is within the limit. */
const tried =
  (name: string) =>
  async (measure: () => Promise<Cost>): Promise<void> => {
    const before = recorded.requests[name];
    if (before === undefined) return fail(`${name} is not recorded: ${record}`);
    for (let left = tries; left > 0; left -= 1) {
      const { ours, bare, ratio } = await measure();
      const within = ratio <= before * atMost;
      const line = `${name}: ${ours.toFixed(0)} µs, ${ratio.toFixed(2)} times a bare Fastify's ${bare.toFixed(0)}; recorded: ${before}`;
      if (within) return console.log(line);
      if (left === 1) fail(`${line}: more than ${atMost} times as much in ${tries} tries`);
      else console.log(`${line}: more than ${atMost} times as much, tried again`);
    }
    return undefined;
  };

function checkHome(bytes: number): void {
  const line = `home: ${bytes} bytes, recorded: ${recorded.home}`;
  if (bytes > recorded.home) fail(`${line}: more. If it is worth it: ${record}`);
  else if (bytes < recorded.home) console.log(`${line}: fewer. Record it: ${record}`);
  else console.log(line);
}

// Weighing home takes time and no measured CPU: meanwhile the demo starts.
const weighed = bytesOfHome();
await withDemo(async (demo) => {
  checkHome(await weighed);
  for (const [name, withCost] of Object.entries(requests)) await withCost(demo, tried(name));
});
