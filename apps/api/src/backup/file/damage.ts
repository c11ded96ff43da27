import { StartFailure } from '#platform/start-failure.ts';

/** A file that cannot be restored, in one line that says where it is damaged. */
export class BackupDamage extends StartFailure {
  override name = 'BackupDamage';
}
