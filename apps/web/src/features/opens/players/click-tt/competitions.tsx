import Button from '@mui/material/Button';
import type { ClickTtCompetition, ClickTtReading } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Notice } from '#ui/state/notice.tsx';

type Props = {
  readonly reading: ClickTtReading;
  readonly busy: boolean;
  readonly onChoose: (competition: number) => void;
};

/** How many entries of a competition cannot enter the open: those of another discipline, and teams. */
export const staysOut = ({ singles, doubles, enters }: ClickTtCompetition): number =>
  singles + doubles - enters;

/** The competitions of a file, of which an open is one: of singles or of doubles, as it is. What cannot enter is said. */
export function Competitions({ reading, busy, onChoose }: Props) {
  const { t } = useTranslation('clickTt');
  const { tournament, competitions } = reading;
  const some = competitions.some(({ enters }) => enters > 0);
  return (
    <Notice tone={some ? 'info' : 'error'} title={t(some ? 'choose' : 'nobody', { tournament })}>
      <Stack gap={1} sx={{ mt: 1 }}>
        {competitions.map((competition) => (
          <Row key={competition.number} gap={1.5}>
            <Button
              variant="outlined"
              disabled={busy || competition.enters === 0}
              onClick={() => onChoose(competition.number)}
            >
              {nameOf(competition)}
            </Button>
            <Hint>
              {competition.enters > 0 && t('entries', { count: competition.enters })}{' '}
              {staysOut(competition) > 0 && t('others', { count: staysOut(competition) })}
            </Hint>
          </Row>
        ))}
      </Stack>
    </Notice>
  );
}

const nameOf = ({ name, type, remarks }: ClickTtCompetition): string =>
  [name, type, remarks].filter((part) => part !== null && part !== '' && part !== '-').join(' · ');
