import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listPublicGroups, type PublicGroup, type PublicStanding } from '@topspin/contract';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { usePageTitle } from '#ui/page/page-title.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Fold } from './fold.tsx';
import { shownName } from './person-name.ts';
import { Loaded } from './loaded.tsx';
import { Matches, Section, Sections } from './section.tsx';
import { useOpen, usePublic } from './use-public.ts';

/** The groups with their standings; the matches of each on demand. */
export function GroupsPage() {
  const { t } = useTranslation('publicPages');
  const { openId, open } = useOpen();
  const groups = usePublic(listPublicGroups, { params: { id: openId } });
  usePageTitle(open.data && `${t('tabs.groups')} · ${open.data.name}`);
  return (
    <Loaded query={groups}>
      {({ collection }) =>
        collection.length === 0 ? (
          <StatePanel drawing="emptyTable" title={t('noGroups')} />
        ) : (
          <>
            <Legend hasTies={collection.some(({ standings }) => areLevel(standings))} />
            <Sections>
              {collection.map((group) => (
                <GroupSection
                  key={group._id}
                  group={group}
                  openId={openId}
                  timeZone={open.data?.venue?.time_zone}
                  phase={severalPhases(collection) ? phaseNameIn(currentLanguage(), group.phase.name) : ''}
                />
              ))}
            </Sections>
          </>
        )
      }
    </Loaded>
  );
}

const severalPhases = (groups: readonly PublicGroup[]): boolean =>
  new Set(groups.map(({ phase }) => phase._id)).size > 1;

type GroupProps = {
  readonly group: PublicGroup;
  readonly openId: string;
  readonly timeZone: string | undefined;
  readonly phase: string;
};

function GroupSection({ group: { name, standings, matches }, openId, timeZone, phase }: GroupProps) {
  const { t } = useTranslation('publicPages');
  const done = matches.filter(({ state }) => state === 'finished').length;
  const hasBegun = done > 0 || standings.some(({ played }) => played > 0);
  return (
    <Section title={t('group', { name })} hint={phase}>
      <Standings standings={standings} isNumbered={hasBegun} openId={openId} name={name} />
      {matches.length > 0 && (
        <Fold title={`${t('matches')} · ${done}/${matches.length}`}>
          <Matches matches={matches} openId={openId} timeZone={timeZone} within />
        </Fold>
      )}
    </Section>
  );
}

/** Whether two players have the same match points, before the first match too. */
const areLevel = (standings: readonly PublicStanding[]): boolean =>
  new Set(standings.map(({ match_points }) => match_points)).size < standings.length;

/** What the headings mean, and how players level on points are ranked. */
function Legend({ hasTies }: { readonly hasTies: boolean }) {
  const { t } = useTranslation('publicPages');
  const headings = columns
    .filter(isShortened)
    .map((column) => `${t(`columns.${column}`)} ${t(`columns.${long[column]}`).toLowerCase()}`);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 1, mb: 2 }}>
      {headings.join(' · ')}.{hasTies && ` ${t('ties')}`}
    </Typography>
  );
}

const columns = ['position', 'player', 'points', 'won', 'lost', 'sets'] as const;
const long = { points: 'pointsLong', won: 'wonLong', lost: 'lostLong', sets: 'setsLong' } as const;
/** Those whose headings are letters. */
const isShortened = (column: (typeof columns)[number]): column is keyof typeof long =>
  explained(column) && column !== 'sets';
const explained = (column: (typeof columns)[number]): column is keyof typeof long => column in long;

type StandingsProps = {
  readonly standings: readonly PublicStanding[];
  /** Before the first result nobody has a position. */
  readonly isNumbered: boolean;
  readonly openId: string;
  readonly name: string;
};

function Standings({ standings, isNumbered, openId, name }: StandingsProps) {
  const { t } = useTranslation('publicPages');
  return (
    <Box
      component="table"
      aria-label={t('standings', { name })}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { py: 0.75, px: 0.75, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
        '& th': { fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' },
        '& abbr': { textDecoration: 'none' },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <Box
              component="th"
              scope="col"
              key={column}
              sx={column === 'player' ? { textAlign: 'left !important', width: '100%' } : {}}
            >
              {explained(column) ? (
                <abbr title={t(`columns.${long[column]}`)}>{t(`columns.${column}`)}</abbr>
              ) : (
                t(`columns.${column}`)
              )}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map((row) => (
          <tr key={row.player._id}>
            <td>{isNumbered ? row.position : '–'}</td>
            <Box component="td" sx={{ textAlign: 'left !important', overflowWrap: 'anywhere' }}>
              <TextLink
                to={paths.publicPlayer}
                params={{ openId, playerId: row.player._id }}
                color="textPrimary"
                sx={row.certainty === 'qualified' ? { fontWeight: 750 } : {}}
              >
                {shownName(row.player.name)}
              </TextLink>
              {row.certainty && (
                <Box component="span" sx={{ ml: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
                  {t(row.certainty)}
                </Box>
              )}
            </Box>
            <Box component="td" sx={{ fontWeight: 750 }}>
              {row.match_points}
            </Box>
            <td>{row.won}</td>
            <td>{row.lost}</td>
            <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
              {row.sets_won}–{row.sets_lost}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
