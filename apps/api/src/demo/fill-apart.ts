import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '#platform/start-failure.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Fills the demo in a separate process, which ends with this one; returns what to print. */
export async function fillDemoApart(url: string, stopping: AbortSignal): Promise<string[]> {
  // Not what flags preload into the server, such as a benchmark's meter.
  const child = fork(program, { signal: stopping, execArgv: [] });
  const answered = once(child, 'message');
  const ended = once(child, 'exit');
  child.send(url);
  const [lines] = await Promise.race([answered, ended]);
  if (Array.isArray(lines)) return lines.map(String);
  throw new StartFailure('The demonstration could not be filled: see above.');
}
