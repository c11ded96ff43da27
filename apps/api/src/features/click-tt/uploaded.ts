import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { hungUp } from '#http/request/hung-up.ts';
import { inThread } from '#http/thread/in-thread.ts';
import type { ClickTtFile } from './file/click-tt-file.ts';

const reader = new URL('file/read-in-thread.ts', import.meta.url);

/** The tournament file in the body of a call, read and checked. */
export async function uploadedFile({
  http,
  lang,
  user,
}: Pick<Call, 'http' | 'lang' | 'user'>): Promise<ClickTtFile> {
  const { body } = http.request;
  if (!Buffer.isBuffer(body)) throw fail('clickTt.notClickTt');
  return inThread(reader, { input: { bytes: body, lang }, by: user.id, gone: hungUp(http) });
}
