import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { usePlaceName, useSideName } from '#domain/match/match-words.ts';
import { BoardScreen } from './board-screen.tsx';
import { useBoard } from './use-board.ts';
import { useNextAtTable } from './use-next-at-table.ts';

/** A second screen that follows a match, and then the next one of its table. */
export function BoardPage() {
  const { t } = useTranslation('match');
  const { matchId } = useParams({ from: '/main/match/$matchId/board' });
  const { match, board, error, again, isLate } = useBoard(matchId);
  const name = useSideName();
  const place = usePlaceName();
  const navigate = useNavigate();
  const next = useNextAtTable(match, board);
  useEffect(() => {
    if (next !== undefined) void navigate({ to: paths.board, params: { matchId: next }, replace: true });
  }, [navigate, next]);
  if (!match || !board)
    return error ? (
      <ErrorState error={error} onRetry={again} missing={{ action: <WayOn to="activeMatches" /> }} />
    ) : (
      <BallLoader />
    );
  const table = match.table === null ? [] : [t('table', { number: match.table })];
  return (
    <BoardScreen
      board={board}
      names={{ a: name(match, 'a'), b: name(match, 'b') }}
      heading={[match.open.name, place(match), ...table]}
      isLate={isLate}
      onClose={() => void navigate({ to: paths.match, params: { matchId } })}
    />
  );
}
