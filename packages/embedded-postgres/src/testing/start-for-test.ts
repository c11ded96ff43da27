import { startEmbeddedPostgres, type EmbeddedOptions } from '../embedded-postgres.ts';

/** A server as an application would start it, on the files in this folder. */
export const startForTest = (dataDir: string, more: Partial<EmbeddedOptions> = {}) =>
  startEmbeddedPostgres({
    name: 'hall',
    dataDir,
    icuLocale: 'es-ES',
    sharedFolder: '/var/lib/embedded-postgres',
    systemUser: 'nobody',
    ...more,
  });
