import type { EventEmitter } from 'node:events';
import { Transform, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { fail } from '#http/fail.ts';
import { networkOf, tooMany } from './limits.ts';

/** The most bytes of a binary body, of any route; nginx.conf says the same. Each kind of file has a limit of its own besides. */
export const uploadLimit = 12 * 1024 * 1024;

const megabyte = 1024 * 1024;

/**
 * The bytes of uploads at once, from their arrival to the answer: of everybody, of one network, so that others can always upload, and of all
 * accounts that no admin trusts, since anybody may have many: those that are trusted have the other half.
 */
const bytesAtMost = { all: 64 * megabyte, ofNetwork: 32 * megabyte, ofStrangers: 32 * megabyte };

/** An upload that has been arriving for longer gives up its room as soon as another needs it. In milliseconds. */
const patience = 20_000;

/** An upload of which more may arrive. */
type Arriving = {
  readonly network: string;
  /** Whether an admin trusts the account. */
  readonly trusted: boolean;
  readonly since: number;
  bytes: number;
  end(): void;
};

type Whose = Pick<Arriving, 'network' | 'trusted'>;

/** Somebody asks to upload a body. */
type Admission = Pick<Arriving, 'trusted'> & {
  readonly request: Pick<FastifyRequest, 'headers' | 'ip'> & {
    readonly viewer: { readonly id: string } | null;
  };
  readonly reply: { readonly raw: Pick<EventEmitter, 'once'> & { readonly destroyed: boolean } };
  readonly body: Readable;
};

/**
 * Admits an upload: one of an account at a time (`request.tooMany`), and no more than fit in memory (`server.overloaded`). Bytes count as
 * they arrive. Where there is no room, those that still arrive make it, the largest first, if they are larger than this one or slow, so
 * that nobody keeps it by sending all but the end. For an account that is trusted, those of accounts that are not do in any case, and for
 * these it does not unless it is slow. Returns the body to read instead of the given one.
 */
export function limitUploads(atMost = bytesAtMost, now = () => performance.now()) {
  const accounts = new Set<string>();
  const arriving = new Set<Arriving>();
  const arrived = new Map<string, number>();
  let all = 0;
  let ofStrangers = 0;
  const ofNetwork = (network: string): number => arrived.get(network) ?? 0;
  const add = ({ network, trusted }: Whose, bytes: number) => {
    all += bytes;
    if (!trusted) ofStrangers += bytes;
    if (ofNetwork(network) + bytes > 0) arrived.set(network, ofNetwork(network) + bytes);
    else arrived.delete(network);
  };
  /** Those who share what has no room for so much more of an upload; undefined if there is room. */
  const inTheWay = ({ network, trusted }: Whose, more: number) => {
    if (ofNetwork(network) + more > atMost.ofNetwork)
      return [...arriving].filter((one) => one.network === network);
    if (!trusted && ofStrangers + more > atMost.ofStrangers)
      return [...arriving].filter((one) => !one.trusted);
    return all + more > atMost.all ? [...arriving] : undefined;
  };
  const makeRoom = ({ bytes, ...whose }: Whose & Pick<Arriving, 'bytes'>, more: number) => {
    const givesWay = (one: Arriving) => {
      if (one.bytes > 0 && now() - one.since > patience) return true;
      return whose.trusted === one.trusted ? one.bytes > bytes + more : whose.trusted && one.bytes > 0;
    };
    for (;;) {
      const others = inTheWay(whose, more);
      if (!others) return;
      const [largest] = others.filter(givesWay).toSorted((one, other) => other.bytes - one.bytes);
      if (!largest) throw fail('server.overloaded');
      largest.end();
    }
  };
  return ({ request: { headers, viewer, ip }, reply: { raw }, body, trusted }: Admission): Readable => {
    // A closed socket emits no event, and would keep its slot for good.
    if (raw.destroyed) throw fail('request.malformed');
    const account = viewer?.id ?? ip;
    const whose = { network: networkOf(ip), trusted };
    if (accounts.has(account)) throw tooMany(2);
    // What is larger than any is refused for that, whatever room there is.
    makeRoom({ ...whose, bytes: 0 }, Math.min(Number(headers['content-length'] ?? 0), uploadLimit));
    accounts.add(account);
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      accounts.delete(account);
      arriving.delete(upload);
      add(whose, -upload.bytes);
    };
    const stream = counted(body, {
      count: (more) => {
        if (isOver) return;
        makeRoom(upload, more);
        add(whose, more);
        upload.bytes += more;
      },
      whole: () => void arriving.delete(upload),
    });
    const end = () => {
      leave();
      stream.destroy(fail('server.overloaded'));
    };
    const upload: Arriving = { ...whose, since: now(), bytes: 0, end };
    arriving.add(upload);
    raw.once('finish', leave).once('close', leave);
    return stream;
  };
}

type Counting = { readonly count: (bytes: number) => void; readonly whole: () => void };

/** The same bytes, counted. Once it is destroyed, the rest of the body is not read: its connection closes with the answer. */
function counted(body: Readable, { count, whole }: Counting): Readable {
  const stream = new Transform({
    transform(part: Buffer, _, done) {
      try {
        count(part.length);
        done(null, part);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      whole();
      done();
    },
  });
  body.once('error', (error) => stream.destroy(error));
  return body.pipe(stream);
}
