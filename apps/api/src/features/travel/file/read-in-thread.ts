import type { Language } from '@topspin/contract';
import { answered, type Answered } from '#http/thread/answered.ts';
import { read, type ReadFile } from './read.ts';

/** In a thread of its own: a long file takes a second to read and check. */
export const run = ({
  bytes,
  lang,
}: {
  readonly bytes: Uint8Array;
  readonly lang: Language;
}): Answered<ReadFile> => answered(() => read(bytes, lang));
