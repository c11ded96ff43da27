import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#http/fail.ts';
import { networkOf, tooMany } from './limits.ts';

/** A binary body may be larger than JSON; its route sets the limit. */
export const uploadLimit = 12 * 1024 * 1024;

/** The bytes of uploads at once, from their arrival to the answer: of everybody, and of one network, so that others can always upload. */
const bytesAtMost = { all: 64 * 1024 * 1024, ofNetwork: 32 * 1024 * 1024 };

/**
 * Admits an upload: one of an account at a time (`request.tooMany`), and no more than fit in memory (`server.overloaded`). Bytes count as
 * they arrive, so that a slow upload keeps no room for what it has not sent. Returns the body to read instead of the given one.
 */
export function limitUploads(atMost = bytesAtMost) {
  const accounts = new Set<string>();
  const arrived = new Map<string, number>();
  let all = 0;
  const add = (network: string, bytes: number) => {
    const ofNetwork = (arrived.get(network) ?? 0) + bytes;
    all += bytes;
    if (ofNetwork > 0) arrived.set(network, ofNetwork);
    else arrived.delete(network);
  };
  const refuseBeyond = (network: string, bytes: number) => {
    if (all + bytes > atMost.all || (arrived.get(network) ?? 0) + bytes > atMost.ofNetwork)
      throw fail('server.overloaded');
  };
  return ({ headers, viewer, ip }: FastifyRequest, { raw }: FastifyReply, body: Readable): Readable => {
    // A closed socket emits no event, and would keep its slot for good.
    if (raw.destroyed) throw fail('request.malformed');
    const account = viewer?.id ?? ip;
    const network = networkOf(ip);
    if (accounts.has(account)) throw tooMany(2);
    // What is larger than any is refused for that, whatever room there is.
    refuseBeyond(network, Math.min(Number(headers['content-length'] ?? 0), uploadLimit));
    accounts.add(account);
    let bytes = 0;
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      accounts.delete(account);
      add(network, -bytes);
    };
    raw.once('finish', leave).once('close', leave);
    return Readable.from(
      counted(body, (more) => {
        if (isOver) return;
        refuseBeyond(network, more);
        add(network, more);
        bytes += more;
      }),
      { objectMode: false },
    );
  };
}

async function* counted(body: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const part of body as AsyncIterable<Buffer>) {
    count(part.length);
    yield part;
  }
}
