import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day, DayCall } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Row } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { useCallingWrite } from '../offline/use-calling-write.ts';
import { matchesOf, mayCall, useMatchName } from '../shown-day.ts';
import { calledAt, calledByItself } from './called-by-itself.ts';

type Props = { readonly day: Day; readonly onClose: () => void };

/** The matches that the day called by itself and that are still at their tables, the latest first: when, where, and the way back of what has not begun. */
export function CalledDialog({ day, onClose }: Props) {
  const { t } = useTranslation(['day', 'common']);
  const calls = calledByItself(day);
  return (
    <Modal
      title={t('day:ownCalls.title')}
      maxWidth="sm"
      fillsPhone
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <Hint>{t(calls.length > 0 ? 'day:ownCalls.hint' : 'day:ownCalls.none')}</Hint>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {calls.map((call) => (
          <Called key={call._id} {...{ day, call }} />
        ))}
      </Box>
    </Modal>
  );
}

function Called({ day, call }: { readonly day: Day; readonly call: DayCall }) {
  const { t } = useTranslation('day');
  const match = matchesOf(day).get(call.match_id);
  const name = useMatchName(day)(match);
  const back = useCallingWrite(day);
  const isPlaying = match?.state === 'inPlay';
  const act = { act: 'back', call: call._id, match: call.match_id, table: call.table } as const;
  return (
    <Row as="li" gap={2} nowrap sx={{ py: 1, borderBottom: 1, borderColor: 'divider', minHeight: '4rem' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>{name}</Typography>
        <Hint sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {[
            formatTime(calledAt(call), day.time_zone),
            t('table', { number: call.table }),
            t(isPlaying ? 'states.playing' : 'states.called'),
          ].join(' · ')}
        </Hint>
      </Box>
      {!isPlaying && mayCall(day, match) && (
        <ActButton
          busy={back.isPending}
          aria-label={t('ownCalls.backOf', { match: name })}
          sx={{ flex: 'none' }}
          onClick={() => back.mutate({ act, whom: name })}
        >
          {t('back')}
        </ActButton>
      )}
    </Row>
  );
}
