import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import {
  firstTurnAfter,
  type MatchState,
  otherSide,
  type PairPlace,
  places,
  type Side,
} from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import { personIn } from '#domain/match/pair-words.ts';
import type { ScoringAction } from '../log/scoring-log.ts';

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  readonly onSaid: (action: ScoringAction) => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
};

/**
 * Asks for the server, and in the first game for the receiver too: two taps. In a later game the receiver follows from the server: it is the
 * player who served to them in the game before (2.13.4). Once it was said, it sets the present server and receiver right (2.14).
 */
export function ServeOrderDialog({ match, state, onSaid, onUndo, onClose }: Props) {
  const { t } = useTranslation(['matches', 'common']);
  const [server, setServer] = useState<PairPlace | null>(null);
  const { server: serves, servedBefore } = state;
  if (serves === undefined) return null;
  const follows = state.serving === undefined && !haveChangedAtFive(state) ? servedBefore : undefined;
  const say = (place: PairPlace, receiver: PairPlace) =>
    onSaid({ type: 'serveOrder', server: place, receiver });
  const chooseServer = (place: PairPlace) => {
    if (follows) say(place, firstTurnAfter(follows, { side: serves, place }).receiver.place);
    else setServer(place);
  };
  return (
    <Modal
      title={t(server === null ? 'play.whoServes' : 'play.whoReceives')}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          {(state.serving === undefined || server !== null) && (
            <Button sx={{ mr: 'auto' }} onClick={server === null ? onUndo : () => setServer(null)}>
              {t('play.undo')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </>
      }
    >
      {server === null ? (
        <People match={match} side={serves} onChoose={chooseServer} />
      ) : (
        <People match={match} side={otherSide(serves)} onChoose={(receiver) => say(server, receiver)} />
      )}
      {follows && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('play.receivesAsBefore')}
        </Typography>
      )}
    </Modal>
  );
}

/** From five points in the last possible game on, everybody receives from the other player than before (2.13.6). */
const haveChangedAtFive = ({ sets, bestOf }: MatchState): boolean => {
  const score = sets.length === bestOf ? sets.at(-1)?.score : undefined;
  return score !== undefined && Math.max(score.a, score.b) >= 5;
};

type PeopleProps = {
  readonly match: MatchPage;
  readonly side: Side;
  readonly onChoose: (place: PairPlace) => void;
};

const People = ({ match, side, onChoose }: PeopleProps) => (
  <Box sx={choices}>
    {places.map((place) => (
      <Button key={place} variant="outlined" size="large" onClick={() => onChoose(place)}>
        {personIn(match, { side, place })}
      </Button>
    ))}
  </Box>
);

/** Text as large as on the screen below, so that both choices are in sight on the smallest phone. */
const choices = {
  display: 'grid',
  gap: 1.5,
  '& > button': { px: 1.5, minHeight: 64, fontSize: 'min(1.125rem, 6vmin)', lineHeight: 1.25 },
} as const;
