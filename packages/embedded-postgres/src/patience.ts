/** SQLSTATE of a server that takes no connections yet, or no longer: it starts, recovers from a crash or shuts down. */
const cannotConnectNow = '57P03';

/** As long as `pg_ctl` waits for a server that recovers. */
export const whileItRecovers = 600_000;
const whileOthersStart = 20_000;

const passing: readonly string[] = [
  'pre-existing shared memory',
  'lock file',
  'PID file',
  'Address already in use',
  'starting up',
  'shutting down',
  'timeout expired',
  'ENOENT',
  'ECONN',
];

/**
 * For how many milliseconds after the first try a start is tried again. Two concurrent starts, children of a killed server that are
 * still running, and a machine too busy to accept a connection pass soon; anything else does not pass.
 */
export function patienceWith(failure: string): number {
  if (failure.includes(cannotConnectNow)) return whileItRecovers;
  return passing.some((words) => failure.includes(words)) ? whileOthersStart : 0;
}
