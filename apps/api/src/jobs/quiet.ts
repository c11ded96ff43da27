import { Logger } from 'graphile-worker';

/** The queue logs nothing itself: what it does is counted, and what fails is in its table. */
export const quiet = new Logger(() => () => undefined);
