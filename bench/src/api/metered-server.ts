import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in its own process, whose CPU time and memory can be read. */
export type MeteredServer = {
  readonly address: string;
  /** The CPU time of its process so far in microseconds, over all threads. */
  cpu(): Promise<number>;
  /** Its resident memory in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

const meter = fileURLToPath(new URL('meter.ts', import.meta.url));

type Start = {
  readonly program: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Starts a program that prints where it listens, as in `… http://127.0.0.1:4321`. */
export async function startMetered({ program, env = {} }: Start): Promise<MeteredServer> {
  const child = fork(program, {
    env: { PATH: process.env['PATH'], ...env },
    execArgv: ['--import', meter],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const closed = once(child, 'close');
  const address = await addressSaid(child.stdout, closed);
  return {
    address,
    async cpu() {
      const answer = once(child, 'message') as Promise<[{ cpu: NodeJS.CpuUsage }]>;
      child.send('cpu');
      const [{ cpu }] = await answer;
      return cpu.user + cpu.system;
    },
    async memory() {
      const answer = once(child, 'message') as Promise<[{ memory: number }]>;
      child.send('memory');
      const [{ memory }] = await answer;
      return memory;
    },
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

function addressSaid(output: NodeJS.ReadableStream | null, closed: Promise<unknown>): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    output?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/[\w.]+:\d+/u.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    void closed.then(() => reject(new Error(`A server did not start: ${said}`)));
  });
}
