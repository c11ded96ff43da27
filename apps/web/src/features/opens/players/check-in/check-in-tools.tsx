import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Inscription } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { type CheckInFilter, checkInFilters } from './check-in-list.ts';
import { mostAtOnce, useCheckInAll } from './use-check-in-all.ts';

type Props = {
  readonly openId: string;
  readonly inscriptions: readonly Inscription[];
  readonly filter: CheckInFilter;
  readonly onFilter: (filter: CheckInFilter) => void;
};

/** The tools of reception: how many are present and how many are missing, and a filter. */
export function CheckInTools({ openId, inscriptions, filter, onFilter }: Props) {
  const { t } = useTranslation('opens');
  const present = inscriptions.filter(({ state }) => state === 'present').length;
  const missing = inscriptions.filter(({ state }) => state === 'registered');
  const checkInAll = useCheckInAll(openId);
  const isForAll = missing.length > 1 && missing.length <= mostAtOnce;
  return (
    <Stack gap={1}>
      <Typography role="status" variant="h1" component="p">
        {t('players.presentCount', { count: present })} ·{' '}
        {t('players.missingCount', { count: missing.length })}
      </Typography>
      <Row>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={filter}
          aria-label={t('players.checkIn.label')}
          onChange={(_, chosen: CheckInFilter | null) => chosen && onFilter(chosen)}
        >
          {checkInFilters.map((name) => (
            <ToggleButton key={name} value={name}>
              {t(`players.checkIn.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* It keeps its room, so that the list stays where it is when the last ones arrive. */}
        <ActButton
          size="small"
          sx={{ ml: 'auto', visibility: isForAll ? 'visible' : 'hidden' }}
          onClick={() => checkInAll(missing)}
        >
          {t('players.checkInAll')}
        </ActButton>
      </Row>
      <LinearProgress
        aria-hidden="true"
        variant="determinate"
        color="success"
        value={(100 * present) / Math.max(1, present + missing.length)}
        sx={{ height: 8, borderRadius: 1, bgcolor: 'divider' }}
      />
      <Hint sx={{ display: 'none', '@media (hover: hover)': { display: 'block' } }}>
        {t('players.enterHint')}
      </Hint>
    </Stack>
  );
}
