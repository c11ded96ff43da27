import { enrolMadeUp, mostMadeUp, type AnswerOf } from '@topspin/contract';
import { enrolmentDuring } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { NumberField } from '#domain/numbers/number-field.tsx';
import { Stack } from '#ui/layout.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { OpenChoice } from '../open-choice.tsx';
import { useChosenOpen } from '../use-chosen-open.ts';

const limits = { min: 1, max: mostMadeUp } as const;

/** Enrols so many made-up players in an open. */
export function EnrolPage() {
  const { t } = useTranslation('lab');
  const [open, choose] = useChosenOpen();
  const [count, setCount] = useState<number | null>(16);
  const enrolling = useWrite({
    write: (body: { readonly count: number }, idempotencyKey) =>
      call(enrolMadeUp, { params: { id: open }, body, idempotencyKey }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <Page title={t('enrol.title')} hint={t('enrol.hint')}>
      <Stack gap={3} sx={{ maxWidth: 560 }}>
        <Panel title={t('open')}>
          <Stack>
            <OpenChoice states={enrolmentDuring.organiser} value={open} onChange={choose} />
            <NumberField label={t('enrol.count')} value={count} onChange={setCount} {...limits} />
            <ActButton
              variant="contained"
              busy={enrolling.isPending}
              disabled={open === '' || count === null}
              onClick={() => count !== null && enrolling.mutate({ count })}
            >
              {enrolling.isPending ? t('enrol.busy') : t('enrol.act')}
            </ActButton>
          </Stack>
        </Panel>
        {enrolling.data && <Enrolled open={open} answer={enrolling.data} />}
      </Stack>
    </Page>
  );
}

type EnrolledProps = { readonly open: string; readonly answer: AnswerOf<typeof enrolMadeUp> };

function Enrolled({ open, answer: { registered, waiting, refused, reason } }: EnrolledProps) {
  const { t } = useTranslation('lab');
  const more = [
    waiting > 0 && t('enrol.waiting', { count: waiting }),
    refused > 0 && `${t('enrol.refused', { count: refused })}: ${reason ?? ''}`,
  ].filter(Boolean);
  return (
    <Stack role="status" sx={{ justifyItems: 'start' }}>
      <Notice tone={refused > 0 ? 'error' : 'info'} title={t('enrol.registered', { count: registered })}>
        {more.join(' · ')}
      </Notice>
      <ButtonLink variant="outlined" to={paths.open} params={{ openId: open }} search={{ tab: 'players' }}>
        {t('enrol.toOpen')}
      </ButtonLink>
    </Stack>
  );
}
