import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back to the system what reading and compiling the program took, a third of the memory by then: V8 keeps the
 * space that it grew for new objects until memory is short. Once, at the end of a start: it takes a tenth of a second.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  // V8 forgets the shape of what there is none of: every later tick of Node's would be put together the slow way, which made
  // a call a tenth dearer.
  process.nextTick(() => undefined);
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
