import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { read, type ReadFile } from '#features/travel/file/read.ts';

/** The file in the body of a call, read and checked. */
export function uploadedFile({ http, lang }: Pick<Call, 'http' | 'lang'>): ReadFile {
  const { body } = http.request;
  if (!Buffer.isBuffer(body)) throw fail('travel.notAFile');
  return read(body, lang);
}
