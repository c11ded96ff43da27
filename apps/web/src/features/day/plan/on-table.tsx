import Typography from '@mui/material/Typography';
import type { Day, DayCall, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { type ShownTable, type TableStatus, useMatchName } from '../shown-day.ts';
import { useWhere } from '../queue/row-words.ts';

type Props = {
  readonly day: Day;
  readonly shown: ShownTable;
  readonly status: TableStatus;
  /** Whether a tap calls the chosen match here. */
  readonly invites: boolean;
};

/** What a table says of itself: who plays, or was called, or the last result on it. */
export function OnTable({ day, shown: { table, match, call, ended }, status, invites }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const where = useWhere(day);
  const callWords = useCallWords(day);
  const state = [
    invites ? t('callHere') : t(`states.${status}`),
    table.word,
    !table.automatic && day.automatic && t('manual'),
  ];
  return (
    <>
      <Typography
        variant="body2"
        sx={{ fontWeight: 650 }}
        color={status === 'free' || invites ? 'primary' : status === 'outOfUse' ? 'error' : 'textSecondary'}
        noWrap
      >
        {state.filter(Boolean).join(' · ')}
      </Typography>
      {match ? (
        <>
          <Side match={match} side="a" name={match.a?.name ?? nameOf(match)} />
          <Side match={match} side="b" name={match.b?.name ?? '\u00a0'} />
          <Typography variant="body2" color="textSecondary" noWrap>
            {match.state === 'inPlay' && match.started_at
              ? t('since', { time: formatTime(match.started_at, day.time_zone) })
              : call && callWords(call)}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {[where(match), match.umpire && t('umpire', { name: match.umpire.name })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </>
      ) : (
        <Typography variant="body2" color="textSecondary" noWrap>
          {ended && t('lastOn', { match: `${nameOf(ended)} ${ended.sets_won.a}-${ended.sets_won.b}` })}
        </Typography>
      )}
    </>
  );
}

type SideProps = { readonly match: DayMatch; readonly side: 'a' | 'b'; readonly name: string };

/** A side with its sets, and its points in the set being played. */
function Side({ match, side, name }: SideProps) {
  return (
    <Typography component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
        {name}
      </Typography>
      {match.state === 'inPlay' && (
        <Typography component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {match.sets_won[side]} · {match.sets.at(-1)?.[side] ?? 0}
        </Typography>
      )}
    </Typography>
  );
}

const numbers = ['first', 'second', 'third'] as const;

/** The last call of a match: which, when, and by whom. */
function useCallWords(day: Day): (call: DayCall) => string {
  const { t } = useTranslation('day');
  return ({ times }) => {
    const last = times.at(-1);
    const number = numbers[times.length - 1];
    if (!last || !number) return '';
    const said = t(`calledAt.${number}`, { time: formatTime(last.at, day.time_zone) });
    return last.by === null ? t('calledByDay', { call: said }) : t('calledBy', { call: said, name: last.by });
  };
}
