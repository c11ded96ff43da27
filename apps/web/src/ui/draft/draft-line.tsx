import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../act/act-button.tsx';
import type { ShownDraft } from './use-kept.ts';

type Props = {
  readonly draft: ShownDraft;
  /** The reason if the draft is outdated. */
  readonly outdated?: string;
};

/** One quiet line above a form that shows a draft: what it is, and a way to discard it, which can be undone; or an outdated one to bring back. */
export function DraftLine({ draft: { state, discard, undo }, outdated }: Props) {
  const { t } = useTranslation(['forms', 'common']);
  if (state === 'none') return null;
  const isShown = state === 'restored';
  const isOutdated = state === 'outdated';
  const said = t(isShown ? 'forms:draft.restored' : 'forms:draft.discarded');
  const wayBack = t(isOutdated ? 'forms:draft.bringBack' : 'common:undo');
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
      {isOutdated ? outdated : said}
      <ActButton size="small" onClick={isShown ? discard : undo} sx={{ ml: -0.5, flex: 'none' }}>
        {isShown ? t('forms:draft.discard') : wayBack}
      </ActButton>
    </Box>
  );
}
