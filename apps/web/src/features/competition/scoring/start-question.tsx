import type { MatchBefore } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

type Props = {
  /** What comes before, at least one match. */
  readonly before: readonly MatchBefore[];
  readonly onStart: () => void;
  readonly onCancel: () => void;
};

/** Asks before a match starts out of its turn. */
export function StartQuestion({ before, onStart, onCancel }: Props) {
  const { t } = useTranslation('matches');
  const words = useWords();
  return (
    <ConfirmDialog
      title={t('toss.early.title')}
      confirm={t('toss.early.start')}
      onConfirm={onStart}
      onCancel={onCancel}
    >
      <Stack gap={1}>
        {before.map((match) => (
          <div key={match.match_id}>{words(match)}</div>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

function useWords(): (before: MatchBefore) => string {
  const { t } = useTranslation(['matches', 'match']);
  return ({ reason, a, b, player, table }) => {
    const unknown = t('match:unknownPlayer');
    const match = `${a ?? unknown} – ${b ?? unknown}`;
    const name = player ?? unknown;
    if (reason === 'atTable') return t('toss.early.atTable', { match });
    if (table === null) return t(`toss.early.${reason}`, { match, name });
    return t(`toss.early.${reason}At`, { match, name, table });
  };
}
