import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { hungUp } from '#http/request/hung-up.ts';
import { inThread } from '#http/thread/in-thread.ts';
import type { ReadFile } from '#features/travel/file/read.ts';

const reader = new URL('../file/read-in-thread.ts', import.meta.url);

/** The file in the body of a call, read and checked. */
export async function uploadedFile({
  http,
  lang,
  user,
}: Pick<Call, 'http' | 'lang' | 'user'>): Promise<ReadFile> {
  const { body } = http.request;
  if (!Buffer.isBuffer(body)) throw fail('travel.notAFile');
  const { file, sha256 } = await inThread<unknown, ReadFile>(reader, {
    input: { bytes: body, lang },
    by: user.id,
    gone: hungUp(http),
  });
  // Bytes come from a thread without what makes them a buffer.
  return { file, sha256: Buffer.from(sha256) };
}
