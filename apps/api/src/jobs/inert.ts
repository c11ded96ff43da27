/** What programs take for the dots, the at sign and the scheme of an address, in whatever width they are written. */
const scheme = /[a-z][a-z0-9+.-]*:\/{1,}|\b(?:mailto|tel|sms|javascript|data):/giu;
const at = /\s*[@＠﹫]\s*/gu;
const dotBeforeLetter = /[.。．｡․](?=[\p{L}\p{M}])/gu;

/**
 * A text that people typed, so that no program of mail makes a link of anything in it: without schemes, and with a space
 * after each dot and around each at sign. Figures such as 10.30 stay as they are.
 */
export const inert = (text: string): string =>
  text.replace(scheme, '').replace(at, ' @ ').replace(dotBeforeLetter, '. ');
