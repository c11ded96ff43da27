import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '#platform/start-failure.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Has the demonstration filled by a process of its own, which a stop ends; gives what to say of it. */
export async function fillDemoApart(url: string, stopping: AbortSignal): Promise<string[]> {
  // What was loaded into the server by flags, as a meter, is no part of this.
  const child = fork(program, { signal: stopping, execArgv: [] });
  const answered = once(child, 'message');
  const ended = once(child, 'exit');
  child.send(url);
  const [lines] = await Promise.race([answered, ended]);
  if (Array.isArray(lines)) return lines.map(String);
  throw new StartFailure('The demonstration could not be filled: see above.');
}
