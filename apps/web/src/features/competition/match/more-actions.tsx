import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MatchPage } from '@topspin/contract';
import { type Card, cards, type MatchState, otherSide, sides, type Side } from '@topspin/engine';
import { mdiDotsHorizontal } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { useSideName } from './match-words.ts';
import type { ScoringAction } from './scoring-log.ts';

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  readonly act: (action: ScoringAction) => void;
};

/** What an umpire needs now and then: time-outs, cards, the expedite system, who serves. */
export function MoreActions({ match, state, act }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (...actions: readonly ScoringAction[]) => {
    setAnchor(null);
    for (const action of actions) act(action);
  };
  return (
    <>
      <Button
        startIcon={<Icon path={mdiDotsHorizontal} />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('play.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sides.map((side) => (
          <MenuItem
            key={`timeout-${side}`}
            disabled={state.timeoutsUsed[side] || state.interval}
            onClick={() => choose({ type: 'timeout', side })}
          >
            {t('play.timeoutOf', { name: name(match, side) })}
          </MenuItem>
        ))}
        <Divider />
        {sides.map((side) => (
          <NextCard
            key={`card-${side}`}
            name={name(match, side)}
            shown={state.cards[side]}
            onCard={(card) => choose(...cardActions(side, card))}
          />
        ))}
        <Divider />
        <MenuItem
          disabled={!state.server}
          onClick={() => state.server && choose({ type: 'serveCorrection', server: otherSide(state.server) })}
        >
          {t('play.serveCorrection')}
        </MenuItem>
        {!state.expedite &&
          sides.map((side) => (
            <MenuItem key={`expedite-${side}`} onClick={() => choose({ type: 'expedite', server: side })}>
              {t('play.expedite')}: {t('play.serves', { name: name(match, side) })}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}

/** The points that a card gives to the opponent. */
const penalties = { yellow: 0, yellowRed1: 1, yellowRed2: 2 } as const satisfies Record<Card, number>;

const cardActions = (side: Side, card: Card): readonly ScoringAction[] => {
  const points = penalties[card];
  const shown: ScoringAction = { type: 'card', side, card };
  return points === 0 ? [shown] : [shown, { type: 'penaltyPoint', side: otherSide(side), points }];
};

type CardProps = {
  readonly name: string;
  readonly shown: readonly Card[];
  readonly onCard: (card: Card) => void;
};

/** The card that comes next for a side; after the last there is only the referee. */
function NextCard({ name, shown, onCard }: CardProps) {
  const { t } = useTranslation('matches');
  const next = cards[shown.length];
  if (next === undefined) return null;
  return (
    <MenuItem onClick={() => onCard(next)}>
      {t('play.cardFor', { name })} — {t(`play.cards.${next}`)}
    </MenuItem>
  );
}
