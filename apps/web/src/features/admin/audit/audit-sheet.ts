import type { AuditEntry } from '@topspin/contract';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import type { WholeList } from '#ui/list/listing.ts';
import { changesOf } from './changes.ts';
import type { useAuditWords } from './use-audit-words.ts';

/** Entries of the log as a table, in words: what changed is one column. */
export function auditSheet(entries: WholeList<AuditEntry>, words: ReturnType<typeof useAuditWords>): Sheet {
  const { t, actionOf, actorOf, thingOf, reasonOf, changes } = words;
  return sheetOf(t('title'), entries, [
    [t('columns.at'), ({ at }) => at],
    [t('columns.actor'), actorOf],
    [t('columns.action'), actionOf],
    [t('columns.thing'), thingOf],
    [t('outcome'), ({ refused }) => t(refused ? 'refused' : 'done')],
    [t('reason'), reasonOf],
    [
      t('changes'),
      (entry) =>
        changesOf(entry, changes)
          .map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
          .join('; '),
    ],
  ]);
}
