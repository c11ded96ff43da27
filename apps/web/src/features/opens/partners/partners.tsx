import { listSeekers, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { SeekerPanel } from './seeker-panel.tsx';

/**
 * How it goes on with a partner, for each of the viewer's people in an open of doubles; before anybody is in it, how a pair comes about.
 */
export function Partners({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const read = apiQuery(listSeekers, { params: { id: open._id } });
  const seekers = useQuery({ ...read, refetchInterval: useLive(read.queryKey, [`open:${open._id}`]) });
  if (!seekers.data) return null;
  const { open: mayAsk, full } = seekers.data;
  // Organisers pair up everybody in the lists beside: here is what only they themselves can answer.
  const collection = seekers.data.collection.filter(
    ({ own, invitations }) => !open.may.manage || own || invitations.length > 0,
  );
  const begins = collection.length === 0 && open.state === 'registrationOpen' && !open.may.manage;
  if (collection.length === 0 && !begins) return null;
  return (
    <KeepsHeight key={open._id}>
      <Stack>
        {begins && (
          <Panel title={t('partners.title')}>
            <Hint sx={{ maxWidth: '70ch' }}>{t('partners.begin')}</Hint>
          </Panel>
        )}
        {collection.map((seeker) => (
          <SeekerPanel key={seeker.player._id} {...{ open, seeker, mayAsk, full }} />
        ))}
      </Stack>
    </KeepsHeight>
  );
}
