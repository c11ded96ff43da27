import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPlainDate } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { WayOn } from '#lib/way-on.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Page } from '#ui/page/page.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { OrderOfDay } from '../papers/order-of-day.tsx';
import { pageSize } from '../printed/page-size.ts';
import { dayPapers, type PaperAddress, readPaperAddress } from '../printed/paper-address.ts';
import { Paper } from '../printed/paper.tsx';
import { isIn } from '../printed/scope.ts';
import { type PrintedDay, usePrintedDay } from '../printed/use-printed-day.ts';
import { PageChoices } from './page-choices.tsx';
import { PrintButton } from './print-button.tsx';
import { useTableParts } from './use-table-parts.ts';

/** Prints the order of play of a day at a venue over all its opens, with a preview. */
export function PrintDayPage() {
  const { t } = useTranslation(['paper', 'matches']);
  const { venueId, date } = useParams({ from: '/main/venues/$venueId/day/$date/print' });
  const { printed, error, retry } = usePrintedDay(venueId, date);
  return (
    <Page
      title={t('title')}
      hint={
        <>
          <TextLink to={paths.venueDay} params={{ venueId, date }}>
            {t('matches:over.tables')}
          </TextLink>
          {' · '}
          {[printed?.day.venue?.name, formatPlainDate(date), t('hint')].filter(Boolean).join(' · ')}
        </>
      }
    >
      {printed ? (
        <ChosenPaper printed={printed} />
      ) : error ? (
        <ErrorState
          error={error}
          onRetry={retry}
          missing={{ action: <WayOn to="venues" />, hasHeading: true }}
        />
      ) : (
        <RowSkeletons count={5} height={72} />
      )}
    </Page>
  );
}

function ChosenPaper({ printed }: { readonly printed: PrintedDay }) {
  const { t } = useTranslation('paper');
  const navigate = useNavigate();
  const asked = readPaperAddress(useSearch({ from: '/main/venues/$venueId/day/$date/print' }));
  const paper = dayPapers.find((one) => one === asked.paper) ?? 'byTable';
  const { of = '', size = 'a4', turn = 'portrait' } = asked;
  const left = printed.day.matches.filter(({ state }) => state !== 'finished');
  const tableOf = (match: (typeof left)[number]) => printed.timeOf(match).table;
  const matches = left.filter((match) => isIn(of, { phase: '', group: '', table: tableOf(match) }));
  const tableParts = useTableParts();
  const parts = [{ value: '', label: t('allDay') }, ...tableParts(left.map(tableOf))];
  const change = (changed: PaperAddress) => {
    const { of: part, ...search } = { paper, of, size, turn, ...changed };
    void navigate({ to: '.', search: { ...search, ...(part && { of: part }) }, replace: true });
  };
  return (
    <Stack>
      <Row gap={1.5}>
        <OptionSelect
          label={t('what')}
          value={paper}
          options={dayPapers.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(paper) => change({ paper, of: '' })}
        />
        {parts.length > 2 && (
          <OptionSelect label={t('of')} value={of} options={parts} onChange={(of) => change({ of })} />
        )}
        <PageChoices choice={{ size, turn }} onChange={change} />
      </Row>
      <PrintButton disabled={matches.length === 0} onPrint={() => window.print()} />
      {matches.length === 0 ? (
        <StatePanel drawing="emptyTable" title={t('nothing')} hint={t('empty.matches')} />
      ) : (
        <Preview printed={printed} matches={matches} paper={paper} size={size} turn={turn} />
      )}
    </Stack>
  );
}

type PreviewProps = Required<Pick<PaperAddress, 'size' | 'turn'>> & {
  readonly printed: PrintedDay;
  readonly matches: PrintedDay['day']['matches'];
  readonly paper: (typeof dayPapers)[number];
};

/** The pages, just as the printer will print them. */
function Preview({ printed, matches, paper, size, turn }: PreviewProps) {
  const page = useMemo(() => pageSize(size, turn), [size, turn]);
  return (
    <Paper page={page} isNumbered>
      <OrderOfDay printed={printed} matches={matches} by={paper === 'byTable' ? 'table' : 'hour'} />
    </Paper>
  );
}
