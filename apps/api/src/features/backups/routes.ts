import * as calls from '@topspin/contract';
import type { Backups } from '#backup/kept/backups.ts';
import { handle, type Feature } from '#http/handle.ts';
import { check, download, make, read } from './actions.ts';

/** The backups of the server, for admins; without `backups` it keeps none. */
export const backups = (backups: Backups | undefined): Feature => ({
  name: 'backups',
  routes: [
    handle(calls.getBackups, 'admin', read(backups)),
    handle(calls.makeBackup, 'admin', make(backups)),
    handle(calls.checkBackup, 'admin', check(backups)),
    // It asks for the password, which is not to be guessed.
    handle(calls.downloadBackup, { who: 'admin', limit: 'credentials' }, download(backups)),
  ],
});
