import LinearProgress from '@mui/material/LinearProgress';
import { decideTravelled, importOpen, restoreTravelled, type TravelReading } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { formatDays } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { PeopleOfFile } from './people-of-file.tsx';

type Props = { readonly file: File; readonly reading: TravelReading };

const proposals = ({ people }: TravelReading): ReadonlyMap<string, string | null> =>
  new Map(people.map(({ person, proposed }) => [person.id, proposed]));

/** What a file holds, who its people are here, and the button that makes the open. */
export function FoundOpen({ file, reading }: Props) {
  const { t } = useTranslation('travel');
  const [chosen, setChosen] = useState(() => proposals(reading));
  const choose = (person: string, player: string | null) => setChosen(new Map(chosen).set(person, player));
  const arrive = useArrival(file);
  const isRestoring = arrive.variables !== undefined && 'restoring' in arrive.variables;
  const { open, source, everything, people, matches, already, original, names_anybody, restorable } = reading;
  return (
    <>
      <Panel title={open.name}>
        <Stack>
          <Hint>
            {[
              formatDays(open.date_start, open.date_end),
              t('import.from', { source: source.name }),
              t('import.people', { count: people.length }),
              t('import.matches', { count: matches }),
            ].join(' · ')}
          </Hint>
          {everything && (
            <Notice tone="info" title={t('export.personal')}>
              {restorable ? t('import.restorable') : t('import.notRestorable')}
            </Notice>
          )}
          {already !== null && (
            <Notice tone="info" title={t('import.already')}>
              {t('import.alreadyHint')} <OpenLink openId={already} name={open.name} />
            </Notice>
          )}
          {already === null && original !== null && (
            <Notice tone="error" title={t('import.original')}>
              {t('import.originalHint')} <OpenLink openId={original} name={open.name} />
            </Notice>
          )}
          {restorable && (
            <ActButton
              variant="contained"
              sx={{ justifySelf: 'start' }}
              busy={arrive.isPending}
              onClick={() => arrive.mutate({ restoring: true })}
            >
              {t('import.restore')}
            </ActButton>
          )}
          {isRestoring && <Progress of={arrive} />}
        </Stack>
      </Panel>
      {already === null && (
        <>
          <PeopleOfFile people={people} isAnybody={names_anybody} chosen={chosen} onChoose={choose} />
          <Panel title={t('import.last')}>
            <Stack>
              <Hint>{t('import.untrusted')}</Hint>
              <Row>
                <ActButton
                  variant={restorable ? 'outlined' : 'contained'}
                  busy={arrive.isPending}
                  onClick={() => arrive.mutate({ source: source.installation, chosen })}
                >
                  {t('import.do')}
                </ActButton>
              </Row>
              {!isRestoring && <Progress of={arrive} />}
            </Stack>
          </Panel>
        </>
      )}
    </>
  );
}

/** Below the button that was tapped: that it is being done, or why it could not be. */
function Progress({ of: { isPending, error } }: { readonly of: ReturnType<typeof useArrival> }) {
  const { t } = useTranslation('travel');
  if (isPending) return <LinearProgress aria-label={t('import.writing')} />;
  return error && <FormProblem problem={error} />;
}

type LinkProps = { readonly openId: string; readonly name: string };

const OpenLink = ({ openId, name }: LinkProps) => (
  <TextLink to={paths.open} params={{ openId }}>
    {name}
  </TextLink>
);

type Arriving =
  | { readonly restoring: true }
  | { readonly source: string; readonly chosen: ReadonlyMap<string, string | null> };

/** Keeps who is who and makes the open; then it is shown. */
function useArrival(file: File) {
  const { t } = useTranslation('travel');
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useWrite({
    showsError: shownHere,
    write: async (arriving: Arriving) => {
      if ('restoring' in arriving) return call(restoreTravelled, { file });
      const people = [...arriving.chosen].map(([person, player_id]) => ({ person, player_id }));
      await call(decideTravelled, { body: { source: arriving.source, people } });
      return call(importOpen, { file });
    },
    onSuccess: async ({ _id: openId, already }) => {
      notify('success', already ? t('import.already') : t('import.done'));
      await queries.invalidateQueries();
      await navigate({ to: paths.open, params: { openId } });
    },
  });
}
