import { useTranslation } from 'react-i18next';
import { Estimated } from './estimated.tsx';
import { Heading, PartHeading } from '../printed/heading.tsx';
import { Sheet } from '../printed/paper.tsx';
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
        <Matches printed={printed} rows={sorted} by={by} label={title} />
      ) : (
        tables.map(([table, rows]) => (
          <section key={table}>
            <PartHeading>{table === null ? t('noTable') : t('match:table', { number: table })}</PartHeading>
            <Matches printed={printed} rows={rows} by={by} label={String(table)} />
          </section>
        ))
      )}
    </Sheet>
  );
}

type RowsProps = {
  readonly printed: PrintedOpen;
  readonly rows: readonly PlacedMatch[];
  readonly by: Props['by'];
  readonly label: string;
};

function Matches({ printed, rows, by, label }: RowsProps) {
  const { t } = useTranslation(['paper']);
  const { place, time, name } = usePaperWords(printed);
  // The one of the draw may play then: who umpires is decided with the call.
  const umpire = (match: PlacedMatch) => {
    const { at, isLikely } = printed.timeOf(match);
    return match.umpire && !(isLikely && at !== null) && name(match.umpire);
  };
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
        { head: t('columns.umpire'), width: 34, render: umpire },
      ]}
    />
  );
}
