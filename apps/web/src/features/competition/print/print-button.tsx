import { mdiPrinterOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout.ts';

type Props = { readonly busy?: boolean; readonly disabled?: boolean; readonly onPrint: () => void };

export function PrintButton({ busy = false, disabled = false, onPrint }: Props) {
  const { t } = useTranslation('paper');
  return (
    <Row>
      <ActButton
        variant="contained"
        busy={busy}
        disabled={disabled}
        startIcon={<Icon path={mdiPrinterOutline} />}
        onClick={onPrint}
      >
        {t('print')}
      </ActButton>
    </Row>
  );
}
