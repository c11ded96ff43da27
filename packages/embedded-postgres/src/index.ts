export type { Binaries } from './binaries.ts';
export { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './embedded-postgres.ts';
export { isAlive, runningPostmaster, type Postmaster } from './postmaster-file.ts';
export { Refusal, type RefusalCode } from './refusal.ts';
export { releasesSince } from './releases.ts';
export { excludedUser } from './excluded-user.ts';
