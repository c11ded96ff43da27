import { listScoreLinks, type OpenPage } from '@topspin/contract';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { EndedNotice } from './ended-notice.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { usePrintNew } from './use-print-new.ts';

type Props = { readonly open: Pick<OpenPage, '_id' | 'name'> };

/** For organisers, beside their list: the codes that ended with one of them, and new ones in one step. */
export function EndedCodes({ open: { _id: openId, name } }: Props) {
  const { data } = useLiveQuery(listScoreLinks, { params: { id: openId } }, [`open:${openId}`]);
  const print = usePrintNew(openId);
  return (
    <>
      {data && <EndedNotice {...data} print={print} />}
      {print.printed && <PrintSheet openName={name} links={print.printed} now />}
    </>
  );
}
