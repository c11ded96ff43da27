import { installation } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackToOpen } from '#domain/day/back-to-open.tsx';
import { readFromTables } from '#domain/day/from-tables.ts';
import { apiQuery } from '#lib/api/query.ts';
import { isOnlyHere } from '#lib/link.ts';
import { WayOn } from '#lib/way-on.tsx';
import { Stack } from '#ui/layout.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { noCodes } from '../printed/codes.ts';
import { hasCodes, readPaperAddress } from '../printed/paper-address.ts';
import { type Choice, isEmpty, Preview, sheetMatches, tablesFor } from './preview.tsx';
import { PrintButton } from './print-button.tsx';
import { PrintChoices } from './print-choices.tsx';
import { useCodes } from './use-codes.ts';
import { type PrintedOpen, usePrintedOpen } from '../printed/use-printed-open.ts';

/** Prints everything an open needs on paper, with a preview. */
export function PrintPage() {
  const { t } = useTranslation('paper');
  const { openId } = useParams({ from: '/main/single-open/$openId/print' });
  const { printed, error, retry } = usePrintedOpen(openId);
  return (
    <Page
      title={t('title')}
      hint={
        <>
          {printed && (
            <>
              <BackToOpen open={printed.open} />
              {' · '}
            </>
          )}
          {t('hint')}
        </>
      }
    >
      {printed ? (
        <ChosenPaper printed={printed} />
      ) : error ? (
        <ErrorState
          error={error}
          onRetry={retry}
          missing={{ action: <WayOn to="opens" />, hasHeading: true }}
        />
      ) : (
        <RowSkeletons count={5} height={72} />
      )}
    </Page>
  );
}

type ChosenProps = { readonly printed: PrintedOpen };

function ChosenPaper({ printed }: ChosenProps) {
  const navigate = useNavigate();
  const address = useSearch({ from: '/main/single-open/$openId/print' });
  const asked = readPaperAddress(address);
  const from = readFromTables(address);
  const choice: Choice = {
    paper: firstPaper(printed),
    of: '',
    size: 'a4',
    turn: 'portrait',
    each: 2,
    ...asked,
    ...(asked.paper && hasCodes(asked.paper) && { turn: 'portrait' }),
  };
  return (
    <Stack>
      <PrintChoices
        printed={printed}
        choice={choice}
        onChange={({ of, ...search }) =>
          void navigate({ to: '.', search: { ...from, ...search, ...(of && { of }) }, replace: true })
        }
      />
      {hasCodes(choice.paper) && printed.isScored ? (
        <WithCodes printed={printed} choice={choice} />
      ) : (
        <>
          <PrintButton disabled={isEmpty({ printed, choice })} onPrint={() => window.print()} />
          <Preview printed={printed} choice={choice} codes={noCodes} />
        </>
      )}
    </Stack>
  );
}

/** What is most likely wanted: sheets for what is to be played, how it ended, or who comes. */
function firstPaper(printed: PrintedOpen): Choice['paper'] {
  if (printed.open.state === 'finished') return 'classification';
  return sheetMatches(printed, '').length > 0 ? 'matchSheets' : 'participants';
}

/** Sheets with the codes that score their matches or tables: those that are missing are created on the way to the printer. */
function WithCodes({ printed, choice }: ChosenProps & { readonly choice: Choice }) {
  const { t } = useTranslation(['paper', 'common']);
  const { data } = useQuery(apiQuery(installation));
  const isOfMatches = choice.paper === 'matchSheets';
  const { codes, areMissing, isPending, print } = useCodes(printed.open._id, {
    matches: isOfMatches ? sheetMatches(printed, choice.of).map(({ _id }) => _id) : [],
    tables: isOfMatches ? [] : tablesFor(printed, choice.of),
  });
  return (
    <>
      {data && isOnlyHere(data.public_url) && (
        <Notice tone="error" title={t('common:onlyHere')}>
          {t('common:onlyHereHint')}
        </Notice>
      )}
      <PrintButton busy={isPending} disabled={isEmpty({ printed, choice })} onPrint={print} />
      {areMissing && <Hint>{t('match.codesToCome')}</Hint>}
      <Preview printed={printed} choice={choice} codes={codes} />
    </>
  );
}
