import type { DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useFromTables } from '#domain/day/from-tables.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';

/** To the toss of a match whose players are at the table, from which it is scored; its page leads back. */
export function StartMatch({ match }: { readonly match: DayMatch }) {
  const { t } = useTranslation('day');
  const from = useFromTables(match.table);
  return (
    <ButtonLink variant="outlined" to={paths.match} params={{ matchId: match._id }} search={from}>
      {t('start')}
    </ButtonLink>
  );
}
