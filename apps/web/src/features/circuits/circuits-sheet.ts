import type { Circuit, Edition } from '@topspin/contract';
import i18next from 'i18next';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import type { WholeList } from '#ui/list/listing.ts';
import { versionOf } from '#domain/description/description-of.ts';
import type { useCountWords } from './circuit-words.ts';

/** Circuits as a table. */
export function circuitsSheet(circuits: WholeList<Circuit>, counts: ReturnType<typeof useCountWords>): Sheet {
  const { t } = i18next;
  return sheetOf(t('circuits:title'), circuits, [
    [t('circuits:columns.name'), ({ name }) => name],
    [t('circuits:columns.editions'), ({ editions }) => editions],
    [t('circuits:columns.counts'), counts],
    [t('circuits:columns.description'), (circuit) => versionOf(circuit.description)?.text ?? null],
  ]);
}

/** Editions as a table. */
export function editionsSheet(editions: WholeList<Edition>): Sheet {
  const { t } = i18next;
  return sheetOf(t('circuits:editions.title'), editions, [
    [t('circuits:columns.circuit'), ({ circuit }) => circuit.name],
    [t('circuits:columns.name'), ({ name }) => name],
    [t('circuits:columns.from'), (edition) => edition.date_start],
    [t('circuits:columns.to'), (edition) => edition.date_end],
    [t('circuits:columns.state'), ({ state }) => t(`circuits:editions.states.${state}`)],
    [t('circuits:columns.opens'), ({ opens }) => opens],
  ]);
}
