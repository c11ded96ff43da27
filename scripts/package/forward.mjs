import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and returns its exit code. Signals are forwarded; the IPC channel tells the
 * program when this one dies.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv, onSignal?: () => void }} options
 * @returns {Promise<number>}
 */
export function runForwarding(file, args, { onSignal = () => undefined, ...options }) {
  const child = spawn(file, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      onSignal();
      child.kill(signal);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => leave(`${file} does not run: ${error.message}`));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Ends with a line that says why.
 * @param {string} line
 * @returns {never}
 */
export function leave(line, code = 1) {
  console.error(line);
  process.exit(code);
}
