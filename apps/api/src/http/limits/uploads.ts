import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail, Refusal } from '#http/fail.ts';

/** A binary body may be larger than JSON; its route sets the limit. */
export const uploadLimit = 12 * 1024 * 1024;

/** The bytes of all uploads at once, from the first byte read to the answer. */
const bytesAtMost = 64 * 1024 * 1024;

/**
 * Admits an upload before its body is read: one of an account at a time (`request.tooMany`), and no more than fit in
 * memory (`server.overloaded`).
 */
export function limitUploads(atMost = bytesAtMost) {
  const accounts = new Set<string>();
  let bytes = 0;
  return ({ headers, viewer, ip }: FastifyRequest, { raw }: FastifyReply): void => {
    // A closed socket emits no event, and would keep its slot for good.
    if (raw.destroyed) throw fail('request.malformed');
    const account = viewer?.id ?? ip;
    if (accounts.has(account))
      throw new Refusal('request.tooMany', { seconds: 2 }, { headers: { 'retry-after': '2' } });
    const size = Math.min(Number(headers['content-length'] ?? uploadLimit), uploadLimit);
    if (bytes + size > atMost) throw fail('server.overloaded');
    accounts.add(account);
    bytes += size;
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      accounts.delete(account);
      bytes -= size;
    };
    raw.once('finish', leave).once('close', leave);
  };
}
