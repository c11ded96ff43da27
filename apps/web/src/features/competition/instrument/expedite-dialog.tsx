import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { MatchPage } from '@topspin/contract';
import { applyEvent, expediteServer, type MatchState, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import { useSideName } from '#domain/match/match-words.ts';
import { personIn } from '#domain/match/pair-words.ts';

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  readonly onExpedite: (server: Side) => void;
  readonly onClose: () => void;
};

/** Asks whether a rally was interrupted, which decides who serves first (2.15.3); in doubles, which of the four. */
export function ExpediteDialog({ match, state, onExpedite, onClose }: Props) {
  const { t } = useTranslation(['matches', 'common']);
  const name = useSideName();
  const nameOf = (server: Side) => {
    const begun = applyEvent(state, { type: 'expedite', server, id: '', seq: 0, at: 0 });
    return begun.ok && begun.value.serving
      ? personIn(match, begun.value.serving.server)
      : name(match, server);
  };
  const choices = [
    { words: 'play.expediteInRally', server: expediteServer(state, true) },
    { words: 'play.expediteBetween', server: expediteServer(state, false) },
  ] as const;
  return (
    <Modal
      title={t('play.expedite')}
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:cancel')}</Button>}
    >
      <Box sx={ways}>
        {choices.map(
          ({ words, server }) =>
            server && (
              <Button
                key={words}
                variant="outlined"
                size="large"
                onClick={() => {
                  onExpedite(server);
                  onClose();
                }}
              >
                {t(words, { name: nameOf(server) })}
              </Button>
            ),
        )}
      </Box>
    </Modal>
  );
}

/** Text as large as on the screen below, so that both choices are in sight on the smallest phone. */
const ways = {
  display: 'grid',
  gap: 1.5,
  '& > button': { px: 1.5, fontSize: 'min(1rem, 6vmin)', lineHeight: 1.25 },
} as const;
