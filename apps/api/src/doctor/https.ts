import { day } from '#http/durations.ts';
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#platform/error-code.ts';
import { fine, mind, wrong, type Answer } from './finding.ts';

type Served = {
  readonly https: boolean;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean | number | string;
  readonly dataDir: string;
  readonly now: Date;
};

/** Whether phones reach Topspin over TLS, without which they are neither notified nor open it offline. */
export async function examineHttps({ https, publicUrl, trustProxy, dataDir, now }: Served): Promise<Answer> {
  if (https) return examineAuthority(dataDir, now);
  if (publicUrl?.startsWith('https:') !== true)
    return mind(
      'off: phones get no notices and do not open Topspin offline',
      'Set HTTPS=1, or put a proxy with a certificate in front.',
    );
  return trustProxy === false
    ? mind(
        `at ${publicUrl}, by a proxy that is not trusted`,
        'Set TRUST_PROXY=1, or all callers count as one.',
      )
    : fine(`at ${publicUrl}, by a proxy`);
}

async function examineAuthority(dataDir: string, now: Date): Promise<Answer> {
  try {
    const certificate = new X509Certificate(await readFile(join(dataDir, 'https/authority.crt')));
    const days = Math.floor((certificate.validToDate.getTime() - now.getTime()) / day);
    const says = `on, by an authority of its own that ends in ${days} days`;
    return days < 60
      ? mind(says, 'The start after that makes another, which every phone has to trust again.')
      : fine(says);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return fine('on: the first start makes its authority');
    return wrong(
      `its certificate cannot be read (${codeOf(error) || String(error)})`,
      'Restore it from a backup, or remove the folder https.',
    );
  }
}
