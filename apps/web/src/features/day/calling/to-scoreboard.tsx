import type { DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useFromTables } from '#domain/day/from-tables.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';

/** To the toss and the scoreboard of a match whose players are at the table; its page leads back. */
export function ToScoreboard({ match }: { readonly match: DayMatch }) {
  const { t } = useTranslation('day');
  const from = useFromTables(match.table);
  return (
    <ButtonLink variant="outlined" to={paths.match} params={{ matchId: match._id }} search={from}>
      {t('begin')}
    </ButtonLink>
  );
}
