import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { nextStep } from '../calling/due.ts';
import { type ShownTable, statusOf, type TableStatus } from '../shown-day.ts';

type Props = { readonly day: Day; readonly shown: ShownTable };

/** In a line below the name of a table: its state, or the call that is due. */
export function TableState({ day, shown }: Props) {
  const { t } = useTranslation('day');
  const stateWords = useStateWords(day);
  const status = statusOf(shown);
  const due = shown.call && nextStep(shown.call, day);
  return (
    <Typography
      noWrap
      variant="body2"
      sx={{ lineHeight: 1.25, fontWeight: 600, color: due?.isDue ? 'error.main' : colours[status] }}
    >
      {due?.isDue ? t(`due.${due.step}`) : stateWords(shown.table, status)}
    </Typography>
  );
}

/** On a table that is played on, that of its words. */
const colours: Partial<Readonly<Record<TableStatus, string>>> = {
  free: 'primary.main',
  outOfUse: 'error.main',
};

/** The state of a table, why it is not open, and whether automatic calling leaves it alone. */
export function useStateWords(day: Day): (table: ShownTable['table'], status: TableStatus) => string {
  const { t } = useTranslation('day');
  return ({ state, word, automatic }, status) =>
    [
      t(`states.${status}`),
      state !== 'open' && state !== status && t(`states.${state}`),
      word,
      !automatic && day.automatic && t('manual'),
    ]
      .filter(Boolean)
      .join(' · ');
}
