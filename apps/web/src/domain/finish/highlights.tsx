import { mdiArrowRightThin } from '@mdi/js';
import Box from '@mui/material/Box';
import type { OpenHighlights } from '@topspin/contract';
import { otherSide } from '@topspin/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceName, useSideName } from '#domain/match/match-words.ts';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';

type Match = OpenHighlights['streak']['first'][number]['match'];

type Props = {
  readonly highlights: OpenHighlights;
  /** A link to the page of a match. */
  readonly link: (match: Match, text: string) => ReactNode;
};

/** Whether anything was remarkable: an open whose matches were written from sheets has none. */
export const hasHighlights = ({ comeback, streak, longest }: OpenHighlights): boolean =>
  comeback.count + streak.count + longest.count > 0;

/** The best comeback, the most points in a row and the longest match, with all who share them. */
export function Highlights({ highlights: { comeback, streak, longest }, link }: Props) {
  const { t } = useTranslation('finish');
  const name = useSideName();
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        <Highlight title={t('comeback')} count={comeback.count}>
          {comeback.first.map(({ match, side, set, low, score }) => {
            const other = otherSide(side);
            const from = `${low[side]}–${low[other]}`;
            const to = `${score[side]}–${score[other]}`;
            return (
              <One key={`${match._id} ${set}`} match={match} figure={<FromTo from={from} to={to} />}>
                {link(
                  match,
                  t('comebackBy', { name: name(match, side), other: name(match, other), from, to, set }),
                )}
              </One>
            );
          })}
        </Highlight>
        <Highlight title={t('streak')} count={streak.count}>
          {streak.first.map(({ match, side, points }) => (
            <One key={`${match._id} ${side}`} match={match} figure={String(points)}>
              {link(
                match,
                t('streakBy', { name: name(match, side), other: name(match, otherSide(side)), points }),
              )}
            </One>
          ))}
        </Highlight>
        <Highlight title={t('longest')} count={longest.count}>
          {longest.first.map(({ match, duration, points }) => (
            <One key={match._id} match={match} figure={t('minutes', { minutes: minutesOf(duration) })}>
              {link(match, t('longestOf', { a: name(match, 'a'), b: name(match, 'b'), points }))}
            </One>
          ))}
        </Highlight>
      </Box>
      <Hint sx={{ mt: 2 }}>{t('ofScored')}</Hint>
    </>
  );
}

const minutesOf = (duration: number): number => Math.max(1, Math.round(duration / 60_000));

type HighlightProps = { readonly title: string; readonly count: number; readonly children: ReactNode[] };

function Highlight({ title, count, children }: HighlightProps) {
  const { t } = useTranslation('finish');
  const others = count - children.length;
  if (count === 0) return null;
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {title}
      </Box>
      {children}
      {others > 0 && (
        <Hint component="dd" sx={{ m: 0 }}>
          {t('others', { count: others })}
        </Hint>
      )}
    </div>
  );
}

type OneProps = { readonly match: Match; readonly figure: ReactNode; readonly children: ReactNode };

const FromTo = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <Row gap={0.5} nowrap>
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
      {from}
    </Box>
    <Icon path={mdiArrowRightThin} />
    {to}
  </Row>
);

/** A figure as large as a score, what it was in words, and where. */
function One({ match, figure, children }: OneProps) {
  const place = usePlaceName();
  return (
    <Box component="dd" sx={{ m: 0, '& + &': { mt: 1 } }}>
      <Box
        aria-hidden="true"
        sx={{
          fontSize: '2.5rem',
          lineHeight: 1.05,
          fontWeight: 850,
          fontStretch: '75%',
          color: 'primary.main',
        }}
      >
        {figure}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
      <Hint>{place(match)}</Hint>
    </Box>
  );
}
