export type RefusalCode =
  | 'platform.unsupported'
  | 'package.missing'
  | 'package.notLinked'
  | 'folder.notWritable'
  | 'files.notCreated'
  | 'files.notPostgres'
  | 'files.notReadable'
  | 'files.tooOld'
  | 'files.tooNew'
  | 'server.notStarted';

/**
 * Why PostgreSQL cannot run here. The message states the facts in one line without a full stop, so that a
 * program can add what to do about it, by code and in terms of its own settings.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
