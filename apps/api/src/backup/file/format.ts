/** The format of a backup: a line of text, then frames. Every section is a frame that opens it, its data, and a frame that ends it. */
import { z } from 'zod';

/** The first line of every backup; the number is the version of the format. */
export const firstLine = Buffer.from('topspin-backup 1\n');

/** How the first line of any version begins, which tells a newer format from a file that is no backup. */
export const anyFirstLine = /^topspin-backup (\d+)\n/u;

/** The kind of a frame is its first byte. */
export const frameKinds = ['header', 'section', 'data', 'end', 'trailer'] as const;
export type FrameKind = (typeof frameKinds)[number];

/** A frame: its kind (1 byte), the length of its content (4), the CRC-32 of both and of the content (4), the content. */
export const frameHead = 9;

/** No frame is longer, so that a damaged length is noticed at once. */
export const frameAtMost = 4 * 1024 * 1024;

export const header = z.object({
  madeAt: z.iso.datetime(),
  /** The version of Topspin. */
  topspin: z.string(),
  postgres: z.string(),
  /** The migrations that the database has run, in order. */
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int().nonnegative() }),
  ),
  /** The last value of each sequence that has given any. */
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
});
export type BackupHeader = z.infer<typeof header>;
export type BackupTable = BackupHeader['tables'][number];

/** `jobs` are what waits in the queue, `erased` the hashes of erased people, `file` belongs in the data folder. */
export const sectionKinds = ['table', 'jobs', 'erased', 'file'] as const;
export const section = z.object({ kind: z.enum(sectionKinds), name: z.string() });
export type BackupSection = z.infer<typeof section>;

/** The unpacked data of a section, to be checked: the number of its lines, which in a table are its rows, and of their bytes. */
export const sectionEnd = z.object({
  lines: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  sha256: z.string(),
});
export type SectionEnd = z.infer<typeof sectionEnd>;

/** Of all bytes before the trailer. */
export const trailer = z.object({ sections: z.int(), sha256: z.string() });
