import Box from '@mui/material/Box';
import {
  listPublicGroups,
  type PublicGroup,
  type PublicNextPlaces,
  type PublicStanding,
} from '@topspin/contract';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { areOfSwiss } from '#domain/standings/are-of-swiss.ts';
import { arePairs } from '#domain/match/pair-words.ts';
import { linksOut } from './links-out.ts';
import { paths } from '#lib/paths.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Hint } from '#ui/page/hint.tsx';
import { CalmRows } from '#ui/page/calm-rows.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Fold } from './fold.tsx';
import { groupTitle } from '#domain/match/match-words.ts';
import { NextPlacesTable } from '#domain/next-places/next-places-table.tsx';
import { useBestWords } from '#domain/next-places/use-next-places-words.ts';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { Loaded } from './loaded.tsx';
import { Matches, Section, Sections } from './section.tsx';
import { useOpen, usePublic } from './use-public.ts';

/** The groups with their standings; the matches of each on demand. */
export function GroupsPage() {
  const { t } = useTranslation('publicPages');
  const { openId, open } = useOpen();
  const groups = usePublic(listPublicGroups, { params: { id: openId } });
  usePageTitle(open.data && `${t(open.data.only_swiss ? 'tabs.swiss' : 'tabs.groups')} · ${open.data.name}`);
  return (
    <Loaded query={groups}>
      {({ collection, next_places: next }) =>
        collection.length === 0 ? (
          <StatePanel drawing="emptyTable" title={t('noGroups')} />
        ) : (
          <CalmRows order={orderOf(collection)}>
            <Legend groups={collection} />
            <Box sx={collection.length === 1 ? alone : null}>
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
            </Box>
            {next?.map((one) => (
              <BestOfNext
                key={one.phase._id}
                next={one}
                phase={severalPhases(collection) ? phaseNameIn(currentLanguage(), one.phase.name) : ''}
              />
            ))}
          </CalmRows>
        )
      }
    </Loaded>
  );
}

/** A table beside which nothing stands: wider, its figures would be far from the names. */
const alone = { maxWidth: 720 };

/** What places the players of the tables; one who is sure to qualify has a line more. */
const orderOf = (groups: readonly PublicGroup[]): string =>
  groups
    .map(({ standings }) => standings.map(({ player, certainty }) => `${player._id}${certainty}`).join())
    .join(String(groups.some(({ standings }) => areLevel(standings))));

const severalPhases = (groups: readonly PublicGroup[]): boolean =>
  new Set(groups.map(({ phase }) => phase._id)).size > 1;

/** How the best of the next position compare across the groups. */
function BestOfNext({ next, phase }: { readonly next: PublicNextPlaces; readonly phase: string }) {
  const best = useBestWords();
  return (
    <Box sx={{ mt: 2, ...alone }}>
      <Section title={best(next)} hint={phase}>
        <NextPlacesTable next={next} />
      </Section>
    </Box>
  );
}

type GroupProps = {
  readonly group: PublicGroup;
  readonly openId: string;
  readonly timeZone: string | undefined;
  readonly phase: string;
};

function GroupSection({ group: { name, standings, matches }, openId, timeZone, phase }: GroupProps) {
  const { t } = useTranslation('publicPages');
  const { t: ofMatch } = useTranslation('match');
  const done = matches.filter(({ state }) => state === 'finished').length;
  const hasBegun = done > 0 || standings.some(({ played }) => played > 0);
  return (
    <Section title={groupTitle(ofMatch, name)} hint={phase}>
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

/** Whether it is the table of a Swiss phase. */
const isSwiss = ({ standings }: PublicGroup): boolean => areOfSwiss(standings);

/** What the headings mean, and how players level on points are ranked. */
function Legend({ groups }: { readonly groups: readonly PublicGroup[] }) {
  const { t } = useTranslation('publicPages');
  const [swiss, others] = [groups.filter(isSwiss), groups.filter((group) => !isSwiss(group))];
  const hasTies = others.some(({ standings }) => areLevel(standings));
  const headings = (
    others.length > 0 ? (['points', 'won', 'lost'] as const) : (['won', 'lost'] as const)
  ).map((column) => `${t(`columns.${column}`)} ${t(`columns.${column}Long`).toLowerCase()}`);
  return (
    <Hint sx={{ px: 1, mb: 2 }}>
      {headings.join(' · ')}.{hasTies && ` ${t('ties')}`}
      {swiss.length > 0 && ` ${t('swissTies')}`}
    </Hint>
  );
}

/** The columns of figures, whose headings are abbreviated. */
const figures = ['points', 'won', 'lost', 'sets'] as const;

/** In a Swiss phase wins are the points, and Buchholz ranks players who are level. */
const swissFigures = ['won', 'lost', 'buchholz', 'sets'] as const;

type StandingsProps = {
  readonly standings: readonly PublicStanding[];
  /** Before the first result nobody has a position. */
  readonly isNumbered: boolean;
  readonly openId: string;
  readonly name: string;
};

function figureOf(row: PublicStanding, column: (typeof figures | typeof swissFigures)[number]) {
  switch (column) {
    case 'points':
      return row.match_points;
    case 'won':
    case 'lost':
    case 'buchholz':
      return row[column];
    case 'sets':
      return `${row.sets_won}–${row.sets_lost}`;
  }
}

function Standings({ standings, isNumbered, openId, name }: StandingsProps) {
  const { t } = useTranslation(['publicPages', 'match']);
  const { t: ofMatch } = useTranslation('match');
  const isOfSwiss = areOfSwiss(standings);
  const columns = isOfSwiss ? swissFigures : figures;
  return (
    <Box
      component="table"
      aria-label={isOfSwiss ? groupTitle(ofMatch, name) : t('standings', { name })}
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
          <th scope="col">{t('columns.position')}</th>
          <Box component="th" scope="col" sx={{ textAlign: 'left !important', width: '100%' }}>
            {arePairs(standings.map(({ player }) => player)) ? t('match:pair') : t('columns.player')}
          </Box>
          {columns.map((column) => (
            <th scope="col" key={column}>
              <abbr title={t(`columns.${column}Long`)}>{t(`columns.${column}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map((row) => (
          <tr key={row.player._id}>
            <td>{isNumbered ? row.position : '–'}</td>
            <Box component="td" sx={{ textAlign: 'left !important', overflowWrap: 'anywhere' }}>
              <TextLink
                {...linksOut}
                to={paths.publicPlayer}
                params={{ openId, playerId: row.player._id }}
                color="textPrimary"
                sx={{ mr: 1, ...(row.certainty === 'qualified' && { fontWeight: 750 }) }}
              >
                <NameOfSide name={row.player.name} />
              </TextLink>
              {row.certainty && (
                <Box
                  component="span"
                  sx={{ fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}
                >
                  {t(row.certainty)}
                </Box>
              )}
            </Box>
            {columns.map((column, index) => (
              <Box
                component="td"
                key={column}
                sx={{ whiteSpace: 'nowrap', ...(index === 0 && { fontWeight: 750 }) }}
              >
                {figureOf(row, column)}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
