import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of an answer, best first; a browser offers `br` over https alone, so that a hall's phones take `gzip`. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** An answer as it is sent. */
export type Sent = { readonly body: Buffer; readonly etag: string; readonly encoding: Encoding };

/** A serialised answer and its compressed forms, each made once, at the first request for it. */
export type KeptAnswer = {
  readonly plain: Sent;
  readonly compressed: Partial<Record<Encoding, Sent | Promise<Sent>>>;
};

/** A shorter answer fits into the first packet uncompressed. */
const leastCompressed = 1000;

/** Makes a cacheable answer from its text. */
export function keptAnswer(text: string): KeptAnswer {
  const body = Buffer.from(text);
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  return { plain: { body, etag, encoding: 'identity' }, compressed: {} };
}

/** The most bytes that an answer can take, with its compressed forms. */
export const sizeOf = ({ plain: { body } }: KeptAnswer): number =>
  body.length < leastCompressed ? body.length : Math.ceil(body.length * 1.5);

/** The answer in the best encoding that a client accepts: a promise only while it is being compressed. */
export function sentTo(accepted: string | undefined, answer: KeptAnswer): Sent | Promise<Sent> {
  const { plain, compressed } = answer;
  if (accepted === undefined || plain.body.length < leastCompressed) return plain;
  const encoding = bestOf(accepted);
  if (encoding === 'identity') return plain;
  return (compressed[encoding] ??= compress(answer, encoding));
}

const bestOf = (accepted: string): Encoding =>
  encodings.find((encoding) => accepts(accepted, encoding)) ?? 'identity';

function accepts(accepted: string, encoding: Encoding): boolean {
  const at = accepted.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/u.test(accepted.slice(at + encoding.length));
}

/** Good enough to be done while points are played. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, quality),
  gzip: promisify<Buffer, Buffer>(gzip),
};

async function compress({ plain, compressed }: KeptAnswer, encoding: 'br' | 'gzip'): Promise<Sent> {
  try {
    const body = await compressors[encoding](plain.body);
    const sent = { body, encoding, etag: `${plain.etag.slice(0, -1)}-${encoding}"` };
    compressed[encoding] = sent;
    return sent;
  } catch (error) {
    delete compressed[encoding];
    throw error;
  }
}

/** Whether a client that gives these tags has the answer, in whatever encoding. */
export const knows = (given: string | undefined, { plain: { etag } }: KeptAnswer): boolean =>
  given !== undefined && (given === etag || given.split(',').some((tag) => isTagOf(tag.trim(), etag)));

const isTagOf = (tag: string, etag: string): boolean =>
  tag === '*' || tag.replace(/^W\//u, '').replace(/-(?:br|gzip)"$/u, '"') === etag;
