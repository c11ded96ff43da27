import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chooseDataFolder } from '#platform/data-folder.ts';
import { borrowDatabase } from '#platform/borrow-database.ts';
import { codeOf } from '#platform/error-code.ts';
import { baseFolder } from '#platform/program.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { versions } from '#platform/version.ts';
import { readSettings, type Settings } from '../settings.ts';
import { examineDatabase, type Database } from './database.ts';
import { fine, wrong, type Answer, type Finding } from './finding.ts';
import { examineHttps } from './https.ts';
import { examineBackups, newestBackup } from './kept-backups.ts';
import { examineClock, examineFolder, examineNode, examinePort, topspinAt } from './machine.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Looks at everything a start needs and says what is wrong; changes nothing but that PostgreSQL runs meanwhile. */
export async function examine(environment: Environment, now: Date): Promise<Finding[]> {
  const found: Finding[] = [];
  const note = (what: string, answer: Answer) => void found.push({ what, ...answer });
  note('Topspin', fine(`${versions.version}, schema ${versions.schema}`));
  note('Node', examineNode());
  const settings = orAnswer(() => readSettings(environment));
  if ('state' in settings) return [...found, { what: 'settings', ...settings }];
  await noteServer(note, { settings, now });
  return found;
}

type Note = (what: string, answer: Answer) => void;
type Asked = { readonly settings: Settings; readonly now: Date };

async function noteServer(note: Note, { settings, now }: Asked): Promise<void> {
  note('port', await examinePort(settings));
  // A Topspin that runs has both.
  if (settings.https && settings.port !== 0 && (await topspinAt(settings)) === undefined)
    note('port of HTTPS', await examinePort({ ...settings, port: settings.port + 1 }));
  const dataDir = await dataFolder(settings);
  if (typeof dataDir !== 'string') return note('data folder', dataDir);
  const folder = await examineFolder(dataDir);
  note('data folder', folder);
  const isNew = settings.databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'));
  const database = isNew ? fine('none yet: the first start makes it') : await askDatabase(settings);
  if ('server' in database) {
    note('database', database.server);
    note('schema', database.schema);
  } else note('database', database);
  const kept = backupFolders(settings, dataDir);
  if (!isNew) note('backups', await examineBackups({ ...kept, now }));
  note('clock', examineClock(now, await madeBefore(database, kept.folder)));
  note('https', await examineHttps({ ...settings, dataDir, now }));
  note(
    'mail',
    settings.mail ? fine(`sent as ${settings.mail.from}`) : fine('none is sent: it stays in Correos'),
  );
}

async function dataFolder({ databaseUrl, dataDir }: Settings): Promise<string | Answer> {
  if (databaseUrl !== undefined) return resolve(baseFolder, dataDir ?? 'data');
  try {
    return (await chooseDataFolder(dataDir)).path;
  } catch (error) {
    return answerOf(error);
  }
}

/** The embedded PostgreSQL is started for the question if it does not run. */
async function askDatabase(settings: Settings): Promise<Database | Answer> {
  try {
    const database = await borrowDatabase({ ...settings, onRestart: () => undefined });
    try {
      return await examineDatabase(database.url, settings.databaseUrl === undefined);
    } finally {
      await database.close();
    }
  } catch (error) {
    return answerOf(error);
  }
}

function backupFolders({ backups, databaseUrl }: Settings, dataDir: string) {
  const own = databaseUrl === undefined ? join(dataDir, 'backups') : undefined;
  return {
    folder: backups.folder === undefined ? own : resolve(backups.folder),
    makesFolder: backups.folder === undefined,
    copyFolder: backups.copyFolder === undefined ? undefined : resolve(backups.copyFolder),
  };
}

/** What the installation has dated, which a right clock is not before. */
async function madeBefore(database: Database | Answer, folder: string | undefined) {
  const known = 'server' in database ? database : undefined;
  const dated = [
    { by: 'the clock of the database', at: known?.now },
    { by: 'the last migration', at: known?.lastMigration },
    { by: 'the last backup', at: await newestBackup(folder) },
  ];
  return dated.flatMap(({ by, at }) => (at === undefined ? [] : [{ by, at }]));
}

function orAnswer<Value extends object>(work: () => Value): Value | Answer {
  try {
    return work();
  } catch (error) {
    return answerOf(error);
  }
}

/** What a start would say, or the database. A bug is thrown on. */
function answerOf(error: unknown): Answer {
  if (error instanceof StartFailure) return wrong(error.message);
  if (error instanceof Error && codeOf(error) !== '') return wrong(`It fails: ${error.message}.`);
  throw error;
}
