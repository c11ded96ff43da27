import { useTranslation } from 'react-i18next';
import { Estimated } from './estimated.tsx';
import { Heading, PartHeading } from '../printed/heading.tsx';
import { Sheet, usePage } from '../printed/paper.tsx';
import { Ruled } from '../printed/ruled.tsx';
import { byTable, type PlacedMatch } from '../printed/scope.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';

type Props = {
  readonly printed: PrintedOpen;
  readonly matches: readonly PlacedMatch[];
  readonly by: 'table' | 'hour';
};

const last = Number.MAX_SAFE_INTEGER;

/** The matches still to be played, in the order in which they are expected; one without an hour keeps the order of its phase. */
function inTime({ timeOf }: PrintedOpen, matches: readonly PlacedMatch[]): readonly PlacedMatch[] {
  const instant = (match: PlacedMatch) => {
    const { at } = timeOf(match);
    return at === null ? last : Date.parse(at);
  };
  return matches
    .filter(({ state }) => state !== 'finished')
    .toSorted((one, other) => instant(one) - instant(other));
}

/** The order of play: one list, or one for each table. */
export function OrderOfPlay({ printed, matches, by }: Props) {
  const { t } = useTranslation(['paper', 'match']);
  const sorted = inTime(printed, matches);
  const hasUmpires = sorted.some((match) => isUmpired(printed, match));
  const title = t(by === 'table' ? 'kinds.byTable' : 'kinds.byHour');
  const tables = byTable(
    [...Map.groupBy(sorted, (match) => printed.timeOf(match).table)],
    ([table]) => table,
  );
  return (
    <Sheet label={title}>
      <Heading of={printed} title={title} more={t('matches', { count: sorted.length })} />
      <Estimated printed={printed} matches={sorted} />
      {by === 'hour' ? (
        <Matches printed={printed} rows={sorted} by={by} hasUmpires={hasUmpires} label={title} />
      ) : (
        tables.map(([table, rows]) => (
          <section key={table}>
            <PartHeading>{table === null ? t('noTable') : t('match:table', { number: table })}</PartHeading>
            <Matches printed={printed} rows={rows} by={by} hasUmpires={hasUmpires} label={String(table)} />
          </section>
        ))
      )}
    </Sheet>
  );
}

/** Whether it is sure who umpires: the one of the draw may play at an estimated hour, and it is decided with the call. */
function isUmpired({ timeOf }: PrintedOpen, match: PlacedMatch): boolean {
  const { at, isLikely } = timeOf(match);
  return match.umpire !== null && !(isLikely && at !== null);
}

type RowsProps = {
  readonly printed: PrintedOpen;
  readonly rows: readonly PlacedMatch[];
  readonly by: Props['by'];
  /** Whether anybody umpires for sure on this paper. */
  readonly hasUmpires: boolean;
  readonly label: string;
};

function Matches({ printed, rows, by, hasUmpires, label }: RowsProps) {
  const { t } = useTranslation(['paper']);
  const { place, time, name } = usePaperWords(printed);
  const umpireWidth = Math.round(usePage().inner.width * 0.18);
  return (
    <Ruled
      label={label}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: t('columns.hour'), width: 20, render: time },
        ...(by === 'hour'
          ? [
              {
                head: t('columns.table'),
                width: 13,
                render: (match: PlacedMatch) => printed.timeOf(match).table,
              },
            ]
          : []),
        { head: t('columns.match'), render: ({ a, b }) => `${name(a)} – ${name(b)}` },
        { head: t('columns.place'), width: 46, render: (match) => `${place(match)} ·\u00a0${match.number}` },
        ...(hasUmpires
          ? [
              {
                head: t('columns.umpire'),
                width: umpireWidth,
                render: (match: PlacedMatch) => isUmpired(printed, match) && name(match.umpire),
              },
            ]
          : []),
      ]}
    />
  );
}
