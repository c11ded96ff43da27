import { mdiCheckCircle } from '@mdi/js';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Standing } from '@topspin/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { certaintyWords } from '#domain/match/pair-words.ts';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/page/text-link.tsx';

type Props = {
  readonly standing: Standing;
  /** Whether the player is no longer in the open. */
  readonly hasLeft: boolean;
  /** Before the first result nobody has a position. */
  readonly isNumbered: boolean;
  /** The last qualifying position: a line is drawn below it. */
  readonly isLastThrough: boolean;
  readonly ref: Ref<HTMLTableRowElement>;
};

/** On a phone only the decisive columns are shown: position, player, match points and sets. */
const onWideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
/** Wide enough for the figures to come. */
const figure = { fontStretch: '75%', fontSize: '1rem', whiteSpace: 'nowrap', minWidth: '2.5rem' } as const;

/** A player in the standings, with what is certain; as high as any other, whatever is certain. */
export function StandingRow({ standing, hasLeft, isNumbered, isLastThrough, ref }: Props) {
  const { position, player, certainty } = standing;
  const color = hasLeft || certainty === 'eliminated' ? 'textSecondary' : 'textPrimary';
  return (
    <TableRow
      ref={ref}
      sx={isLastThrough ? { '& > td': { boxShadow: 'inset 0 -2px var(--mui-palette-outline)' } } : null}
    >
      <TableCell align="right">
        <Typography component="span" variant="h2" sx={{ color: 'text.secondary' }}>
          {isNumbered ? position : '–'}
        </Typography>
      </TableCell>
      <TableCell sx={{ height: 52 }}>
        {player.guest ? (
          <Typography component="span" variant="subtitle1" color={color}>
            <NameOfSide name={player.name} />
          </Typography>
        ) : (
          <TextLink to={paths.player} params={{ playerId: player._id }} color={color} variant="subtitle1">
            <NameOfSide name={player.name} />
          </TextLink>
        )}
        <Row nowrap sx={{ minHeight: '1.5rem', whiteSpace: 'nowrap' }}>
          {player.guest && !player.pair && <Guest />}
          {hasLeft && <HasLeft />}
          {certainty && !hasLeft && <Certainty player={player} certainty={certainty} />}
        </Row>
      </TableCell>
      <TableCell align="right" sx={{ ...figure, fontSize: '1.25rem', fontWeight: 850 }}>
        {standing.match_points}
      </TableCell>
      {[standing.played, standing.won, standing.lost].map((count, index) => (
        <TableCell key={index} align="right" sx={{ ...figure, ...onWideOnly }}>
          {count}
        </TableCell>
      ))}
      <TableCell align="right" sx={figure}>
        {standing.sets_won}–{standing.sets_lost}
      </TableCell>
      <TableCell align="right" sx={{ ...figure, ...onWideOnly }}>
        {standing.points_won}–{standing.points_lost}
      </TableCell>
    </TableRow>
  );
}

/** A guest is marked as such, and has no page to link to. */
function Guest() {
  const { t } = useTranslation('competition');
  return (
    <Typography component="span" variant="caption" color="textSecondary">
      {t('guest')}
    </Typography>
  );
}

/** Beside the name of a player who left: their remaining matches are walkovers. */
export function HasLeft() {
  const { t } = useTranslation('competition');
  return (
    <Typography component="span" variant="caption" color="textSecondary">
      {t('group.left')}
    </Typography>
  );
}

type CertaintyProps = {
  readonly player: Standing['player'];
  readonly certainty: NonNullable<Standing['certainty']>;
};

/** What no remaining result can change. */
function Certainty({ player, certainty }: CertaintyProps) {
  const { t } = useTranslation('match');
  const through = certainty === 'qualified';
  return (
    <Typography
      component="span"
      variant="caption"
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'center',
        fontWeight: through ? 700 : 450,
        color: through ? 'success.main' : 'text.secondary',
      }}
    >
      {through && <Icon path={mdiCheckCircle} sx={{ fontSize: 16 }} />}
      {certaintyWords(t, player, certainty)}
    </Typography>
  );
}
