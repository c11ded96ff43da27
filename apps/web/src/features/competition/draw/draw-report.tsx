import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { DrawProposal } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';

type Props = {
  readonly report: DrawProposal['report'];
  readonly nameOf: (player: string) => string;
};

/** The seed of a draw, and every constraint it broke, with the reason. */
export function DrawReport({ report, nameOf }: Props) {
  const { t } = useTranslation('competition');
  return (
    <Stack gap={1.5}>
      {report.not_kept.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t('draw.notKept')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {groupedFaults(report.not_kept).map(({ constraint, why, groups }) => (
              <li key={`${constraint}${why}`}>
                {t(`draw.constraints.${constraint}`, {
                  players: groups.map((players) => players.map(nameOf).join(', ')).join('; '),
                })}
                . {t(`draw.reasons.${why}`)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Tooltip title={t('draw.seedHint')}>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere', width: 'fit-content' }}
        >
          {t('draw.seed', { seed: report.seed })}
        </Typography>
      </Tooltip>
    </Stack>
  );
}

type NotKept = DrawProposal['report']['not_kept'][number];
type Fault = Pick<NotKept, 'constraint' | 'why'> & { readonly groups: readonly NotKept['players'][] };

/** One line per constraint and reason, for any number of players. */
function groupedFaults(notKept: readonly NotKept[]): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const { constraint, why, players } of notKept) {
    const key = `${constraint} ${why}`;
    faults.set(key, { constraint, why, groups: [...(faults.get(key)?.groups ?? []), players] });
  }
  return [...faults.values()];
}
