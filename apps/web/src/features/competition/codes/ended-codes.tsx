import { listScoreLinks, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { EndedNotice } from './ended-notice.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { usePrintNew } from './use-print-new.ts';

type Props = { readonly open: Pick<OpenPage, '_id' | 'name'> };

/** For organisers, beside their list: the codes that ended with one of them, and new ones in one step. */
export function EndedCodes({ open: { _id: openId, name } }: Props) {
  const query = apiQuery(listScoreLinks, { params: { id: openId } });
  const { data } = useQuery({ ...query, refetchInterval: useLive(query.queryKey, [`open:${openId}`]) });
  const print = usePrintNew(openId);
  return (
    <>
      {data && <EndedNotice {...data} print={print} />}
      {print.printed && <PrintSheet openName={name} links={print.printed} now />}
    </>
  );
}
