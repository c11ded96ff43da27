import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';

type List = 'opens' | 'venues' | 'players' | 'circuits' | 'editions' | 'activeMatches' | 'usersAdmin';

/** Leads from a page about something that is not there to the list of those that are. */
export function WayOn({ to }: { readonly to: List }) {
  const { t } = useTranslation('common');
  return (
    <ButtonLink variant="outlined" to={paths[to]}>
      {t(`missing.${to}`)}
    </ButtonLink>
  );
}
