/** Starts automatic calling. */
export { startCaller } from './automatic/start.ts';
/** Takes what was said about guests along when two profiles are merged. */
export { followPerson } from './people/follow.ts';
/** Deletes screens that are not there any more. */
export { forgetOldScreens } from './screens/store.ts';
