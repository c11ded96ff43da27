import { setTimeout as pause } from 'node:timers/promises';
import { ready } from '@topspin/contract';
import { httpCaller } from '../http-caller.ts';
import { freePorts } from '../proxy.ts';
import { startProgram, type StartedProgram } from '../started-program.ts';

/** How long a server has to be ready before the next one is replaced, in milliseconds, as docs/operating.md says. */
const steady = 2000;

type Name = 'one' | 'two';

/** Two servers of one database, and the ways to replace them. */
export class TwoServers {
  readonly ports: readonly [number, number];
  readonly #databaseUrl: string;
  readonly #programs = new Map<Name, StartedProgram>();

  private constructor(databaseUrl: string, ports: readonly [number, number]) {
    this.#databaseUrl = databaseUrl;
    this.ports = ports;
  }

  static async start(databaseUrl: string): Promise<TwoServers> {
    const [one = 0, two = 0] = await freePorts(2);
    const servers = new TwoServers(databaseUrl, [one, two]);
    await servers.run('one');
    await servers.run('two');
    return servers;
  }

  addressOf(name: Name): string {
    return `http://127.0.0.1:${this.ports[name === 'one' ? 0 : 1]}`;
  }

  /** What the first account needs. */
  get setupCode(): string {
    return (
      this.#programs
        .get('one')
        ?.said()
        .match(/becomes the admin: (\S+)/u)?.[1] ?? ''
    );
  }

  /** Whether a server is no process any more, though nobody has ended it. */
  get hasEnded(): boolean {
    return [...this.#programs.values()].some(
      ({ child }) => child.exitCode !== null || child.signalCode !== null,
    );
  }

  /** Returns after how many milliseconds it was ready. */
  async run(name: Name): Promise<number> {
    const began = performance.now();
    const program = startProgram({
      DATABASE_URL: this.#databaseUrl,
      HOST: '127.0.0.1',
      PORT: new URL(this.addressOf(name)).port,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    });
    this.#programs.set(name, program);
    await program.until(/^Topspin is ready/m);
    return Math.round(performance.now() - began);
  }

  async end(name: Name, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const program = this.#programs.get(name);
    this.#programs.delete(name);
    program?.child.kill(how);
    await program?.ended;
  }

  /** Waits until it has been ready for as long as a proxy may take to notice. */
  async untilSteady(name: Name): Promise<void> {
    const caller = httpCaller(this.addressOf(name));
    let since = performance.now();
    while (performance.now() - since < steady) {
      const isReady = await caller.call(ready).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!isReady) since = performance.now();
      await pause(50);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#programs.keys()].map((name) => this.end(name, 'SIGTERM')));
  }
}
