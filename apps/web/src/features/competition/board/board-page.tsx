import Box from '@mui/material/Box';
import { useNavigate, useParams } from '@tanstack/react-router';
import { otherSide } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { usePageTitle } from '#ui/page/page-title.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { useWholeScreen } from '#ui/page/whole-screen.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { changeSettings, useDeviceSettings } from '../device/settings.ts';
import { useWakeLock } from '../device/wake-lock.ts';
import { usePlaceName, useSideName } from '../match/match-words.ts';
import { BoardControls } from './board-controls.tsx';
import { BoardSide, BoardSets } from './board-side.tsx';
import { useBoard } from './use-board.ts';

/** The score of one match for everybody in the hall: a second screen that follows it, in figures as large as it can show. */
export function BoardPage() {
  const { t } = useTranslation(['scoring', 'matches', 'competition']);
  const { matchId } = useParams({ from: '/main/match/$matchId/board' });
  const { match, board, error, again, isLate } = useBoard(matchId);
  const { mirrored } = useDeviceSettings();
  const name = useSideName();
  const place = usePlaceName();
  const navigate = useNavigate();
  const title = match ? `${name(match, 'a')} – ${name(match, 'b')}` : t('board.title');
  usePageTitle(title);
  useWholeScreen();
  useWakeLock();
  if (!match || !board) return error ? <ErrorState error={error} onRetry={again} /> : <BallLoader />;
  const left = mirrored ? otherSide(board.leftEnd) : board.leftEnd;
  const table = match.table !== null && t('competition:group.table', { number: match.table });
  const remark = isLate
    ? t('board.late')
    : board.status === 'enrolled' || board.status === 'waiting'
      ? t('board.starts')
      : null;
  return (
    <Box sx={screen}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <Box sx={heading}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {[match.open.name, place(match), table].filter(Boolean).join(' · ')}
        </Box>
        <BoardControls
          onMirror={() => changeSettings({ mirrored: !mirrored })}
          onClose={() => void navigate({ to: paths.match, params: { matchId } })}
        />
      </Box>
      <Box sx={halves}>
        {[left, otherSide(left)].map((side) => (
          <BoardSide key={side} name={name(match, side)} side={side} board={board} />
        ))}
      </Box>
      <Box sx={foot}>
        {remark && <Box role="status">{remark}</Box>}
        <BoardSets sets={board.finished} left={left} />
      </Box>
    </Box>
  );
}

const screen = {
  position: 'fixed',
  inset: 0,
  zIndex: 'drawer',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  bgcolor: 'background.default',
} as const;

const heading = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  minHeight: '3rem',
  fontSize: 'max(1rem, 3vh)',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-table-line)',
  bgcolor: 'var(--mui-palette-table-main)',
  borderBottom: '2px solid var(--mui-palette-table-line)',
} as const;

const halves = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '4px',
  bgcolor: 'var(--mui-palette-table-line)',
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'center',
  px: 2,
  minHeight: '9vh',
  fontSize: 'max(1rem, 4vh)',
} as const;
