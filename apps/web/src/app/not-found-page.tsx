import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#ui/page/page-title.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { paths } from '#lib/paths.ts';

/** The page for unknown paths. */
export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <StatePanel
      wholePage
      drawing="ballOut"
      title={t('notFound.title')}
      hint={t('notFound.hint')}
      action={
        <Button variant="contained" component={Link} to={paths.home}>
          {t('goHome')}
        </Button>
      }
    />
  );
}
