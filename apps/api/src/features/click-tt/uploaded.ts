import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { ClickTtFile } from './file/click-tt-file.ts';
import { read } from './file/read.ts';

/** The tournament file in the body of a call, read and checked. */
export function uploadedFile({ http, lang }: Pick<Call, 'http' | 'lang'>): ClickTtFile {
  const { body } = http.request;
  if (!Buffer.isBuffer(body)) throw fail('clickTt.notClickTt');
  return read(body, lang);
}
