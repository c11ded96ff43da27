import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';

export type RunningServer = {
  url: string;
  /** The startup output, which contains the setup code. */
  output: string;
  /** Stops and starts again, with the same data on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const main = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));

/** Starts Topspin the way users do, on a free port and with its own data folder, which `stop` removes. */
export async function startTopspin(settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await temporaryFolder();
  const given = { DATA_DIR: folder.path, LOG_LEVEL: 'error', ...settings };
  try {
    let program = await run({ PORT: '0', ...given });
    const { url, output } = program;
    return {
      url,
      output,
      async restart() {
        await program.stop();
        program = await run({ ...given, PORT: new URL(url).port });
      },
      async stop() {
        await program.stop();
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

async function run(settings: Record<string, string>) {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  child.channel?.unref(); // It stops when this program is gone, and keeps nobody waiting.
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const output = await firstWords(child.stdout as NodeJS.ReadableStream);
  const url = output.match(/^Topspin is ready: (\S+)$/m)?.[1];
  if (url === undefined) {
    await stop();
    throw new Error(`Topspin did not start: ${output}`);
  }
  return { url, output, stop };
}

/**
 * The output up to the line that says it is ready, or all of it if it ends before. Later output is ignored.
 */
function firstWords(stdout: NodeJS.ReadableStream): Promise<string> {
  let words = '';
  return new Promise((resolve) => {
    stdout.on('data', (chunk) => {
      words += String(chunk);
      if (/^Topspin is ready: .*\n/m.test(words)) resolve(words);
    });
    stdout.on('end', () => resolve(words));
  });
}
