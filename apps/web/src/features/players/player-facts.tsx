import type { Phone, PlayerPage, SocialPage } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatNumber, formatPercent, formatPlainDate } from '#lib/format.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Facts } from '#ui/page/facts.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { Unconfirmed } from './unconfirmed.tsx';

/** No line breaks within a number. */
const inOneLine = ({ code, phone }: Phone): string => `${code}\u00a0${phone}`;

/** The rating, large, and the few facts the current user may see. */
export function PlayerFacts({ player }: { readonly player: PlayerPage }) {
  const { t } = useTranslation(['players', 'common']);
  const place = player.place === null ? null : t('players:place', { place: formatNumber(player.place) });
  const { matches_played: played, matches_won: won, contact_phone: phone } = player;
  return (
    <Card>
      <Row
        gap={2}
        nowrap
        sx={{
          p: 3,
          color: 'var(--mui-palette-table-line)',
          bgcolor: 'var(--mui-palette-table-main)',
          borderBottom: '2px solid currentColor',
        }}
      >
        <PersonAvatar name={player.name} src={player.avatar} club={player.club?._id} size={72} onTable />
        <Box>
          <Typography variant="score" component="p" sx={{ fontSize: 'min(4rem, 20vw)' }}>
            {shownRating(player.rating)}
          </Typography>
          <Typography variant="body2">{played === 0 ? t('players:unrated') : t('players:rating')}</Typography>
          {place && <Typography variant="body2">{place}</Typography>}
        </Box>
      </Row>
      <Facts
        facts={[
          [t('players:played'), formatNumber(played)],
          [t('players:winRate'), played > 0 ? `${formatNumber(won)} · ${formatPercent(won / played)}` : null],
          [t('players:club'), player.club?.name],
          [t('players:category'), player.age_category && t(`common:ageCategories.${player.age_category}`)],
          [t('players:gender'), player.gender && t(`common:genders.${player.gender}`)],
          [t('players:nationality'), player.nationality],
          [t('players:birth'), player.date_of_birth && formatPlainDate(player.date_of_birth)],
          [t('players:licence'), player.licence],
          [t('players:phone'), phone && inOneLine(phone)],
          ...player.phones.map(
            (each) => [t('players:phoneOf', { name: each.name }), inOneLine(each)] as const,
          ),
          ...player.social_networks.map(
            (page) =>
              [
                t(`common:socialNetworks.${page.network}`),
                <SocialLink key={page.network} page={page} />,
              ] as const,
          ),
        ]}
      />
      {player.unconfirmed && <Unconfirmed name={player.name} registration={player.unconfirmed} />}
      <Actions player={player} />
    </Card>
  );
}

/** A link that a user has given, by user name or without its scheme: where it leads is not ours to vouch for. */
function SocialLink({ page: { network, address } }: { readonly page: SocialPage }) {
  const bare = address.replace(/^https?:\/\/(www\.)?/u, '').replace(/\/$/u, '');
  const user = network === 'web' ? undefined : /^[^/]+\/@?([^/?#]+)$/u.exec(bare)?.[1];
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {user === undefined ? bare : `@${user}`}
    </Link>
  );
}

/** Editing what is mine; of anybody else, our matches against each other. */
function Actions({ player }: { readonly player: PlayerPage }) {
  const { t } = useTranslation('players');
  const mine = useMe()?.player?._id;
  const isMe = mine === player._id;
  if (mine === undefined && !player.mine) return null;
  return (
    <Row gap={1.5} sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
      {isMe && (
        <ButtonLink to={paths.profile} variant="outlined">
          {t('edit')}
        </ButtonLink>
      )}
      {player.mine && !isMe && (
        <ButtonLink to={paths.managedPlayer} params={{ playerId: player._id }} variant="outlined">
          {t('edit')}
        </ButtonLink>
      )}
      {mine !== undefined && !isMe && (
        <ButtonLink to={paths.versus} params={{ playerId: mine, otherId: player._id }} variant="outlined">
          {t('versusMe')}
        </ButtonLink>
      )}
    </Row>
  );
}
