import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import type { HelpTopic } from './help-button.tsx';

type Props = { readonly topic: HelpTopic; readonly onClose: () => void };

/** One of the frequently asked questions with its answer, and the way to the others. */
export function HelpDialog({ topic, onClose }: Props) {
  const { t } = useTranslation(['faq', 'common']);
  return (
    <Modal
      title={t(`faq:items.${topic}.question`)}
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={paths.faq}>{t('faq:all')}</ButtonLink>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      <Typography sx={{ whiteSpace: 'pre-line' }}>{t(`faq:items.${topic}.answer`)}</Typography>
    </Modal>
  );
}
