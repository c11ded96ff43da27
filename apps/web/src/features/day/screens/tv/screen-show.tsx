import Box from '@mui/material/Box';
import type { Hall } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { BoardPage } from './pages/board-page.tsx';
import { BracketPage } from './pages/bracket-page.tsx';
import { CallsPage } from './pages/calls-page.tsx';
import { Frame } from './frame.tsx';
import { GroupsPage } from './pages/groups-page.tsx';
import type { Shows } from './held.ts';
import { MessagePage } from './pages/message-page.tsx';
import { namesOf, type NameOf } from './names.ts';
import { pagesOf, type TvPage } from './pages.ts';
import { peopleOf } from './people.ts';
import { PlayingPage } from './pages/playing-page.tsx';
import { PositionsPage } from './pages/positions-page.tsx';
import { useHall } from './use-hall.ts';
import { useStages } from './use-stages.ts';
import { useTurn } from './use-turn.ts';

/** A paired screen: turns through the pages of its layouts. */
export function ScreenShow({ shows }: { readonly shows: Shows }) {
  const { t } = useTranslation('screens');
  const { hall, readAt, lateSince } = useHall(shows.day_id);
  const stages = useStages(shows, hall, readAt);
  const nameOf = namesOf(hall ? peopleOf(hall, stages) : []);
  const pages = hall ? pagesOf(shows, hall, stages, nameOf) : [];
  const shown = useTurn(
    pages.map(({ key }) => key),
    shows.seconds,
  );
  if (!hall) return <BallLoader />;
  const page = pages[shown];
  const titleOf = (of: TvPage) => {
    if (of.layout === 'board') return t('board', { number: of.table });
    return of.layout === 'groups' && of.isSwiss ? t('swiss') : t(`layouts.${of.layout}`);
  };
  return (
    <Frame
      title={page ? titleOf(page) : whereOf(hall, page)}
      where={page ? whereOf(hall, page) : ''}
      timeZone={hall.time_zone}
      count={pages.length}
      {...{ shown, lateSince }}
    >
      {page ? <Content key={page.key} {...{ page, nameOf }} /> : <Nothing />}
    </Frame>
  );
}

function Content({ page, nameOf }: { readonly page: TvPage; readonly nameOf: NameOf }) {
  switch (page.layout) {
    case 'playing':
      return <PlayingPage {...page} {...{ nameOf }} />;
    case 'board':
      return <BoardPage {...page} {...{ nameOf }} />;
    case 'calls':
      return <CallsPage {...page} {...{ nameOf }} />;
    case 'groups':
      return <GroupsPage {...page} {...{ nameOf }} />;
    case 'brackets':
      return <BracketPage {...page} {...{ nameOf }} />;
    case 'positions':
      return <PositionsPage {...page} {...{ nameOf }} />;
    case 'message':
      return <MessagePage text={page.text} />;
  }
}

/** The open that a page is about, or else the hall. */
const whereOf = ({ venue, opens }: Hall, page: TvPage | undefined): string =>
  page && 'open' in page ? page.open : (venue ?? opens[0]?.name ?? '');

/** Before the first match, or where no results are public. */
function Nothing() {
  const { t } = useTranslation('screens');
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      {t('nothing')}
    </Box>
  );
}
