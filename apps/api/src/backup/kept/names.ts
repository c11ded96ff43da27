/** How backups are called: by the second they were made, so that they sort by it. */
export const backupName = (madeAt: Date, encrypted: boolean): string =>
  `topspin-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}.backup${encrypted ? '.age' : ''}`;

const pattern = /^topspin-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup(\.age)?$/u;

export type NamedBackup = { readonly name: string; readonly madeAt: Date; readonly encrypted: boolean };

/** What the name of a backup says; undefined for any other file. */
export function readName(name: string): NamedBackup | undefined {
  const [, day, hours, minutes, seconds, encrypted] = pattern.exec(name) ?? [];
  if (day === undefined) return undefined;
  const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return { name, madeAt, encrypted: encrypted !== undefined };
}
