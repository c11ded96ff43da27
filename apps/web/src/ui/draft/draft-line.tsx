import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../act/act-button.tsx';
import type { ShownDraft } from './use-kept.ts';

/** One quiet line above a form that shows a draft: what it is, and a way to discard it, which can be undone. */
export function DraftLine({ draft: { state, discard, undo } }: { readonly draft: ShownDraft }) {
  const { t } = useTranslation(['forms', 'common']);
  if (state === 'none') return null;
  const isShown = state === 'restored';
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {t(isShown ? 'forms:draft.restored' : 'forms:draft.discarded')}
      <ActButton size="small" onClick={isShown ? discard : undo} sx={{ ml: -0.5, flex: 'none' }}>
        {t(isShown ? 'forms:draft.discard' : 'common:undo')}
      </ActButton>
    </Box>
  );
}
