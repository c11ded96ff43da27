import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useProblemWords } from '#ui/state/error-words.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';

/** A code that is cancelled, over or of nothing here: why, and what to do. Trying again would not help. */
export function EndedLink({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('umpires');
  const { title, hint } = useProblemWords()(error);
  return (
    <StatePanel
      role="alert"
      drawing="emptyTable"
      title={title}
      hint={hint}
      action={
        <ButtonLink variant="outlined" to={paths.home}>
          {t('home')}
        </ButtonLink>
      }
    />
  );
}
