/** Commands on click-TT files for other contexts, composed in `effects.ts`. */
export { followEntries, forgetOldFiles, linkEntries, partnersIn, playersOfEntries } from './store.ts';
