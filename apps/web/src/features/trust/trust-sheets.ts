import type { ApprovedOpen, TrustedOrganiser } from '@topspin/contract';
import i18next from 'i18next';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import { dayOf } from '#lib/export/day-of.ts';
import type { WholeList } from '#ui/list/listing.ts';

/** Organisers as a table. */
export function organisersSheet(name: string, organisers: WholeList<TrustedOrganiser>): Sheet {
  const { t } = i18next;
  return sheetOf(name, organisers, [
    [t('trust:columns.name'), (organiser) => organiser.name],
    [t('trust:columns.email'), ({ email }) => email],
    [t('trust:columns.created'), ({ created_at: at }) => dayOf(at)],
    [t('trust:columns.opens'), ({ opens }) => opens],
    [t('trust:columns.matchesWaiting'), ({ matches_waiting: matches }) => matches],
    [t('trust:columns.asked'), ({ asked_at: at }) => dayOf(at)],
    [t('trust:columns.trusted'), ({ trusted_at: at }) => dayOf(at)],
    [t('trust:columns.trustedBy'), ({ trusted_by: by }) => by],
  ]);
}

/** Opens that are or await being approved, as a table. */
export function approvedOpensSheet(name: string, opens: WholeList<ApprovedOpen>): Sheet {
  const { t } = i18next;
  return sheetOf(name, opens, [
    [t('trust:columns.open'), (open) => open.name],
    [t('trust:columns.organiser'), ({ organiser }) => organiser.name],
    [t('trust:columns.matchesWaiting'), ({ matches_waiting: matches }) => matches],
    [t('trust:columns.asked'), ({ asked_at: at }) => dayOf(at)],
    [t('trust:columns.approved'), ({ approved_at: at }) => dayOf(at)],
  ]);
}
