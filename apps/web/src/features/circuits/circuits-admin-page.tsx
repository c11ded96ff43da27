import {
  type Circuit,
  type Edition,
  listCircuits,
  listEditions,
  restoreCircuit,
  restoreEdition,
  softDeleteCircuit,
  softDeleteEdition,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { AdminTable } from '#lib/admin/admin-table.tsx';
import { DeletedTable } from '#lib/admin/deleted-table.tsx';
import { PartSelect, usePart } from '#lib/admin/part-select.tsx';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { formatPlainDate } from '#lib/format.ts';
import { useTable } from '#lib/table/use-table.ts';
import { Page } from '#ui/page/page.tsx';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import type { Column } from '#ui/table/columns.ts';
import { useCountWords } from './circuit-words.ts';
import { circuitsSheet, editionsSheet } from './circuits-sheet.ts';

/** For circuit managers: every circuit, and those removed. */
export function CircuitsAdminPage() {
  const { t } = useTranslation('circuits');
  return (
    <Page
      wide
      title={t('admin.circuits')}
      hint={t('admin.hint')}
      action={
        <ButtonLink to={paths.newCircuit} variant="contained">
          {t('form.new')}
        </ButtonLink>
      }
    >
      {usePart() === 'deleted' ? (
        <DeletedTable kind="circuit" searchLabel={t('search')} parts={<PartSelect />} />
      ) : (
        <Circuits />
      )}
    </Page>
  );
}

/** For circuit managers: every edition, and those removed. */
export function EditionsAdminPage() {
  const { t } = useTranslation('circuits');
  return (
    <Page
      wide
      title={t('admin.editions')}
      hint={t('admin.hint')}
      action={
        <ButtonLink to={paths.newEdition} variant="contained">
          {t('editions.new')}
        </ButtonLink>
      }
    >
      {usePart() === 'deleted' ? (
        <DeletedTable kind="edition" searchLabel={t('search')} parts={<PartSelect />} />
      ) : (
        <Editions />
      )}
    </Page>
  );
}

function Circuits() {
  const { t } = useTranslation(['circuits', 'table']);
  const counts = useCountWords();
  const table = useTable(listCircuits, { sort: { by: 'name', desc: false }, searchIn: ['name'] });
  const columns: Column<Circuit>[] = [
    {
      id: 'name',
      label: t('table:admin.name'),
      cell: circuitLink,
      sortable: true,
    },
    {
      id: 'editions',
      label: t('table:admin.editions'),
      cell: ({ editions }) => editions,
      align: 'right',
    },
  ];
  return (
    <AdminTable
      label={t('circuits:title')}
      searchLabel={t('circuits:search')}
      table={table}
      columns={columns}
      remove={softDeleteCircuit}
      restore={restoreCircuit}
      consequence={() => t('circuits:admin.consequence')}
      {...(table.search === '' && {
        emptyTitle: t('circuits:empty'),
        emptyHint: t('circuits:emptyForManager'),
      })}
      download={<ExportMenu read={async () => circuitsSheet(await table.readAll(), counts)} />}
      parts={<PartSelect />}
    />
  );
}

function Editions() {
  const { t } = useTranslation(['circuits', 'table']);
  const table = useTable(listEditions, { sort: { by: 'date_start', desc: true }, searchIn: ['name'] });
  const columns: Column<Edition>[] = [
    {
      id: 'name',
      label: t('table:admin.name'),
      cell: editionLink,
      sortable: true,
    },
    {
      id: 'circuit',
      label: t('table:admin.circuit'),
      cell: ({ circuit }) => circuitLink(circuit),
    },
    {
      id: 'date_start',
      label: t('table:admin.date'),
      cell: ({ date_start, date_end }) => `${formatPlainDate(date_start)} – ${formatPlainDate(date_end)}`,
      sortable: true,
    },
    { id: 'opens', label: t('table:admin.opens'), cell: ({ opens }) => opens, align: 'right' },
  ];
  return (
    <AdminTable
      label={t('circuits:editions.title')}
      searchLabel={t('circuits:search')}
      table={table}
      columns={columns}
      remove={softDeleteEdition}
      {...(table.search === '' && {
        emptyTitle: t('circuits:editions.empty'),
        emptyHint: t('circuits:editions.emptyForManager'),
      })}
      restore={restoreEdition}
      download={<ExportMenu read={async () => editionsSheet(await table.readAll())} />}
      parts={<PartSelect />}
    />
  );
}

type Named = { readonly _id: string; readonly name: string };

const circuitLink = ({ _id, name }: Named) => (
  <TextLink to={paths.circuit} params={{ circuitId: _id }}>
    {name}
  </TextLink>
);

const editionLink = ({ _id, name }: Named) => (
  <TextLink to={paths.edition} params={{ circuitEditionId: _id }}>
    {name}
  </TextLink>
);
