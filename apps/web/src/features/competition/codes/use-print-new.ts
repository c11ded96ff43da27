import type { AnswerOf, listScoreLinks, ScoreLink } from '@topspin/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#ui/notify/notifications.ts';
import { useCreateLinks } from './use-score-links.ts';

type Ended = AnswerOf<typeof listScoreLinks>['ended'];

/** Creates the codes that are missing, in one step with printing them: `printed` are those for a `PrintSheet`, until that is done. */
export function usePrintNew(openId: string) {
  const { t } = useTranslation('umpires');
  const [printed, setPrinted] = useState<readonly ScoreLink[] | null>(null);
  const create = useCreateLinks(openId, (links) => {
    notify('success', t('endedMade', { count: links.length }));
    setPrinted(links);
  });
  useEffect(() => {
    if (!printed) return undefined;
    const done = () => setPrinted(null);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);
  return { printed, isPending: create.isPending, print: (places: Ended) => create.mutate(places) };
}
