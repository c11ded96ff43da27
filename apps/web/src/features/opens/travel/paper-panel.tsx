import { mdiPrinterOutline } from '@mdi/js';
import type { OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';

const ExportDialog = lazyDialog(async () => {
  const [{ ExportDialog: dialog }] = await Promise.all([
    import('./export-dialog.tsx'),
    loadWords(['travel', 'clickTt']),
  ]);
  return dialog;
});

const KeysDialog = lazyDialog(async () => {
  const [{ KeysDialog: dialog }] = await Promise.all([
    import('../keys/keys-dialog.tsx'),
    loadWords(['openKeys']),
  ]);
  return dialog;
});

/** What leaves the screen: paper, files, and keys for what reads the open elsewhere. */
export function PaperPanel({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const [showing, setShowing] = useState<'export' | 'keys' | null>(null);
  const close = () => setShowing(null);
  return (
    <Panel title={t('information.paper')}>
      <Hint sx={{ mb: 2 }}>{t('information.paperHint')}</Hint>
      <Row gap={1.5}>
        <ButtonLink
          variant="outlined"
          startIcon={<Icon path={mdiPrinterOutline} />}
          to={paths.print}
          params={{ openId: open._id }}
        >
          {t('information.print')}
        </ButtonLink>
        <ActButton variant="outlined" onClick={() => setShowing('export')}>
          {t('information.export')}
        </ActButton>
        <ActButton variant="outlined" onClick={() => setShowing('keys')}>
          {t('information.keys')}
        </ActButton>
      </Row>
      {showing === 'export' && <ExportDialog open={open} onClose={close} />}
      {showing === 'keys' && <KeysDialog open={open} onClose={close} />}
    </Panel>
  );
}
