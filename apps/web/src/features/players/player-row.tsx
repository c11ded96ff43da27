import type { Player } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Hint } from '#ui/page/hint.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';

type Props = { readonly player: Player; readonly action?: ReactNode };

/** One player in a list: picture, name, club and category, rating. */
export function PlayerRow({ player, action }: Props) {
  const { t } = useTranslation(['players', 'common']);
  const { name, club, age_category: category } = player;
  const about = [club?.name, category && t(`common:ageCategories.${category}`)].filter(Boolean).join(' · ');
  return (
    <Row as="li" gap={0} nowrap>
      <RowLink
        to={paths.player}
        params={{ playerId: player._id }}
        sx={{ gap: 2, minHeight: 64, px: 1, minWidth: 0 }}
      >
        <PersonAvatar name={name} src={player.avatar} club={club?._id} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{ display: 'block', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {name}
          </Box>
          <Hint component="span">{about || t('players:matches', { count: player.matches_played })}</Hint>
        </Box>
        <Typography variant="h2" component="span">
          {shownRating(player.rating)}
        </Typography>
      </RowLink>
      {action}
    </Row>
  );
}
