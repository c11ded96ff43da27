/** So much of a text that somebody wrote goes into a mail. */
const lengthAtMost = 500;

/**
 * What somebody wrote, for a mail of ours: one line, in which no mail program finds a link, an address or an end of the
 * quotation marks that stand around it.
 */
export const inert = (text: string): string =>
  text
    .slice(0, lengthAtMost)
    .replace(/[«»“”„"]/gu, "'")
    .replace(/[<>]/gu, ' ')
    .replace(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replace(/\/{2,}/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}])([.。．｡․])(?=\p{L}[\p{L}\p{N}-])/gu, '$1 ')
    .replace(/@(?=\S)/gu, '@ ')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
