import { placesAtMost, type Place } from '@topspin/contract';
import { madeOnce } from '#http/cache/made-once.ts';
import { placesIn } from './photon.ts';

/** Searches an address; null where the geocoder gives no answer. Never fails. */
export type Geocoder = (query: string) => Promise<readonly Place[] | null>;

export type GeocoderLimits = {
  /** How long a geocoder may take, in milliseconds. */
  readonly patience: number;
  /**
   * How long it is left alone at most after failures, so that a hall without internet does not wait at every search. After one
   * failure a second, twice as long after each further one, so that one odd answer stops nobody's search for long.
   */
  readonly pause: number;
};

const usual: GeocoderLimits = { patience: 3000, pause: 30_000 };
const firstPause = 1000;
const keptFor = 24 * 60 * 60_000;
const cacheBytes = 2 * 1024 * 1024;
/** The bytes of a stored answer besides its text. */
const overhead = 200;
const answerBytes = 256 * 1024;
/** Questions under way at once; public geocoders ask for moderation. */
const atOnce = 4;

/**
 * Asks a geocoder that speaks Photon's format. Only the configured address is asked: what people type ends up in the query, and
 * redirects are not followed. Answers are cached; one that is slow, too long, invalid or absent is null.
 */
export function geocoder(address: string, { patience, pause }: GeocoderLimits = usual): Geocoder {
  const answers = madeOnce<readonly Place[] | null>(cacheBytes, overhead);
  let underWay = 0;
  let quietUntil = 0;
  let failures = 0;
  const ask = async (query: string) => {
    underWay += 1;
    try {
      const value = placesIn(await answerTo(address, query, patience));
      failures = 0;
      const size = query.length + JSON.stringify(value).length;
      return { value, size, until: new Date(Date.now() + keptFor) };
    } catch {
      quietUntil = Date.now() + Math.min(pause, firstPause * 2 ** failures);
      failures += 1;
      return { value: null, size: 0, passing: true };
    } finally {
      underWay -= 1;
    }
  };
  return async (written) => {
    const query = written.toLowerCase();
    const known = answers.find(query, (_, until) => until > Date.now());
    if (known) return known;
    if (quietUntil > Date.now() || underWay >= atOnce) return null;
    return answers.make(query, {}, () => ask(query));
  };
}

async function answerTo(address: string, query: string, patience: number): Promise<unknown> {
  const url = new URL(address);
  url.searchParams.set('q', query);
  url.searchParams.set('limit', String(placesAtMost));
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: { accept: 'application/json', 'user-agent': 'Topspin' },
  });
  if (!response.ok || response.body === null) throw new Error(`the geocoder answered ${response.status}`);
  return JSON.parse(await readAtMost(response.body, answerBytes));
}

/** Reads a body, and stops once it is too long. */
async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) throw new Error('the answer of the geocoder is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
