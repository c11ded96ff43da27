import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Group, Standing } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { arePairs } from '#domain/match/pair-words.ts';
import { paths } from '#lib/paths.ts';
import { TextLink } from '#ui/page/text-link.tsx';

const figures = [
  ['wins', 'winsLong'],
  ['buchholz', 'buchholzLong'],
  ['fineBuchholz', 'fineBuchholzLong'],
] as const;

/** On a phone the fine Buchholz and the sets are left out: what they decided is said in the ties. */
const onWideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
const figure = { fontStretch: '75%', fontSize: '1rem', whiteSpace: 'nowrap', minWidth: '2.5rem' } as const;

/** The table of a Swiss phase. Results leave its rows as high as they are: what decided a tie is said in the ties. */
export function SwissTable({ group: { standings, players } }: { readonly group: Group }) {
  const { t } = useTranslation(['competition', 'match']);
  const left = new Set(players.flatMap((player) => (player?.left ? [player._id] : [])));
  const hasBegun = standings.some(({ played }) => played > 0);
  return (
    <Box sx={{ overflowX: 'auto', mx: { xs: -1, sm: 0 } }}>
      <Table
        size="small"
        aria-label={t('group.standings')}
        sx={{ '& th, & td': { px: { xs: 1, sm: 1.25 }, borderColor: 'divider' } }}
      >
        <TableHead>
          <TableRow sx={{ '& th': { color: 'text.secondary' } }}>
            <TableCell align="right">{t('group.columns.position')}</TableCell>
            <TableCell sx={{ width: '100%' }}>
              {arePairs(players) ? t('match:pair') : t('group.columns.player')}
            </TableCell>
            {figures.map(([short, long]) => (
              <TableCell key={short} align="right" sx={short === 'fineBuchholz' ? onWideOnly : null}>
                <Box
                  component="abbr"
                  title={t(`swiss.columns.${long}`)}
                  sx={{ textDecoration: 'none', whiteSpace: 'nowrap' }}
                >
                  {t(`swiss.columns.${short}`)}
                </Box>
              </TableCell>
            ))}
            <TableCell align="right" sx={onWideOnly}>
              {t('group.columns.sets')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {standings.map((standing) => (
            <Row
              key={standing.player._id}
              standing={standing}
              hasLeft={left.has(standing.player._id)}
              isNumbered={hasBegun}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

type RowProps = {
  readonly standing: Standing;
  readonly hasLeft: boolean;
  /** Before the first result nobody has a position. */
  readonly isNumbered: boolean;
};

function Row({ standing, hasLeft, isNumbered }: RowProps) {
  const { t } = useTranslation('competition');
  const { position, player, swiss } = standing;
  const color = hasLeft ? 'textSecondary' : 'textPrimary';
  return (
    <TableRow>
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
        {hasLeft && (
          <Typography variant="caption" color="textSecondary" component="p">
            {t('group.left')}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" sx={{ ...figure, fontSize: '1.25rem', fontWeight: 850 }}>
        {standing.match_points}
      </TableCell>
      <TableCell align="right" sx={figure}>
        {swiss?.buchholz ?? 0}
      </TableCell>
      <TableCell align="right" sx={{ ...figure, ...onWideOnly }}>
        {swiss?.fine_buchholz ?? 0}
      </TableCell>
      <TableCell align="right" sx={{ ...figure, ...onWideOnly }}>
        {standing.sets_won}–{standing.sets_lost}
      </TableCell>
    </TableRow>
  );
}
