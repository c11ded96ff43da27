import { useTranslation } from 'react-i18next';
import { Heading } from '../printed/heading.tsx';
import { Sheet } from '../printed/paper.tsx';
import { Ruled } from '../printed/ruled.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';

type Props = { readonly printed: PrintedOpen };

/** The final classification, shared positions included. */
export function Classification({ printed }: Props) {
  const { t } = useTranslation(['paper', 'opens']);
  return (
    <Sheet label={t('kinds.classification')}>
      <Heading
        of={printed}
        title={t('kinds.classification')}
        more={!printed.classification.final && t('opens:results.provisional')}
      />
      <ClassificationTable printed={printed} />
    </Sheet>
  );
}

type TableProps = Props & {
  /** The licence numbers by what plays; without any there is no column. */
  readonly licences?: ReadonlyMap<string, string>;
};

type ClassifiedRow = PrintedOpen['classification']['collection'][number];

export function ClassificationTable({ printed, licences }: TableProps) {
  const { t } = useTranslation('paper');
  const { name } = usePaperWords(printed);
  return (
    <Ruled
      label={t('kinds.classification')}
      rows={printed.classification.collection}
      keyOf={({ player }) => player._id}
      columns={[
        { head: t('columns.position'), width: 12, align: 'right', render: ({ position }) => position },
        {
          head: t('columns.name'),
          render: ({ player, position }) => (position <= 3 ? <strong>{name(player)}</strong> : name(player)),
        },
        { head: t('columns.club'), render: ({ player }) => printed.clubs.get(player._id) },
        ...(licences && licences.size > 0
          ? [
              {
                head: t('columns.licence'),
                width: 32,
                render: ({ player }: ClassifiedRow) => licences.get(player._id),
              },
            ]
          : []),
        { head: t('columns.won'), width: 18, align: 'right', render: (row) => row.matches_won },
        { head: t('columns.lost'), width: 18, align: 'right', render: (row) => row.matches_lost },
      ]}
    />
  );
}
