/** How backups are called: by the second they were made, so that they sort by it. */
export const backupName = (madeAt: Date, encrypted: boolean): string =>
  `topspin-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}.backup${encrypted ? '.age' : ''}`;
