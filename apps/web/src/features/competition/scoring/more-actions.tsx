import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { MatchPage } from '@topspin/contract';
import {
  type Card,
  penaltyOf,
  cards,
  expediteServer,
  type MatchState,
  otherSide,
  sides,
  type Side,
} from '@topspin/engine';
import { mdiDotsHorizontal } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { useSideName } from '#domain/match/match-words.ts';
import type { ScoringAction } from '../log/scoring-log.ts';

const EndEarlyDialog = lazyDialog(async () => (await import('./end-early-dialog.tsx')).EndEarlyDialog);
const ExpediteDialog = lazyDialog(
  async () => (await import('../instrument/expedite-dialog.tsx')).ExpediteDialog,
);

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  readonly act: (action: ScoringAction) => void;
};
type MenuProps = Props & {
  readonly onBySets?: (() => void) | undefined;
  readonly onSettings: () => void;
  /** In doubles: to say who serves to whom. */
  readonly onServeOrder?: (() => void) | undefined;
};

/** What an umpire needs occasionally: time-outs, cards, the expedite system, who serves, an early end. */
export function MoreActions({ match, state, act, onBySets, onSettings, onServeOrder }: MenuProps) {
  const { t } = useTranslation('matches');
  const [asking, setAsking] = useState<'expedite' | 'end' | null>(null);
  return (
    <>
      <ActionMenu label={t('play.more')} icon={mdiDotsHorizontal} colour="primary">
        {sides.map((side) => (
          <Timeout key={side} match={match} state={state} side={side} act={act} />
        ))}
        <MenuItem disabled={state.status !== 'inPlay'} onClick={() => act({ type: 'suspension' })}>
          {t('play.suspend')}
        </MenuItem>
        <Separator />
        {sides.map((side) => (
          <NextCard key={side} match={match} state={state} side={side} act={act} />
        ))}
        <Separator />
        <MenuItem
          disabled={!state.server}
          onClick={() => state.server && act({ type: 'serveCorrection', server: otherSide(state.server) })}
        >
          {t(onServeOrder ? 'play.otherPairServes' : 'play.serveCorrection')}
        </MenuItem>
        {onServeOrder && (
          <MenuItem disabled={!state.server} onClick={onServeOrder}>
            {t('play.serveOrder')}
          </MenuItem>
        )}
        {expediteServer(state, true) && (
          <MenuItem onClick={() => setAsking('expedite')}>{t('play.expediteStart')}</MenuItem>
        )}
        <Separator />
        {onBySets && <MenuItem onClick={onBySets}>{t('sheet.bySets')}</MenuItem>}
        <MenuItem onClick={() => setAsking('end')}>{t('play.endEarly')}</MenuItem>
        <Separator />
        <MenuItem onClick={onSettings}>{t('play.settings')}</MenuItem>
      </ActionMenu>
      {asking === 'expedite' && (
        <ExpediteDialog
          match={match}
          state={state}
          onExpedite={(server) => act({ type: 'expedite', server })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'end' && (
        <EndEarlyDialog match={match} state={state} onEnd={act} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

type SideProps = Props & { readonly side: Side };

/** One time-out in the match for each side, between rallies of a set (3.4.4.2). */
function Timeout({ match, state, side, act }: SideProps) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const used = state.timeoutsUsed[side];
  return (
    <MenuItem disabled={used || state.interval} onClick={() => act({ type: 'timeout', side })}>
      {t('play.timeoutOf', { name: name(match, side) })}
      {used && ` · ${t('play.timeoutUsed')}`}
    </MenuItem>
  );
}

const cardActions = (side: Side, card: Card): readonly ScoringAction[] => {
  const points = penaltyOf(card);
  const shown: ScoringAction = { type: 'card', side, card };
  return points === 0 ? [shown] : [shown, { type: 'penaltyPoint', side: otherSide(side), points }];
};

/** The card that comes next for a side; after the last there is only the referee. */
function NextCard({ match, state, side, act }: SideProps) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const next = cards[state.cards[side].length];
  if (next === undefined) return null;
  return (
    <MenuItem
      onClick={() => {
        for (const action of cardActions(side, next)) act(action);
      }}
    >
      {t('play.cardFor', { name: name(match, side) })} — {t(`play.cards.${next}`)}
    </MenuItem>
  );
}

/** MUI's own would weigh a kilobyte on the page of a match. */
const Separator = () => (
  <Box component="hr" sx={{ my: 1, mx: 0, border: 0, borderTop: 1, borderColor: 'divider' }} />
);
