import type { Language } from '@topspin/contract';
import { answered, type Answered } from '#http/thread/answered.ts';
import type { ClickTtFile } from './click-tt-file.ts';
import { read } from './read.ts';

/** In a thread of its own: a long file takes a second to read and check. */
export const run = ({
  bytes,
  lang,
}: {
  readonly bytes: Uint8Array;
  readonly lang: Language;
}): Answered<ClickTtFile> => answered(() => read(bytes, lang));
