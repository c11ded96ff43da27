import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findUser, type Accounts, type SystemUser } from './system-user.ts';

/** Why no user could be made. */
export type Unmade = { why: string };

/** How long another program that changes the users is waited for, in milliseconds. */
const patience = 5000;

/** Finds the system user of that name or makes it: without home, shell or password. */
export async function ownUser(name: string, accounts: Accounts): Promise<SystemUser | Unmade> {
  const deadline = performance.now() + patience;
  for (;;) {
    const found = findUser(name, accounts);
    if (found !== undefined) return found;
    const failure = notWritable(accounts) ?? makeUser(name, accounts);
    // Another start may have made it at the same moment.
    const made = findUser(name, accounts);
    if (made !== undefined) return made;
    const why = failure ?? `it is not in ${accounts.passwd}`;
    if (!/cannot lock|in use/.test(why) || performance.now() > deadline) return { why };
    await pause(100);
  }
}

/** On a read-only file system the programs would only say that they found no lock. */
function notWritable({ passwd }: Accounts): string | undefined {
  try {
    accessSync(dirname(passwd), constants.W_OK);
    return undefined;
  } catch (error) {
    return `${dirname(passwd)} cannot be written: ${(error as NodeJS.ErrnoException).code}`;
  }
}

const noShells = ['/usr/sbin/nologin', '/sbin/nologin', '/bin/false'];

/** The commands of Linux distributions, then those of BusyBox. */
function waysOf(name: string): string[][][] {
  const shell = noShells.find((path) => existsSync(path)) ?? '/bin/false';
  const home = '/nonexistent';
  const common = ['--no-create-home', '--home-dir', home, '--shell', shell];
  return [
    [['useradd', '--system', '--user-group', ...common, name]],
    [
      ['addgroup', '-S', name],
      ['adduser', '-S', '-D', '-H', '-h', home, '-s', shell, '-G', name, name],
    ],
  ];
}

/** Undefined if the programs say it worked. */
function makeUser(name: string, accounts: Accounts): string | undefined {
  for (const way of waysOf(name)) {
    const outcomes = way.map((command) => run(command, accounts));
    const last = outcomes.at(-1);
    if (last !== missing) return last;
  }
  return 'there is neither useradd nor adduser';
}

const missing = Symbol('missing');

function run([program = '', ...args]: string[], { path }: Accounts): string | typeof missing | undefined {
  const env = { PATH: path, LC_ALL: 'C' };
  const { error, status, stderr } = spawnSync(program, args, { env, cwd: '/', encoding: 'utf8' });
  if (error !== undefined) return 'code' in error && error.code === 'ENOENT' ? missing : error.message;
  if (status === 0) return undefined;
  return stderr.trim().split('\n').at(-1) || `${program} ended with ${status}`;
}
