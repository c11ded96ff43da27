/** Starts automatic calling. */
export { startCaller } from './automatic/start.ts';
/** Deletes screens that are not there any more. */
export { forgetOldScreens } from './screens/store.ts';
