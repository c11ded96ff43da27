import { pipeline, Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { BackupDamage } from './damage.ts';
import { Digest } from './digest.ts';
import { header, section, sectionEnd, trailer } from './format.ts';
import type { BackupHeader, BackupSection, SectionEnd } from './format.ts';
import { damaged, FramesIn, jsonOf, type Frame } from './frames-in.ts';
import { progressIn, type OnProgress } from './progress.ts';

/** What somebody does with a backup while it is read. */
export type BackupVisitor = {
  readonly onHeader?: (header: BackupHeader) => Promise<void>;
  /** Has to read the data to its end. */
  readonly onSection: (section: BackupSection, data: Readable) => Promise<void>;
  readonly onProgress?: OnProgress | undefined;
};

/** A section that was read, with its sums. */
export type ReadSection = BackupSection & SectionEnd;
export type ReadBackup = { readonly header: BackupHeader; readonly sections: readonly ReadSection[] };

/** Reads a backup from beginning to end; throws a BackupDamage if anything in it is not as it was written. */
export async function readBackup(
  source: AsyncIterable<Buffer>,
  { onHeader, onSection, onProgress }: BackupVisitor,
): Promise<ReadBackup> {
  const frames = new FramesIn(source);
  await frames.start();
  const known = jsonOf(header, expected('header', await frames.next()));
  await onHeader?.(known);
  const onLines = progressIn(known.tables, onProgress);
  const sections: ReadSection[] = [];
  for (;;) {
    const frame = await frames.next();
    if (frame.kind === 'trailer') {
      checkWhole(known, sections, jsonOf(trailer, frame).sections);
      return { header: known, sections };
    }
    const opened = jsonOf(section, expected('section', frame));
    const sums = await readSection(frames, opened, { onSection, onLines });
    sections.push({ ...opened, ...sums });
  }
}

function expected(kind: Frame['kind'], frame: Frame): Frame {
  if (frame.kind !== kind) throw damaged(frame.at);
  return frame;
}

type SectionVisitor = Pick<BackupVisitor, 'onSection'> & { readonly onLines: (more: number) => void };

async function readSection(
  frames: FramesIn,
  opened: BackupSection,
  { onSection, onLines }: SectionVisitor,
): Promise<SectionEnd> {
  let end: SectionEnd | undefined;
  async function* packed(): AsyncGenerator<Buffer> {
    let frame = await frames.next();
    for (; frame.kind === 'data'; frame = await frames.next()) yield frame.content;
    end = jsonOf(sectionEnd, expected('end', frame));
  }
  const digest = new Digest(opened.kind === 'table' ? onLines : undefined);
  // Its failures reach the one who reads the digest.
  const data = pipeline(Readable.from(packed()), createZstdDecompress(), digest, () => undefined);
  await onSection(opened, data);
  const sum = digest.sum();
  if (end?.sha256 !== sum.sha256 || end.lines !== sum.lines)
    throw new BackupDamage(`The file is damaged in ${opened.kind} ${opened.name}: its checksum differs.`);
  return sum;
}

/** Every table of the header is there, with its rows. */
function checkWhole({ tables }: BackupHeader, sections: readonly ReadSection[], count: number): void {
  if (sections.length !== count)
    throw new BackupDamage(`The file is damaged: it has ${sections.length} parts of ${count}.`);
  for (const { name, rows } of tables) {
    const read = sections.find((section) => section.kind === 'table' && section.name === name);
    if (read?.lines !== rows)
      throw new BackupDamage(
        `The file is damaged: the table ${name} has ${read?.lines ?? 0} rows of ${rows}.`,
      );
  }
}

/** Reads a backup and its checksums, without a database. */
export const checkBackup = (source: AsyncIterable<Buffer>, onProgress?: OnProgress): Promise<ReadBackup> =>
  readBackup(source, {
    onProgress,
    async onSection(_section, data) {
      for await (const _ of data);
    },
  });
