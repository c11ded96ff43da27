/** The maximum length of user text in a mail. */
const lengthAtMost = 500;

/**
 * User text made safe for a mail: one line, without anything a mail program would turn into a link or that closes the
 * quotation marks around it.
 */
export const inert = (text: string): string =>
  text
    .slice(0, lengthAtMost)
    .replace(/[«»“”„"]/gu, "'")
    .replace(/[<>]/gu, ' ')
    .replace(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replace(/\/{2,}/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}\p{M}])([.。．｡․])(?=\p{L}[\p{L}\p{N}\p{M}-])/gu, '$1 ')
    .replace(/@(?=\S)/gu, '@ ')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
