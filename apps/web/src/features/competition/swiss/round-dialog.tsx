import Button from '@mui/material/Button';
import type { Phase, SwissProposal } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { arePairs } from '#domain/match/pair-words.ts';
import { formatList } from '#lib/format.ts';
import { randomId } from '#lib/random-id.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { Stack } from '#ui/layout.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { OutOfDraw } from '../draw/out-of-draw.tsx';
import { RoundBoard } from './round-board.tsx';
import { RoundReport } from './round-report.tsx';
import { useRound } from './use-round.ts';

type Props = { readonly phase: Phase; readonly name: string; readonly onClose: () => void };

/** Proposes the next round of a Swiss phase, allows manual changes, and fixes it. */
export function RoundDialog({ phase, name, onClose }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const { proposal, pairs, change, undo, asDrawn, again, propose, fix } = useRound(phase, onClose);
  const problem = propose.error ?? fix.error;
  const round = proposal?.round ?? (phase.swiss?.paired ?? 0) + 1;
  return (
    <Modal
      title={t('swiss.pairTitle', { round, name })}
      fillsPhone
      maxWidth="md"
      unsaved={undo !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button sx={{ mr: { sm: 'auto' } }} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {asDrawn ? (
            <Button disabled={propose.isPending} onClick={asDrawn}>
              {t('swiss.asDrawn')}
            </Button>
          ) : (
            <Button disabled={propose.isPending} onClick={() => again(randomId())}>
              {t('swiss.again')}
            </Button>
          )}
          <ActButton
            variant="contained"
            size="large"
            busy={fix.isPending}
            disabled={proposal === null || propose.isPending || proposal.waits_for.length > 0}
            onClick={() => proposal && fix.mutate(proposal)}
          >
            {t('swiss.fix')}
          </ActButton>
        </>
      }
    >
      <Stack sx={{ pt: 1 }}>
        {problem && <FormProblem problem={problem} />}
        <OutOfDraw phase={phase} onLeave={onClose} />
        {proposal === null && !problem && <HoldsPaint />}
        {propose.isPending && proposal === null && <RowSkeletons count={6} height={45} />}
        {proposal && pairs && (
          <>
            <Waiting proposal={proposal} />
            <RoundReport proposal={proposal} />
            <RoundBoard entrants={proposal.entrants} pairs={pairs} onChange={change} onUndo={undo} />
          </>
        )}
      </Stack>
    </Modal>
  );
}

/** Warnings before the round is fixed: a result that is missing, or too many rounds for so few players. */
function Waiting({ proposal: { waits_for, warning, entrants } }: { readonly proposal: SwissProposal }) {
  const { t } = useTranslation('competition');
  const sides = t(arePairs(entrants) ? 'group.pairs' : 'group.players', { count: entrants.length });
  return (
    <>
      {waits_for.length > 0 && (
        <Notice tone="info" title={t('swiss.waits')}>
          {t('swiss.waitsFor', { matches: formatList(waits_for.map(({ a, b }) => `${a} – ${b}`)) })}
        </Notice>
      )}
      {warning?.code === 'swiss.roundsTooMany' && (
        <Notice
          tone="error"
          title={t('swiss.tooMany', { sides, most: warning.suits, next: warning.suits + 1 })}
        />
      )}
      {warning?.code === 'swiss.roundsTooFew' && (
        <Notice
          tone="info"
          title={t('swiss.tooFew', { sides, rounds: warning.rounds, least: warning.suits })}
        />
      )}
    </>
  );
}
