/** Starts automatic calling. */
export { startCaller } from './automatic/start.ts';
/** Who guests are on a day follows a profile that is merged. */
export { followPerson } from './people/store.ts';
/** Deletes screens that are not there any more. */
export { forgetOldScreens } from './screens/store.ts';
