import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { TableHeader } from '#ui/page/table-header.tsx';

/** How many matches of an open are played. */
export type Progress = { readonly done: number; readonly count: number };

type Props = {
  readonly open: OpenPage;
  /** Once there are matches. */
  readonly progress?: Progress | undefined;
  /** Without when and where it is, for a page that needs the room. */
  readonly brief?: boolean;
  /** On a page about more than this open; otherwise its name is the heading of the page. */
  readonly headingId?: string;
};

/** The name of an open on a table, when and where it is, and how far it has got. */
export function OpenTable({ open, progress, brief = false, headingId }: Props) {
  const { t } = useTranslation('opens');
  const details = [
    formatHours(open.date_start, open.date_end, open.venue?.time_zone),
    open.venue?.name,
    ...(open.doubles
      ? [t(`doubles.${open.doubles}`), t('doubles.unratedShort')]
      : [t(open.rated ? 'information.ratedShort' : 'information.unratedShort')]),
  ];
  return (
    <>
      <TableHeader
        left={
          <Typography
            variant="h1"
            {...(headingId && { id: headingId, component: 'h2' })}
            sx={{
              fontSize: brief ? { xs: '1.25rem', md: '1.125rem' } : 'min(1.75rem, 11vw)',
              overflowWrap: 'anywhere',
            }}
          >
            {open.name}
          </Typography>
        }
        right={
          progress ? (
            <Figure {...{ brief }} figure={`${progress.done}/${progress.count}`} words={t('matchesPlayed')} />
          ) : (
            <Places {...{ open, brief }} />
          )
        }
      />
      {!brief && <Hint sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>{details.filter(Boolean).join(' · ')}</Hint>}
    </>
  );
}

/** How full it is, and how many are waiting; for a finished open, how many played. */
function Places({ open, brief }: { readonly open: OpenPage; readonly brief: boolean }) {
  const { t } = useTranslation('opens');
  const { players_count: taken, players_max: count, waiting_count: waiting, state } = open;
  if (state === 'finished' || state === 'active') {
    return <Figure {...{ brief }} figure={String(taken)} words={t('playersWord', { count: taken })} />;
  }
  return (
    <Figure
      figure={`${taken}/${count}`}
      words={[t('placesTaken'), waiting > 0 && t('waiting', { count: waiting })].filter(Boolean).join(' · ')}
    />
  );
}

const beside = { gap: 1, alignItems: 'baseline', justifyContent: 'end' } as const;

type FigureProps = { readonly figure: string; readonly words: string; readonly brief?: boolean };

/** A large number and its label. */
function Figure({ figure, words, brief = false }: FigureProps) {
  return (
    <Box sx={brief ? { display: { md: 'flex' }, ...beside } : null}>
      <Typography
        variant="display"
        component="p"
        sx={{ fontSize: brief ? '1.75rem' : 'min(2.5rem, 11vw)', whiteSpace: 'nowrap' }}
      >
        {figure}
      </Typography>
      <Typography variant="body2" sx={{ opacity: 0.9 }}>
        {words}
      </Typography>
    </Box>
  );
}
