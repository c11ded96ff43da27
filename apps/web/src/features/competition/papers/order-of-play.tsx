import { useTranslation } from 'react-i18next';
import { Estimated } from './estimated.tsx';
import { PartHeading, SheetHeading } from '../printed/heading.tsx';
import { timeText } from '../printed/match-time.ts';
import { inTime, type OrderedMatch } from '../printed/ordered-match.ts';
import { Sheet, usePage } from '../printed/paper.tsx';
import { Ruled } from '../printed/ruled.tsx';
import { byTable } from '../printed/scope.ts';

type Props = {
  /** Above the title: of what it is, when and where. */
  readonly above: string;
  readonly matches: readonly OrderedMatch[];
  readonly by: 'table' | 'hour';
  readonly hourOf: (at: string) => string;
};

/** The order of play: one list, or one for each table. */
export function OrderOfPlay({ above, matches, by, hourOf }: Props) {
  const { t } = useTranslation(['paper', 'match']);
  const sorted = inTime(matches);
  const columns = {
    by,
    hourOf,
    hasOpens: sorted.some(({ open }) => open !== undefined),
    hasUmpires: sorted.some(({ umpire }) => umpire !== null),
  };
  const title = t(by === 'table' ? 'kinds.byTable' : 'kinds.byHour');
  const tables = byTable([...Map.groupBy(sorted, ({ time }) => time.table)], ([table]) => table);
  return (
    <Sheet label={title}>
      <SheetHeading above={above} title={title} more={t('matches', { count: sorted.length })} />
      <Estimated times={sorted.map(({ time }) => time)} />
      {by === 'hour' ? (
        <Matches {...columns} rows={sorted} label={title} />
      ) : (
        tables.map(([table, rows]) => (
          <section key={table}>
            <PartHeading>{table === null ? t('noTable') : t('match:table', { number: table })}</PartHeading>
            <Matches {...columns} rows={rows} label={String(table)} />
          </section>
        ))
      )}
    </Sheet>
  );
}

type RowsProps = Pick<Props, 'by' | 'hourOf'> & {
  readonly rows: readonly OrderedMatch[];
  /** Whether there are several opens on this paper. */
  readonly hasOpens: boolean;
  /** Whether anybody umpires for sure on this paper. */
  readonly hasUmpires: boolean;
  readonly label: string;
};

function Matches({ rows, by, hourOf, hasOpens, hasUmpires, label }: RowsProps) {
  const { t } = useTranslation(['paper']);
  const { width } = usePage().inner;
  return (
    <Ruled
      label={label}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: t('columns.hour'), width: 20, render: ({ time }) => timeText(time, hourOf) },
        ...(by === 'hour'
          ? [{ head: t('columns.table'), width: 13, render: ({ time }: OrderedMatch) => time.table }]
          : []),
        { head: t('columns.match'), render: ({ sides }) => sides },
        ...(hasOpens
          ? [
              {
                head: t('columns.open'),
                width: Math.round(width * 0.2),
                render: ({ open }: OrderedMatch) => open,
              },
            ]
          : []),
        { head: t('columns.place'), width: hasOpens ? 36 : 46, render: ({ place }) => place },
        ...(hasUmpires
          ? [
              {
                head: t('columns.umpire'),
                width: Math.round(width * 0.18),
                render: ({ umpire }: OrderedMatch) => umpire,
              },
            ]
          : []),
      ]}
    />
  );
}
