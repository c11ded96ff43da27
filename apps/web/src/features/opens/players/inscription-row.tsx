import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { Inscription } from '@topspin/contract';
import { mdiClose, mdiDotsVertical, mdiPencilOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Icon } from '#ui/icon.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { useIsHeldUp } from './queue/use-queue.ts';
import { WillBeSent } from '#lib/outbox/will-be-sent.tsx';
import { shownName } from '#domain/match/person-name.ts';
import { partsOfName } from '#domain/names/surname.ts';
import { CheckInToggle } from './check-in/check-in-toggle.tsx';
import { UnconfirmedMark } from './unconfirmed-mark.tsx';

type Props = {
  readonly inscription: Inscription;
  readonly openId: string;
  /** When the change was tapped that is still to be sent. */
  readonly waitsSince: number | undefined;
  /** With whom they play, in doubles. */
  readonly partner: string | undefined;
  readonly checksIn: boolean;
  /** Whether to say who is present: once the open has begun, all are but those who are said not to be. */
  readonly showsPresence: boolean;
  /** For somebody who comes late. */
  readonly onArrive: (() => void) | undefined;
  /** Absent if the user may not remove players. */
  readonly onRemove: (() => void) | undefined;
  /** For a guest, if the user may change the name. */
  readonly onEdit: (() => void) | undefined;
};

/** A player of an open; at reception with a large tap target. */
export function InscriptionRow({
  openId,
  inscription,
  waitsSince,
  partner,
  checksIn,
  showsPresence,
  onArrive,
  onRemove,
  onEdit,
}: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const heldUp = useIsHeldUp(waitsSince);
  const { player, state } = inscription;
  const present = state === 'present';
  const name = checksIn ? <NameAtReception name={player.name} /> : player.name;
  const details = [
    partner && t('players.with', { name: shownName(partner) }),
    player.guest && t('players.guest'),
    !player.guest && (player.rated ? String(shownRating(player.rating)) : t('players.unrated')),
    player.club,
    player.age_category && t(`common:ageCategories.${player.age_category}`),
  ];
  return (
    <ListItem
      disablePadding
      sx={{
        flexWrap: 'wrap',
        gap: { xs: 1, sm: 1.5 },
        py: 0.75,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: { xs: checksIn ? 'none' : 'block', sm: 'block' } }}>
        <PersonAvatar name={player.name} src={player.avatar} club={player.club_id} />
      </Box>
      <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
        {player.guest ? (
          <Typography>{name}</Typography>
        ) : (
          <TextLink to={paths.player} params={{ playerId: player._id }} color="textPrimary">
            {name}
          </TextLink>
        )}
        <Typography variant="body2" color="textSecondary" noWrap={!heldUp}>
          {heldUp ? <WillBeSent /> : details.filter(Boolean).join(' · ')}
        </Typography>
        {inscription.functional_diversity && <Hint>{t('players.declared')}</Hint>}
        {inscription.unconfirmed && <UnconfirmedMark inscription={inscription} />}
      </Box>
      {inscription.waiting_position !== null && <Chip size="small" label={inscription.waiting_position} />}
      {checksIn ? (
        <>
          <RowMenu name={player.name} {...{ onEdit, onRemove }} />
          <CheckInToggle openId={openId} inscription={inscription} />
        </>
      ) : (
        state !== 'registered' &&
        state !== 'waiting' &&
        (showsPresence || !present) && (
          <Chip
            size="small"
            variant="outlined"
            color={present ? 'success' : 'default'}
            label={t(`players.states.${state}`)}
          />
        )
      )}
      {onArrive && (
        <ActButton size="small" variant="outlined" onClick={onArrive}>
          {t('players.arrived')}
        </ActButton>
      )}
      {!checksIn && onEdit && (
        <IconButton aria-label={t('players.editGuest', { name: player.name })} onClick={onEdit}>
          <Icon path={mdiPencilOutline} fontSize="small" />
        </IconButton>
      )}
      {!checksIn && onRemove && (
        <IconButton aria-label={`${t('players.remove')}: ${player.name}`} onClick={onRemove}>
          <Icon path={mdiClose} fontSize="small" />
        </IconButton>
      )}
    </ListItem>
  );
}

/** The surname, by which reception is sorted, stands out. */
function NameAtReception({ name }: { readonly name: string }) {
  const { first, surname } = partsOfName(name);
  return (
    <>
      {first}{' '}
      <Box component="span" sx={{ fontWeight: 750 }}>
        {surname}
      </Box>
    </>
  );
}

type MenuProps = Pick<Props, 'onEdit' | 'onRemove'> & { readonly name: string };

/** At reception, where the whole end of the row is tapped, rare actions are in a menu. */
function RowMenu({ name, onEdit, onRemove }: MenuProps) {
  const { t } = useTranslation(['opens', 'common']);
  if (!onEdit && !onRemove) return null;
  return (
    <ActionMenu label={t('players.actionsOf', { name })} icon={mdiDotsVertical}>
      {onEdit && <MenuItem onClick={onEdit}>{t('players.editGuest', { name })}</MenuItem>}
      {onRemove && <MenuItem onClick={onRemove}>{t('players.remove')}</MenuItem>}
    </ActionMenu>
  );
}
