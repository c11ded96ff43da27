import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { isProblem } from '#lib/api/problem.ts';
import { readerOfLink } from '#lib/last-state/reader.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useProblemWords } from '#ui/state/error-words.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';

/** A code that is cancelled, over or of nothing here: why, and what to do. Trying again would not help. */
export function EndedLink({ link, error }: { readonly link: string; readonly error: unknown }) {
  const { t } = useTranslation('umpires');
  const { title, hint } = useProblemWords()(error);
  const unsent = useOutbox()?.ofOthers.filter(({ owner }) => owner === readerOfLink(link)).length ?? 0;
  return (
    <StatePanel
      role="alert"
      drawing="emptyTable"
      title={title}
      hint={unsent > 0 && isProblem(error, 'scoreLink.revoked') ? t('unsent', { count: unsent }) : hint}
      action={
        <ButtonLink variant="outlined" to={paths.home}>
          {t('home')}
        </ButtonLink>
      }
    />
  );
}
