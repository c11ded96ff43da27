import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { arePairs } from '#domain/match/pair-words.ts';
import { paths } from '#lib/paths.ts';
import { ClubMarks } from '#domain/clubs/club-marks.tsx';
import type { ClubSign } from '#domain/clubs/club-signs.ts';
import { CardLink } from '#ui/page/text-link.tsx';
import { useGroupName } from '../shown/group-name.ts';

type Props = {
  readonly group: Phase['groups'][number];
  readonly phase: Phase;
  readonly openId: string;
  /** How the clubs of the phase are told apart. */
  readonly clubs: ReadonlyMap<string, ClubSign>;
};

/** A group at a glance: its current order, and how much has been played. */
export function GroupCard({ group, phase, openId, clubs }: Props) {
  const { t } = useTranslation(['competition', 'match']);
  const name = useGroupName();
  const begun = group.matches_finished > 0;
  const isOfPairs = arePairs(group.order.map(({ player }) => player));
  const progress = group.matches === 0 ? 0 : (100 * group.matches_finished) / group.matches;
  return (
    <Card>
      <CardLink
        to={paths.stageGroup}
        params={{ openId, stageId: phase._id, groupId: group._id }}
        sx={{ height: '100%' }}
      >
        <Box
          sx={{
            px: 2,
            py: 1.25,
            color: 'var(--mui-palette-table-line)',
            bgcolor: 'var(--mui-palette-table-main)',
          }}
        >
          <Typography variant="h3">{name({ name: group.name, type: phase.type })}</Typography>
          <Typography variant="caption">
            {group.matches === 0
              ? t(`group.${isOfPairs ? 'pairs' : 'players'}`, { count: group.order.length })
              : t('group.progress', { done: group.matches_finished, count: group.matches })}
          </Typography>
          {group.matches > 0 && (
            <LinearProgress
              variant="determinate"
              value={progress}
              aria-hidden="true"
              sx={{
                my: 0.75,
                borderRadius: 1,
                bgcolor: 'var(--mui-palette-table-edge)',
                '& .MuiLinearProgress-bar': { bgcolor: 'var(--mui-palette-table-line)' },
              }}
            />
          )}
        </Box>
        <Box component="ol" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
          {group.order.map(({ player, match_points: points }, index) => (
            <Box
              component="li"
              key={player._id}
              sx={{
                display: 'flex',
                gap: 1.5,
                alignItems: 'center',
                minHeight: isOfPairs ? 42 : 36,
                py: '3px',
              }}
            >
              <Typography color="textSecondary" sx={{ fontStretch: '75%', fontWeight: 700, minWidth: 16 }}>
                {begun ? index + 1 : ''}
              </Typography>
              {clubs.size > 0 && <ClubMarks side={player} signs={clubs} />}
              <Typography noWrap={!isOfPairs} sx={{ flex: 1, minWidth: 0, ...(isOfPairs && nameOfPair) }}>
                <NameOfSide name={player.name} />
              </Typography>
              <Typography sx={{ fontStretch: '75%', fontWeight: 800 }}>{begun ? points : ''}</Typography>
            </Box>
          ))}
        </Box>
      </CardLink>
    </Card>
  );
}

/** As long as it is; the names of both may need a line each. */
const nameOfPair = { lineHeight: 1.2, overflowWrap: 'anywhere' } as const;
