import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getMatch, type MatchPage } from '@topspin/contract';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { type OutboxView, useOutbox } from '#lib/outbox/use-outbox.ts';
import { useHoldUpdates } from '#lib/update/hold.ts';
import { hasDraft } from '#ui/draft/drafts.ts';
import { WayOn } from '#lib/way-on.tsx';
import { Row } from '#ui/layout.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { LiveScore } from './live-score.tsx';
import { MatchBanner } from './match-banner.tsx';
import { MatchOver } from './match-over.tsx';
import { Onward } from './onward.tsx';
import { situationOf } from './situation.ts';
import { sheetDraft } from '../sheet/sheet.ts';
import { ScoreTable } from '../scoring/score-table.tsx';
import { useAtTable } from '../scoring/use-at-table.ts';
import { useIsDesk } from '../scoring/use-desk.ts';
import { useLoadedAhead } from '../scoring/use-loaded-ahead.ts';
import { SetStrip } from '#domain/match/set-strip.tsx';
import { TossForm } from '../scoring/toss-form.tsx';
import { Unsent } from './unsent.tsx';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { useDecisionNews } from '../conflict/use-decision-news.ts';
import { RefusedPoints } from '../conflict/refused-points.tsx';
import { HeldElsewhere } from '../lease/held-elsewhere.tsx';
import { useRelease } from '../lease/use-release.ts';
import type { MatchLog } from '#domain/match-log/match-log.ts';
import { orderOf } from '../log/match-order.ts';
import { useLiveLog } from '../log/use-live-log.ts';
import { useScoring } from '../log/use-scoring.ts';

const ShareMatch = lazy(async () => ({ default: (await import('./share-match.tsx')).ShareMatch }));
const ResultPanel = lazy(async () => ({ default: (await import('../sheet/result-panel.tsx')).ResultPanel }));

type Scored = {
  /** Whether an umpire without an account scores it, who enters no sets by hand and cannot leave for other pages. */
  readonly byLink?: boolean;
  /** Where that umpire goes on to once it is over. */
  readonly onward?: ReactNode;
};
type ViewProps = Scored & {
  readonly matchId: string;
  /** Whether its sets are to be entered, not its points, from the start. */
  readonly startsBySets?: boolean;
};

/** One match: the toss, scoring by points or by sets, its result and its statistics. */
export function MatchView({ matchId, startsBySets = false, byLink = false, onward }: ViewProps) {
  // After a paper result the next match is entered in the same way.
  const entry = useState(() => startsBySets || hasDraft(sheetDraft(matchId)));
  const match = useLiveQuery(getMatch, { params: { id: matchId } }, [`match:${matchId}`]);
  const log = useLiveLog(matchId);
  const outbox = useOutbox(orderOf(matchId));
  if (match.data && log.data && outbox)
    return (
      <LoadedMatch
        key={match.data._id}
        match={match.data}
        log={log.data.events}
        outbox={outbox}
        entry={entry}
        byLink={byLink}
        onward={onward}
      />
    );
  const failed = [match, log].find(({ isError }) => isError);
  return failed ? (
    <ErrorState
      error={failed.error}
      onRetry={() => void failed.refetch()}
      missing={{ action: byLink ? null : <WayOn to="activeMatches" />, hasHeading: true }}
    />
  ) : (
    <RowSkeletons count={4} height={96} />
  );
}

type LoadedProps = Scored & {
  readonly match: MatchPage;
  readonly log: MatchLog;
  readonly outbox: OutboxView;
  /** Whether sets are entered, not points. */
  readonly entry: readonly [boolean, (bySets: boolean) => void];
};

function LoadedMatch({ match, log, outbox, entry: [bySets, setBySets], byLink, onward }: LoadedProps) {
  const { t } = useTranslation('matches');
  const scoring = useScoring(match, log, outbox);
  useDecisionNews(match);
  const page = useRef<HTMLDivElement>(null);
  const byPoints = () => {
    // The button that was pressed is gone: the next Tab reaches what replaced it.
    page.current?.focus();
    setBySets(false);
  };
  const { state } = scoring;
  const enterSets = byLink ? undefined : () => setBySets(true);
  const { live, over, playing, elsewhere, mayScore, sets, setsWon } = situationOf(match, scoring);
  const may = playing && mayScore && !bySets;
  const isDesk = useIsDesk() && !byLink;
  const table = useAtTable({
    mayScore: mayScore && !bySets && (live || !over),
    status: state.status,
    comes: !isDesk || match.lease !== null || scoring.pending > 0,
  });
  useRelease(match._id, may && state.status === 'inPlay' && scoring.pending === 0);
  useLoadedAhead(playing && mayScore);
  useHoldUpdates(table.isShown || (match.state === 'inPlay' && !over));
  if (table.isShown)
    return (
      <ScoreTable
        match={match}
        scoring={scoring}
        asked={table.asked}
        onBySets={enterSets}
        onLeave={table.leave}
      />
    );
  return (
    <Box
      ref={page}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 1.5, sm: 2 },
        outline: 'none',
      }}
    >
      {live && state.status === 'inPlay' ? (
        <LiveScore match={match} state={state} />
      ) : (
        <>
          <MatchBanner match={match} setsWon={setsWon} />
          <SetStrip sets={sets} />
        </>
      )}
      <RefusedPoints matchId={match._id} scoring={scoring} />
      <ConflictNotice match={match} />
      {match.state === 'waiting' && <Alert severity="info">{t('waitingPlayers')}</Alert>}
      {playing && !match.may.score && <Alert severity="info">{t('readOnly')}</Alert>}
      {elsewhere && <HeldElsewhere {...{ match }} lease={elsewhere} />}
      {playing && mayScore && bySets && (
        <Suspense fallback={<RowSkeletons count={4} height={96} />}>
          <ResultPanel match={match} onByPoints={byPoints} />
        </Suspense>
      )}
      {may && state.status === 'inPlay' && (
        <Button
          variant="contained"
          size="large"
          onClick={table.come}
          sx={{ justifySelf: { md: 'start' }, minWidth: 240 }}
        >
          {t(match.lease === null ? 'play.scoreIt' : 'play.goOn')}
        </Button>
      )}
      {may && state.status !== 'inPlay' && (
        <TossForm match={match} onToss={scoring.act} onBySets={enterSets} />
      )}
      {over && (
        <MatchOver
          match={match}
          scoring={scoring}
          onward={byLink ? onward : <Onward match={match} />}
          share={
            byLink || !match.published ? null : (
              <Suspense fallback={<HoldsPaint />}>
                <ShareMatch match={match} over />
              </Suspense>
            )
          }
        />
      )}
      {playing && !match.may.score && match.published && (
        <Row>
          <Suspense>
            <ShareMatch match={match} over={false} />
          </Suspense>
        </Row>
      )}
      {/* It comes and goes with the connection: below everything that can be tapped. */}
      <Unsent
        count={scoring.pendingPoints}
        since={scoring.pendingSince}
        isLasting={outbox.isLasting}
        ofOthers={outbox.ofOthers.length}
      />
    </Box>
  );
}
