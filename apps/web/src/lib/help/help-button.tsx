import { mdiHelpCircleOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { SpanishCatalogue } from '@topspin/messages';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';

export type HelpTopic = keyof SpanishCatalogue['common']['help'];

const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));

/** Answers the question that comes up right here, from the frequently asked ones. */
export function HelpButton({ topic }: { readonly topic: HelpTopic }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = t(`help.${topic}`);
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon path={mdiHelpCircleOutline} fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <HelpDialog topic={topic} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
