import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { areBothHere, nextStep } from '../calling/due.ts';
import { type ShownTable, statusOf, type TableStatus } from '../shown-day.ts';

type Props = { readonly day: Day; readonly shown: ShownTable };

/** The words of a table in a line below its name. */
export function TableState({ day, shown }: Props) {
  const words = useTableWords(day);
  const isDue = shown.call && nextStep(shown.call, day)?.isDue;
  return (
    <Typography
      noWrap
      variant="body2"
      sx={{ lineHeight: 1.25, fontWeight: 600, color: isDue ? 'error.main' : colours[statusOf(shown)] }}
    >
      {words(shown)}
    </Typography>
  );
}

/** On a table that is played on, that of its words. */
const colours: Partial<Readonly<Record<TableStatus, string>>> = {
  free: 'primary.main',
  outOfUse: 'error.main',
};

/** What there is to say of a table first: the call that is due, that both players have come, or its state. */
export function useTableWords(day: Day): (shown: ShownTable) => string {
  const { t } = useTranslation('day');
  const stateWords = useStateWords(day);
  return (shown) => {
    const { table, call } = shown;
    const status = statusOf(shown);
    const next = call && nextStep(call, day);
    if (next?.isDue) return t(`due.${next.step}`);
    return call && status === 'called' && areBothHere(call) ? t('bothHere') : stateWords(table, status);
  };
}

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
