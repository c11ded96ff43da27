import Box from '@mui/material/Box';
import { otherSide, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#ui/page/page-title.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { useWholeScreen } from '#ui/page/whole-screen.ts';
import { changeSettings, useDeviceSettings } from '../device/settings.ts';
import { useWakeLock } from '#ui/page/wake-lock.ts';
import { BoardControls } from './board-controls.tsx';
import { BoardSets, BoardSide } from '#domain/match/board/board-side.tsx';
import type { Score } from '#domain/match/score.ts';

type Props = {
  readonly board: Score;
  readonly names: Readonly<Record<Side, string>>;
  /** The open, the place in it and the table. */
  readonly heading: readonly string[];
  /** Whether what is shown may be old. */
  readonly isLate: boolean;
  readonly onClose: () => void;
};

/** The score of a match for everybody in the hall, on the whole screen, in figures as large as it can show. */
export function BoardScreen({ board, names, heading: where, isLate, onClose }: Props) {
  const { t } = useTranslation('scoring');
  const { mirrored } = useDeviceSettings();
  const title = `${names.a} – ${names.b}`;
  usePageTitle(title);
  useWholeScreen();
  useWakeLock();
  const left = mirrored ? otherSide(board.leftEnd) : board.leftEnd;
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
          {where.join(' · ')}
        </Box>
        <BoardControls onMirror={() => changeSettings({ mirrored: !mirrored })} onClose={onClose} />
      </Box>
      <Box sx={halves}>
        {[left, otherSide(left)].map((side) => (
          <BoardSide key={side} names={names} side={side} board={board} />
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
