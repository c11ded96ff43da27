import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { mdiPause, mdiPlay } from '@mdi/js';
import { getEditionRace, type EditionRace } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { formatDay } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { RaceBars } from './race-bars.tsx';
import { RaceTable } from './race-table.tsx';
import { usePlaying } from './use-playing.ts';

/** The leaders of an edition after each of its opens, as bars that overtake each other, or as a table. */
export function Race({ editionId }: { readonly editionId: string }) {
  const { t } = useTranslation('circuits');
  const query = useQuery(apiQuery(getEditionRace, { params: { id: editionId } }));
  const race = query.data;
  if (!race) return <LoadState query={query} rows={{ count: 4, height: 44 }} />;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      {race.steps.length < 2 ? <Typography>{t('race.few')}</Typography> : <Steps race={race} />}
    </Card>
  );
}

function Steps({ race }: { readonly race: EditionRace }) {
  const { t } = useTranslation('circuits');
  const last = race.steps.length - 1;
  const { step, isPlaying, goTo, play, pause } = usePlaying(last);
  const [asTable, setAsTable] = useState(false);
  const open = race.steps[step]?.open;
  const words = open ? `${open.name} · ${formatDay(open.finished_at)}` : '';
  return (
    <>
      <Row gap={2} nowrap sx={{ mb: 1 }}>
        <IconButton
          aria-label={t(isPlaying ? 'race.pause' : 'race.play')}
          onClick={isPlaying ? pause : play}
          sx={{ border: 1, borderColor: 'divider' }}
        >
          <Icon path={isPlaying ? mdiPause : mdiPlay} />
        </IconButton>
        <Slider
          aria-label={t('race.step')}
          min={0}
          max={last}
          step={1}
          marks
          value={step}
          getAriaValueText={(at) => race.steps[at]?.open.name ?? ''}
          onChange={(_, at) => goTo(at)}
          sx={{ mx: 1 }}
        />
      </Row>
      <Typography variant="h3" component="p" sx={{ mb: 2 }}>
        {words}
      </Typography>
      <RaceBars race={race} step={step} />
      <Button aria-expanded={asTable} onClick={() => setAsTable(!asTable)} sx={{ mt: 1, ml: -1, px: 1 }}>
        {t(asTable ? 'race.hideTable' : 'race.table')}
      </Button>
      {asTable && <RaceTable race={race} />}
    </>
  );
}
