import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@topspin/contract';
import { Connection, type Answer } from './connection.ts';

/** A page of the API, read by an account in its language. */
export type PageRead = { readonly path: string; readonly token: string; readonly lang: Language };

export type Heard = Answer & { readonly asked: PageRead; readonly ms: number };

/** Phones that read from a server, each over its own connection and one thing at a time. */
export class Readers {
  readonly #all: readonly Connection[];
  readonly #free: Connection[];

  constructor(port: number, count: number) {
    this.#all = Array.from({ length: count }, () => new Connection(port));
    this.#free = [...this.#all];
  }

  /** Asks, unless all of them wait for an answer. */
  read(asked: PageRead): Promise<Heard> | undefined {
    const connection = this.#free.shift();
    return connection && this.#read(connection, asked);
  }

  /** Each reads something, a few at a time: from then on they are connected. */
  async arrive(next: () => PageRead): Promise<void> {
    const waiting = [...this.#all];
    const arriving = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await this.#ask(one, next());
    };
    await Promise.all(Array.from({ length: concurrent }, arriving));
  }

  async #read(connection: Connection, asked: PageRead): Promise<Heard> {
    const heard = await this.#ask(connection, asked);
    this.#free.push(connection);
    return heard;
  }

  async #ask(connection: Connection, asked: PageRead): Promise<Heard> {
    const began = performance.now();
    const headers = { authorization: `Bearer ${asked.token}`, 'x-application-lang': asked.lang };
    const answer = await connection.ask(asked.path, headers);
    return { ...answer, asked, ms: performance.now() - began };
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }
}

type Measured = { readonly readers: Readers; readonly next: () => PageRead; readonly ms: number };

/** What a server answers when all ask as soon as they have an answer. */
export async function closedLoop({ readers, next, ms }: Measured): Promise<Heard[]> {
  const all: Heard[] = [];
  const end = performance.now() + ms;
  const goOn = async (): Promise<void> => {
    while (performance.now() < end) {
      const heard = await readers.read(next());
      if (!heard) return;
      all.push(heard);
    }
  };
  const loops: Promise<void>[] = [];
  for (let loop = 0; loop < concurrent; loop += 1) loops.push(goOn());
  await Promise.all(loops);
  return all;
}

/** As many as keep a server busy, and no more. */
const concurrent = 32;

/** In milliseconds. */
const tick = 10;

/**
 * What a server answers when so many ask in a second, however long it takes. Those who still wait for an answer ask nothing else: that is
 * counted. Returns when the last was sent: answers come later.
 */
export async function openLoop(
  { readers, next, ms }: Measured,
  perSecond: number,
): Promise<{ readonly answers: Promise<Heard[]>; readonly notSent: number }> {
  const all: Promise<Heard>[] = [];
  const began = performance.now();
  let due = 0;
  let notSent = 0;
  for (let now = 0; now < ms; now = performance.now() - began) {
    for (; due < (now * perSecond) / 1000; due += 1) {
      const heard = readers.read(next());
      if (heard) all.push(heard);
      else notSent += 1;
    }
    await pause(tick);
  }
  return { answers: Promise.all(all), notSent };
}
