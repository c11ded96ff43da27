/** The owner of what was read on this device: an account by its id, an umpire by `readerOfLink`, or a visitor (null). */
export type Reader = string | null;

export type ReaderKind = 'account' | 'umpire' | 'visitor';

const linkPrefix = 'link ';

/** The umpire of a score link, on the device that opened it. */
export const readerOfLink = (link: string): string => linkPrefix + link;

/** The link of such an umpire. */
export const linkOf = (reader: string): string => reader.slice(linkPrefix.length);

export const kindOf = (reader: Reader): ReaderKind =>
  reader === null ? 'visitor' : reader.startsWith(linkPrefix) ? 'umpire' : 'account';
