import { getMatch } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { CorrectionDialog } from '../sheet/correction-dialog.tsx';
import { sheetOf, type SheetResult } from '../sheet/sheet.ts';

type Props = { readonly matchId: string; readonly result: SheetResult; readonly onClose: () => void };

/** Another result for a finished match: its consequences are shown first. */
export function EntryCorrection({ matchId, result, onClose }: Props) {
  const match = useQuery(apiQuery(getMatch, { params: { id: matchId } }));
  return match.data ? (
    <CorrectionDialog match={match.data} start={sheetOf(result)} onClose={onClose} />
  ) : null;
}
