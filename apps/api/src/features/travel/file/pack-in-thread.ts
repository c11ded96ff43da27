import { answered, type Answered } from '#http/thread/answered.ts';
import { packed, type Contents } from './write.ts';

/** In a thread of its own: a long file takes half a second to pack. */
export const run = (contents: Contents): Answered<Uint8Array> => answered(() => packed(contents));
