import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import {
  getClickTt,
  keepClickTt,
  readClickTt,
  removeClickTt,
  type ClickTtReading,
  type ClickTtState,
} from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { Competitions, staysOut } from './competitions.tsx';
import { listTextOf } from './list-text.ts';

type Props = {
  readonly openId: string;
  readonly file: File | undefined;
  readonly isEmpty: boolean;
  readonly onText: (text: string) => void;
};

type Read = { readonly file: File; readonly reading: ClickTtReading };

/** A tournament file of click-TT beside a list: its competition is chosen, kept with the open, and its participants become the list. */
export function ClickTtSource({ openId, file, isEmpty, onText }: Props) {
  const { t } = useTranslation('clickTt');
  const params = { id: openId };
  const state = useQuery(apiQuery(getClickTt, { params }));
  const kept = state.data?.kept ?? null;
  // Entries of the classes beside the only one that can be chosen.
  const [beside, setBeside] = useState(0);
  const put = (of: ClickTtState) => onText(listTextOf(of, t('headings').split(';')));
  const keep = useWrite({
    showsError: shownHere,
    write: ({ of, competition }: { readonly of: File; readonly competition: number }) =>
      call(keepClickTt, { params, query: { competition }, file: of }),
    onSuccess: async (after) => {
      put(after);
      look.reset();
      await invalidate(getClickTt);
    },
  });
  const look = useWrite({
    showsError: shownHere,
    write: async (of: File): Promise<Read> => ({
      file: of,
      reading: await call(readClickTt, { params, file: of }),
    }),
    onSuccess: ({ file: of, reading }) => {
      const [only, another] = reading.competitions.filter(({ enters }) => enters > 0);
      const others = reading.competitions.filter(({ number }) => number !== only?.number);
      setBeside(another ? 0 : others.reduce((sum, one) => sum + staysOut(one), 0));
      if (only && !another) keep.mutate({ of, competition: only.number });
    },
  });
  const asked = useRef<File>(undefined);
  useEffect(() => {
    if (!file || asked.current === file) return;
    asked.current = file;
    keep.reset();
    // Some systems give an XML no type, or one of their own.
    look.mutate(new File([file], file.name, { type: 'application/xml' }));
  }, [file, keep, look]);
  const remove = useWrite({
    write: () => call(removeClickTt, { params }),
    onSuccess: () => invalidate(getClickTt),
  });
  const problem = look.error ?? keep.error;
  const read = look.data;
  return (
    <Stack gap={1}>
      {(look.isPending || keep.isPending) && <LinearProgress aria-label={t('reading')} />}
      {problem && <FormProblem problem={problem} />}
      {read && (
        <Competitions
          reading={read.reading}
          busy={keep.isPending}
          onChoose={(competition) => keep.mutate({ of: read.file, competition })}
        />
      )}
      {!read && kept && (
        <KeptFile
          kept={kept}
          beside={beside}
          isBrief={!isEmpty}
          busy={remove.isPending}
          onPut={() => put(kept)}
          onRemove={() => remove.mutate()}
        />
      )}
    </Stack>
  );
}

type KeptProps = {
  readonly kept: ClickTtState;
  /** How many entries that cannot enter the other classes of the file have. */
  readonly beside: number;
  /** Whether it stands beside a list that has its people already: then in one line. */
  readonly isBrief: boolean;
  readonly busy: boolean;
  readonly onPut: () => void;
  readonly onRemove: () => void;
};

/** The file that the open keeps: how many of it are missing, and what Topspin cannot enter. */
function KeptFile({ kept, beside, isBrief, busy, onPut, onRemove }: KeptProps) {
  const { t } = useTranslation('clickTt');
  const { tournament, competition, participants } = kept;
  const missing = participants.filter(({ entered }) => !entered).length;
  const out = staysOut(competition) + beside;
  const doubles = out > 0 ? t('others', { count: out }) : '';
  if (isBrief)
    return (
      <Hint>
        {t('kept', { tournament, competition: competition.name })}. {doubles}
      </Hint>
    );
  return (
    <Notice tone="info" title={t('kept', { tournament, competition: competition.name })}>
      {missing === 0 ? t('allIn', { count: participants.length }) : t('missing', { count: missing })}{' '}
      {doubles} {t('keptHint')}
      <Row gap={1}>
        {missing > 0 && <Button onClick={onPut}>{t('put', { count: missing })}</Button>}
        <ActButton busy={busy} onClick={onRemove}>
          {t('remove')}
        </ActButton>
      </Row>
    </Notice>
  );
}
