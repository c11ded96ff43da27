/** Why Topspin cannot start, in one line that says what to do; main.ts prints it and exits with 1. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
