import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ready } from '@topspin/contract';
import { runningPostmaster } from '@topspin/embedded-postgres';
import type { Caller } from '../client.ts';
import { httpCaller } from '../http-caller.ts';
import { startProgram, type StartedProgram } from '../started-program.ts';
import { missing } from './missing.ts';
import { childrenOf, signal } from './processes.ts';
import { givenScoredOpen, logInOrganiser, registerOrganiser, type ScoredOpen } from './scored-open.ts';
import { startScoring, type Scorer } from './scorer.ts';

/** A complete program with its own data folder, and the ways to hurt it. */
export class Installation {
  readonly dataDir: string;
  readonly port: number;
  program: StartedProgram;
  #organiser: Caller | undefined;
  readonly #matches: string[] = [];
  #lastOpen: ScoredOpen | undefined;

  private constructor(dataDir: string, program: StartedProgram, port: number) {
    this.dataDir = dataDir;
    this.program = program;
    this.port = port;
  }

  static async start(dataDir: string): Promise<Installation> {
    const program = run(dataDir, 0);
    const [, address = ''] = await program.until(/^Topspin is ready: (\S+)$/m);
    return new Installation(dataDir, program, Number(new URL(address).port));
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Whether the program is still the process that was started. */
  get hasEnded(): boolean {
    return this.program.child.exitCode !== null || this.program.child.signalCode !== null;
  }

  get postmaster(): number | undefined {
    return runningPostmaster(join(this.dataDir, 'postgres'))?.pid;
  }

  /** Restarts the program on the same port after it was killed. */
  async startAgain(): Promise<void> {
    this.program = run(this.dataDir, this.port);
    await this.program.until(/^Topspin is ready/m);
  }

  /** Kills everything at once, as in a power cut. */
  async killAll(): Promise<void> {
    const { postmaster } = this;
    const children = postmaster === undefined ? [] : childrenOf(postmaster);
    for (const pid of [postmaster, this.program.child.pid, ...children.map(({ pid }) => pid)])
      signal(pid, 'SIGKILL');
    await this.program.ended;
  }

  async stop(): Promise<void> {
    this.program.child.kill('SIGTERM');
    await this.program.ended;
  }

  /** An account, and opens with a group of this many players and all their matches still to play. */
  async prepare(players: number, opens = 1): Promise<void> {
    this.#organiser = await registerOrganiser(this.address);
    for (let open = 0; open < opens; open += 1) {
      this.#lastOpen = await givenScoredOpen(this.organiser, players);
      this.#matches.push(...this.#lastOpen.matches);
    }
  }

  /** Once per quarter of an hour that it takes. */
  async logIn(): Promise<void> {
    this.#organiser = await logInOrganiser(this.address);
  }

  get organiser(): Caller {
    if (this.#organiser === undefined) throw new Error('nobody has logged in');
    return this.#organiser;
  }

  /** The addresses of the last open, of its groups, and of the matches not scored yet. */
  get pages() {
    const { id = '', groups = [] } = this.#lastOpen ?? {};
    return {
      open: `/app/opens/${id}`,
      groups: groups.map((group) => `/app/groups/${group}`),
      matches: this.#matches.map((match) => `/app/matches/${match}`),
    };
  }

  /** Scores this many of the matches not scored yet. */
  score(matches: number): Scorer {
    return startScoring(() => this.organiser, this.#matches.splice(0, matches));
  }

  /** The answer of the readiness check (ok, a code, or why there is none) and the milliseconds it took. */
  async readiness(): Promise<{ says: string; after: number }> {
    const began = performance.now();
    const says = await httpCaller(this.address)
      .call(ready)
      .then(({ status, failure }) => (status === 200 ? 'ok' : failure.code))
      .catch(String);
    return { says, after: Math.round(performance.now() - began) };
  }

  /** Waits until it is ready, for ten seconds at most; returns the milliseconds it took. */
  async untilReady(patience = 10_000): Promise<number> {
    const began = performance.now();
    while ((await this.readiness()).says !== 'ok') {
      if (this.hasEnded) throw new Error(`the program ended: ${this.program.said()}`);
      if (performance.now() - began > patience) return patience;
      await pause(25);
    }
    return Math.round(performance.now() - began);
  }

  /** How many of these events are missing from the database. */
  async lost(ids: readonly string[]): Promise<number> {
    return missing(this.databaseUrl, ids);
  }

  get socketFolder(): string {
    return runningPostmaster(join(this.dataDir, 'postgres'))?.socketFolder ?? '';
  }

  get databaseUrl(): string {
    return `postgres://topspin@localhost/topspin?host=${this.socketFolder}`;
  }
}

const run = (dataDir: string, port: number): StartedProgram =>
  startProgram({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent' });
