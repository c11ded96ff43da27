import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordFormOf } from '#domain/finish/word-form.ts';
import { formatList } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { keepsFocus } from '#ui/act/keeps-focus.ts';
import { Row } from '#ui/layout.ts';
import { OpenTable, type Progress } from './open-table.tsx';
import { StateChip } from './state-chip.tsx';

/** A bracket by its name, and who won it. */
export type BracketWinner = { readonly bracket: string; readonly name: string };

type Props = {
  readonly open: OpenPage;
  /** The current user's next step, and its explanation. */
  readonly step: ReactNode;
  readonly hint?: string | undefined;
  /** A quiet button beside the state. */
  readonly share?: ReactNode;
  /** The winners of the other brackets, such as a consolation draw. */
  readonly winners?: readonly BracketWinner[];
  /** The share of matches played, once there are any. */
  readonly progress?: Progress | undefined;
  /** Without when and where it is, and without the explanation, for a page that needs the room. */
  readonly brief?: boolean;
};

/** The header of an open: its name on the table, when and where, its state, and the next step. */
export function OpenHeader({ open, step, hint, share, winners = [], progress, brief = false }: Props) {
  const { t } = useTranslation('opens');
  usePageTitle(open.name);
  return (
    <Card component="header" sx={{ mb: 2, ...(brief && low) }}>
      <OpenTable {...{ open, progress, brief }} />
      <Row gap={2} sx={{ px: { xs: 2, sm: 3 }, py: brief ? { xs: 1, md: 0.5 } : 2 }}>
        {/* It stays where it is when somebody else brings the open to its next state. */}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            alignSelf: 'flex-start',
            minHeight: (theme) => theme.spacing(5.5),
            width: { xs: brief ? 'auto' : '100%', sm: 'auto' },
            '& > .MuiChip-root': {
              minWidth: { sm: '9.5rem' },
              ...(brief && { display: { xs: 'none', sm: 'inline-flex' } }),
            },
          }}
        >
          <StateChip state={open.state} />
          {share}
        </Box>
        {open.champions.length > 0 && (
          <Winner
            of={t(`results.champion.${wordFormOf(open.gender)}`, {
              count: open.champions.length * (open.doubles === undefined ? 1 : 2),
            })}
            variant="h1"
          >
            {formatList(open.champions.map(({ name }) => name))}
          </Winner>
        )}
        {winners.map(({ bracket, name }) => (
          <Winner key={bracket} of={bracket} variant="h3">
            {name}
          </Winner>
        ))}
        {hint && !brief && <Hint sx={explanation}>{hint}</Hint>}
        <Row
          // The step that follows comes in the place of the one whose button had the focus.
          ref={keepsFocus}
          sx={{
            alignItems: 'stretch',
            rowGap: { xs: 1.5, sm: 1 },
            ml: { sm: 'auto' },
            '&:empty, &:has(> :only-child:empty)': { display: 'none' },
            width: { xs: brief ? 'auto' : '100%', sm: 'auto' },
            flex: { xs: brief ? 1 : 'none', sm: 'none' },
            '& > button': { width: { xs: '100%', sm: 'auto' } },
          }}
        >
          {step}
        </Row>
      </Row>
      {/* It keeps its place before the first match is made. */}
      <Box sx={{ minHeight: 4 }}>
        {progress && (
          <LinearProgress
            variant="determinate"
            value={(100 * progress.done) / progress.count}
            aria-label={t('matchesPlayed')}
            // Each result would move it for half a second, by less than anybody sees.
            sx={{ '& .MuiLinearProgress-bar': { transition: 'none' } }}
          />
        )}
      </Box>
      {open.cancel_reason && (
        <Alert severity="error">{t('cancel.told', { reason: open.cancel_reason })}</Alert>
      )}
    </Card>
  );
}

/** On a phone as high as the second button that comes in its place, to the pixel. */
const explanation = {
  flex: '1 1 200px',
  maxWidth: '70ch',
  lineHeight: '1.25rem',
  minHeight: { xs: '2lh', sm: 0 },
} as const;

/**
 * The table, in one line beside the state and the next step where both have room, above how far the open has got. Their width is theirs
 * whatever the step says: it counts what others play.
 */
const low = {
  mb: { xs: 2, md: 0.5 },
  display: { md: 'flex' },
  flexWrap: 'wrap',
  '& > div': { flex: '1 1 100%' },
  '& > div:first-of-type': { flex: '99 1 20rem' },
  '& > div:first-of-type > div': { py: { xs: 1, md: 0.25 }, alignContent: 'center' },
  // In one line, however far the step has counted.
  '& > div:nth-of-type(2)': {
    flex: '1 1 38rem',
    minWidth: 0,
    alignContent: 'center',
    flexWrap: { md: 'nowrap' },
  },
  '& .MuiButton-sizeLarge': { minHeight: { md: 44 }, paddingInline: '16px' },
} as const;

type WinnerProps = { readonly of: string; readonly variant: 'h1' | 'h3'; readonly children: string };

const Winner = ({ of, variant, children }: WinnerProps) => (
  <Typography color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    {of}:{' '}
    <Typography variant={variant} component="span" color="textPrimary">
      {children}
    </Typography>
  </Typography>
);
