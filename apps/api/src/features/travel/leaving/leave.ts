import type { exportOpen, exportResults, TravelScope } from '@topspin/contract';
import { plainFileName } from '#http/answer/file-name.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { Answer } from '#http/handle.ts';
import { hungUp } from '#http/request/hung-up.ts';
import { inThread } from '#http/thread/in-thread.ts';
import { contentsOf, packed, type Contents } from '#features/travel/file/write.ts';
import { fileOf } from './open-file.ts';

const nameOf = (name: string, scope: TravelScope): string =>
  `${plainFileName(name, 'open')}${scope === 'everything' ? '-everything' : ''}.zip`;

const packer = new URL('../file/pack-in-thread.ts', import.meta.url);

/** A shorter open is packed in less time than it would wait for the thread, where an account has two turns. */
const longFrom = 300_000;

type Leaving = Call<typeof exportOpen> | Call<typeof exportResults>;

async function answer({ db, params, user, now, http }: Leaving, scope: TravelScope): Promise<Answer<Buffer>> {
  // One state of the open, though it takes many statements to read.
  const file = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((at) => fileOf(at, params.id, scope, now));
  const input = contentsOf(file);
  const bytes =
    input.json.length < longFrom
      ? packed(input)
      : await inThread<Contents, Uint8Array>(packer, { input, by: user.id, gone: hungUp(http) });
  return new Answer(200, Buffer.from(bytes), {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${nameOf(file.open.name, scope)}"`,
    'cache-control': 'no-store',
  });
}

/** An open with everything there is about it and its people; who took it is written down. */
export async function leaveWhole(call: Call<typeof exportOpen>): Promise<Answer<Buffer>> {
  const left = await answer(call, 'everything');
  await audit(call, 'exportOpen', { entity: 'opens', id: call.params.id });
  return left;
}

/** An open with names, clubs, categories and results. */
export const leaveResults = (call: Call<typeof exportResults>): Promise<Answer<Buffer>> =>
  answer(call, 'results');
