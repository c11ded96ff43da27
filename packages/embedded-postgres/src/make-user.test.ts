import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownUser } from './make-user.ts';
import { addsUser, temporaryAccounts } from './testing/temporary-accounts.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

const name = 'hall-postgres';
const made = { uid: 71_234, gid: 71_235, name };
const noted = `echo "$(basename "$0") $*" >> "$users/commands"`;

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const commands = () => readFile(`${folder.path}/commands`, 'utf8');

test('it is made by useradd, without home, shell or password, and found the next time', async () => {
  const accounts = await temporaryAccounts(folder.path, { useradd: `${noted}\n${addsUser}` });
  expect([await ownUser(name, accounts), await ownUser(name, accounts)]).toEqual([made, made]);
  expect(await commands()).toMatch(
    /^useradd --system --user-group --no-create-home --home-dir \/nonexistent --shell \S+ hall-postgres\n$/u,
  );
});

test('where there is no useradd, it is made by the programs of BusyBox', async () => {
  const accounts = await temporaryAccounts(folder.path, {
    addgroup: noted,
    adduser: `${noted}\n${addsUser}`,
  });
  expect(await ownUser(name, accounts)).toEqual(made);
  expect(await commands()).toMatch(
    /^addgroup -S hall-postgres\nadduser -S -D -H -h \/nonexistent -s \S+ -G hall-postgres hall-postgres\n$/u,
  );
});

test('two starts at once make one', async () => {
  const oneAtATime = `mkdir "$users/lock" 2> /dev/null || { echo 'useradd: cannot lock /etc/passwd; try again later.' >&2; exit 1; }
    ${addsUser}`;
  const accounts = await temporaryAccounts(folder.path, { useradd: oneAtATime });
  expect(await Promise.all([1, 2].map(() => ownUser(name, accounts)))).toEqual([made, made]);
  expect((await readFile(accounts.passwd, 'utf8')).match(/hall-postgres/gu)).toHaveLength(1);
});

test('a program that changes the users at that moment is waited for', async () => {
  const lockedOnce = `[ -e "$users/tried" ] || { touch "$users/tried"; echo 'useradd: cannot lock /etc/group; try again later.' >&2; exit 10; }
    ${addsUser}`;
  const accounts = await temporaryAccounts(folder.path, { useradd: lockedOnce });
  expect(await ownUser(name, accounts)).toEqual(made);
});

test.each([
  ['there are no programs for it', {}, 'there is neither useradd nor adduser'],
  [
    'the program refuses',
    { useradd: 'echo "useradd: Permission denied." >&2; exit 1' },
    'useradd: Permission denied.',
  ],
  ['the program fails without a word', { useradd: 'exit 3' }, 'useradd ended with 3'],
  ['it does not appear', { useradd: 'exit 0' }, /^it is not in .*passwd$/u],
])('where %s, it says why', async (_, programs, why) => {
  const accounts = await temporaryAccounts(folder.path, programs);
  expect(await ownUser(name, accounts)).toEqual({
    why: typeof why === 'string' ? why : expect.stringMatching(why),
  });
});
