import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardScreen } from '#features/competition/board/board-screen.tsx';
import { usePlaceName, useSideName } from '#domain/match/match-words.ts';
import { useBoard } from '#features/public/use-board.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { paths } from '#lib/paths.ts';

/** The scoreboard of a match whose results are public, without an account; then that of the next one at its table. */
export function PublicBoardPage() {
  const { t } = useTranslation('match');
  const { openId, matchId } = useParams({ from: '/plain/o/$openId/match/$matchId/board' });
  const { match, score, openName, next, error, again, isLate } = useBoard({ id: openId, match_id: matchId });
  const name = useSideName();
  const place = usePlaceName();
  const navigate = useNavigate();
  useEffect(() => {
    if (next !== undefined)
      void navigate({ to: paths.publicBoard, params: { openId, matchId: next }, replace: true });
  }, [navigate, openId, next]);
  if (!match || !score) return error ? <ErrorState error={error} onRetry={again} /> : <BallLoader />;
  const table = match.table === null ? [] : [t('table', { number: match.table })];
  return (
    <BoardScreen
      board={score}
      names={{ a: name(match, 'a'), b: name(match, 'b') }}
      heading={[...(openName === undefined ? [] : [openName]), place(match), ...table]}
      isLate={isLate}
      onClose={() => void navigate({ to: paths.publicMatch, params: { openId, matchId } })}
    />
  );
}
