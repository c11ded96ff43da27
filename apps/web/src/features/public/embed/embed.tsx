import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PublicOpen } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#lib/api/problem.ts';
import { linksOut } from '../links-out.ts';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { PaintedWhole } from '#ui/whole/painted-whole.tsx';
import { BracketsPage } from '../draw/brackets-page.tsx';
import { useOpen } from '../use-public.ts';
import { LiveResults } from './live-results.tsx';
import { NextMatches } from './next-matches.tsx';
import { Standings } from './standings.tsx';

const parts = new Map([
  ['standings', <Standings key="standings" />],
  ['bracket', <BracketsPage key="bracket" />],
  ['results', <LiveResults key="results" />],
  ['next', <NextMatches key="next" />],
]);

/** One part of an open inside a page of another site: as everybody sees it, and nothing around it but the open's name. */
export function Embed({ part }: { readonly part: string }) {
  const { t } = useTranslation('publicPages');
  const { open } = useOpen('nothing');
  const shown = parts.get(part);
  if (!shown || isProblem(open.error, 'thing.notFound', 'request.invalid'))
    return (
      <Frame>
        <StatePanel wholePage drawing="ballInNet" title={t('hidden')} hint={t('hiddenHint')} />
      </Frame>
    );
  if (!open.data)
    return (
      <Frame>
        {open.isError ? (
          <ErrorState error={open.error} onRetry={() => void open.refetch()} />
        ) : (
          <RowSkeletons count={5} height={64} />
        )}
      </Frame>
    );
  return (
    <Frame>
      <Head open={open.data} />
      <PaintedWhole of={part}>{shown}</PaintedWhole>
      {open.isRefetchError && (
        <Alert severity="warning" sx={{ position: 'sticky', bottom: 8, mt: 1 }}>
          {t('lost')}
        </Alert>
      )}
    </Frame>
  );
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Box component="main" sx={{ p: 1 }}>
    {children}
  </Box>
);

function Head({ open: { _id: openId, name, state, cancel_reason } }: { readonly open: PublicOpen }) {
  const { t } = useTranslation('publicPages');
  return (
    <Box sx={{ px: 1, pb: 1 }}>
      <Row sx={{ alignItems: 'baseline', columnGap: 1.5, rowGap: 0 }}>
        <Typography variant="h3" component="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <PlainLink {...linksOut} to={paths.publicOpen} params={{ openId }}>
            {name}
          </PlainLink>
        </Typography>
        {state !== 'canceled' && <Hint component="span">{t(`states.${state}`)}</Hint>}
      </Row>
      {state === 'canceled' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          <AlertTitle>{t('canceled')}</AlertTitle>
          {cancel_reason}
        </Alert>
      )}
    </Box>
  );
}
