import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useFromTables } from '#domain/day/from-tables.ts';
import { paths } from '#lib/paths.ts';
import { useSettling } from '#ui/act/settling.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { CallAgain } from '../calling/call-again.tsx';
import { TwoActs } from '../calling/two-acts.ts';
import { mayManage, type ShownTable } from '../shown-day.ts';
import { isRemovable } from '../walkover/removable.ts';
import { RemoveWalkover } from '../walkover/remove-walkover.tsx';
import { inShortWindow } from './short-window.ts';
import { Elapsed } from './elapsed.tsx';

type Props = {
  readonly day: Day;
  readonly shown: ShownTable;
  readonly match: DayMatch;
  readonly isNext: boolean;
};

/** At the foot of a table in use: what comes next for a called match; for how long another has been played, and its result. */
export function TableFoot({ day, shown: { call }, match, isNext }: Props) {
  // A tap that was meant for a call does not hit what takes its place as the match begins.
  const settling = useSettling(match.state);
  return (
    <Box sx={{ ...foot, ...(settling && { pointerEvents: 'none' }) }}>
      {match.state === 'inPlay' ? (
        <Playing {...{ day, match }} />
      ) : (
        call && <CallAgain {...{ day, call, isNext }} />
      )}
    </Box>
  );
}

const foot = {
  px: 1,
  pb: 0.25,
  minHeight: '2.875rem',
  flex: 'none',
  [inShortWindow]: { minHeight: '2.25rem', '& .MuiButton-root': { minHeight: '2.125rem' } },
} as const;

/** The foot of a free table, for those who run the day: corrects the last result on it, or takes it back if it was a walkover just given. */
export function LastFoot({ day, match }: Pick<Props, 'day' | 'match'>) {
  const { t } = useTranslation('day');
  const from = useFromTables(match.table);
  return (
    <Box sx={{ ...foot, display: 'flex', justifyContent: 'end' }}>
      {isRemovable(day, match) ? (
        <RemoveWalkover {...{ day, match }} />
      ) : (
        mayManage(day, match) && (
          <ButtonLink
            to={paths.match}
            params={{ matchId: match._id }}
            search={from}
            aria-label={t('correctLast')}
            sx={{ px: 1 }}
          >
            {t('correct')}
          </ButtonLink>
        )
      )}
    </Box>
  );
}

function Playing({ day, match }: Pick<Props, 'day' | 'match'>) {
  const { t } = useTranslation('day');
  const from = useFromTables(match.table);
  return (
    <TwoActs>
      <Typography variant="body2" sx={{ pl: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        <Elapsed match={match} />
      </Typography>
      {mayManage(day, match) && (
        <ButtonLink
          to={paths.match}
          params={{ matchId: match._id }}
          search={{ ...from, enter: 'sets' }}
          aria-label={t('enterResult')}
        >
          {t('enter')}
        </ButtonLink>
      )}
    </TwoActs>
  );
}
