import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSideName } from '#domain/match/match-words.ts';
import { forget, type KeyAction, keyActions, keysOf, learn } from './keys.ts';
import { KeyChip } from './key-chip.tsx';
import { changeSettings, useDeviceSettings } from './settings.ts';
import { useNextKey } from './use-next-key.ts';
import { Row } from '#ui/layout.ts';

/** What each key and each button of a remote does; another is added by pressing it. Kept on the device. */
export function KeysList({ match }: { readonly match: MatchPage }) {
  const heading = useId();
  const { t } = useTranslation(['scoring', 'matches']);
  const name = useSideName();
  const keys = keysOf(useDeviceSettings().keys);
  const [learning, setLearning] = useState<KeyAction | null>(null);
  useNextKey(learning !== null, (key) => {
    if (key !== null && learning !== null) changeSettings({ keys: learn(keys, learning, key) });
    setLearning(null);
  });
  const words = (action: KeyAction): string => {
    if (action === 'a' || action === 'b') return t('matches:play.pointFor', { name: name(match, action) });
    return t(`keys.${action}`);
  };
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography variant="h2" id={heading}>
        {t('keys.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('keys.hint')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {keyActions.map((action) => (
          <Box component="li" key={action} sx={row}>
            <Typography sx={{ flex: '1 1 11rem', overflowWrap: 'anywhere' }}>{words(action)}</Typography>
            <Row gap={0.75}>
              {learning === action ? (
                <Typography role="status" sx={{ fontWeight: 650, py: 1.25 }}>
                  {t('keys.waiting')}
                </Typography>
              ) : (
                <>
                  {keys[action].map((key) => (
                    <KeyChip
                      key={key}
                      name={key}
                      action={words(action)}
                      onRemove={() => changeSettings({ keys: forget(keys, key) })}
                    />
                  ))}
                  <Button
                    size="small"
                    aria-label={t('keys.learnFor', { action: words(action) })}
                    onClick={() => setLearning(action)}
                  >
                    {t('keys.learn')}
                  </Button>
                </>
              )}
            </Row>
          </Box>
        ))}
      </Box>
      <Button onClick={() => changeSettings({ keys: {} })} sx={{ mt: 1 }}>
        {t('keys.reset')}
      </Button>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
