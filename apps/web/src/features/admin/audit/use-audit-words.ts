import type { AuditEntry } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoment, formatPlainDate } from '#lib/format.ts';
import { stateAfter, stateChange, type AuditWords } from './changes.ts';

type Words = Readonly<Record<string, string>>;

/** The words of the log: actions, kinds of things, fields and values. */
export function useAuditWords() {
  const { t } = useTranslation('audit');
  const actions: Words = t('actions', { returnObjects: true });
  const departures: Words = t('departures', { returnObjects: true });
  const kinds: Words = t('kinds', { returnObjects: true });
  const changes: AuditWords = {
    fields: t('fields', { returnObjects: true }),
    values: t('values', { returnObjects: true }),
    count: (count) => t('count', { count }),
    list: formatList,
    date: (text) => (text.includes('T') ? formatMoment(text) : formatPlainDate(text)),
  };
  return {
    t,
    actions,
    kinds,
    changes,
    actionOf: (entry: AuditEntry) =>
      (entry.action === 'removeInscription' && departures[stateAfter(entry)]) ||
      (actions[entry.action] ?? entry.action),
    /** From which state to which, of an open that was moved on or back. */
    stepOf: (entry: AuditEntry) => (entry.action === 'transitionOpen' ? stateChange(entry, changes) : null),
    actorOf: ({ actor }: AuditEntry) => (actor ? (actor.name ?? t('unknown')) : t('server')),
    /** The object of the action: its name, or at least its kind. */
    thingOf: ({ entity, entity_name: name }: AuditEntry) => name ?? kinds[entity] ?? entity,
    reasonOf: ({ reason, refused }: AuditEntry) => (refused ? null : reason),
  };
}
