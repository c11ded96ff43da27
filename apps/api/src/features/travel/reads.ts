/** What other contexts read of opens that came as files. */
export { ratedCopyOf } from './copies.ts';
