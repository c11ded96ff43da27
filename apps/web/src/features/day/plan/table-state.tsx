import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { areBothHere, nextStep } from '../calling/due.ts';
import { isFree, type ShownTable, statusOf, type TableStatus } from '../shown-day.ts';
import { narrowed } from '../narrowed.ts';
import { useKeptWords } from './kept-words.ts';

type Props = {
  readonly day: Day;
  readonly shown: ShownTable;
  /** Whether a tap calls the chosen match here. */
  readonly invites?: boolean;
  /** Whether that is where it would be called. */
  readonly isProposed?: boolean;
};

/** Words of more letters are narrower. */
const longFrom = 18;

/** The words of a table in a line below its name. */
export function TableState({ day, shown, invites = false, isProposed = false }: Props) {
  const words = useTableWords(day);
  const kept = useKeptWords(day);
  const isDue = shown.call && nextStep(shown.call, day)?.isDue;
  const said = words(shown, invites ? { isProposed } : undefined);
  return (
    <Typography
      noWrap
      variant="body2"
      sx={{
        lineHeight: 1.25,
        fontWeight: 600,
        ...narrowed(said, longFrom),
        color: isDue ? 'error.main' : !invites && kept(shown) ? 'text.primary' : colours[statusOf(shown)],
      }}
    >
      {said}
    </Typography>
  );
}

type Invited = {
  readonly shown: ShownTable;
  readonly hasMatch: boolean;
  readonly isProposed: boolean;
};

/** The words for a tap on a table without a match: it calls the chosen match there, whether it is proposed for it, or else chooses the table in its state. */
export function useInviteWords(day: Day) {
  const { t } = useTranslation('day');
  const kept = useKeptWords(day);
  return ({ shown, hasMatch, isProposed }: Invited): string =>
    hasMatch && isFree(shown)
      ? [t('callHere'), isProposed && t('proposed'), kept(shown, 'keptShort')].filter(Boolean).join(', ')
      : kept(shown) || t(`states.${statusOf(shown)}`);
}

/** On a table that is played on, that of its words. */
const colours: Partial<Readonly<Record<TableStatus, string>>> = {
  free: 'primary.main',
  outOfUse: 'error.main',
};

/** The first thing to say of a table: that a tap calls the chosen match there, the call that is due, that both players have come, for what it is kept, or its state. */
export function useTableWords(
  day: Day,
): (shown: ShownTable, invites?: { readonly isProposed: boolean }) => string {
  const { t } = useTranslation('day');
  const stateWords = useStateWords();
  const kept = useKeptWords(day);
  return (shown, invites) => {
    if (invites)
      return [t(invites.isProposed ? 'proposed' : 'callHere'), kept(shown, 'keptShort')]
        .filter(Boolean)
        .join(' · ');
    const { table, call } = shown;
    const status = statusOf(shown);
    const next = call && nextStep(call, day);
    if (next?.isDue) return t(`due.${next.step}`);
    if (call && status === 'called' && areBothHere(call)) return t('bothHere');
    return kept(shown) || stateWords(table, status);
  };
}

/** The state of a table, and why it is not open. */
export function useStateWords(): (table: ShownTable['table'], status: TableStatus) => string {
  const { t } = useTranslation('day');
  return ({ state, word }, status) =>
    [t(`states.${status}`), state !== 'open' && state !== status && t(`states.${state}`), word]
      .filter(Boolean)
      .join(' · ');
}

/** While the day calls by itself: whether it calls to a table, or a person does. Nothing goes to one that is closed by itself. */
export function useModeWords({ automatic: isOn }: Pick<Day, 'automatic'>) {
  const { t } = useTranslation('day');
  return ({ state, automatic }: ShownTable['table']): string =>
    !isOn || state === 'outOfUse' ? '' : t(automatic && state === 'open' ? 'byItselfHere' : 'manual');
}
