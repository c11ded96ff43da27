/** Starts automatic calling. */
export { startCaller } from './automatic/start.ts';
