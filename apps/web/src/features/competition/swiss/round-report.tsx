import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SwissProposal } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';

/** The criteria that the pairs of a round break, with the players and the reason, and its seed. */
export function RoundReport({
  proposal: { not_kept, entrants, seed },
}: {
  readonly proposal: SwissProposal;
}) {
  const { t } = useTranslation('competition');
  const names = new Map(entrants.map(({ _id, name }) => [_id, name]));
  const broken = Map.groupBy(not_kept, ({ criterion, why }) => `${criterion} ${why}`);
  return (
    <Stack gap={1.5}>
      {broken.size === 0 ? (
        <Typography>{t('swiss.allKept')}</Typography>
      ) : (
        <Alert severity="info">
          <AlertTitle>{t('draw.notKept')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {[...broken].map(([key, faults]) => {
              const [first] = faults;
              if (first === undefined) return null;
              const players = faults
                .map((fault) => fault.players.map((player) => names.get(player) ?? '').join(' – '))
                .join('; ');
              return (
                <li key={key}>
                  {t(`swiss.criteria.${first.criterion}`, { players })}. {t(`draw.reasons.${first.why}`)}
                </li>
              );
            })}
          </Box>
        </Alert>
      )}
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('draw.seed', { seed })}
      </Typography>
    </Stack>
  );
}
