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
import { formatList } from '#lib/format.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { swissTieReason } from '../shown/tie-reason.ts';

const figures = [
  ['wins', 'winsLong'],
  ['buchholz', 'buchholzLong'],
  ['fineBuchholz', 'fineBuchholzLong'],
] as const;

/** On a phone the fine Buchholz and the sets are left out: what they decided is said below the name. */
const onWideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
const figure = { fontStretch: '75%', fontSize: '1rem', whiteSpace: 'nowrap', minWidth: '2.5rem' } as const;

/** The table of a Swiss phase, with what decided each position. */
export function SwissTable({ group: { standings, players, matches } }: { readonly group: Group }) {
  const { t } = useTranslation(['competition', 'match']);
  const left = new Set(players.flatMap((player) => (player?.left ? [player._id] : [])));
  const isOver = matches.length > 0 && matches.every(({ state }) => state === 'finished');
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
              why={<Why standing={standing} standings={standings} isOver={isOver} />}
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
  readonly why: React.ReactNode;
};

function Row({ standing, hasLeft, isNumbered, why }: RowProps) {
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
        <Typography variant="caption" color="textSecondary" component="p">
          {hasLeft && `${t('group.left')}. `}
          {isNumbered && why}
        </Typography>
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

type WhyProps = {
  readonly standing: Standing;
  readonly standings: readonly Standing[];
  readonly isOver: boolean;
};

/** The criterion that separated a player from others with as many wins; these are named only where they are few. */
function Why({ standing, standings, isOver }: WhyProps) {
  const { t } = useTranslation('competition');
  const reason = swissTieReason(standing, standings, isOver);
  if (reason === undefined) return null;
  const { criterion, won, lost, others } = reason;
  return t(`group.tie.${criterion}`, { won, lost, names: formatList(others) });
}
