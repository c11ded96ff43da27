import Box from '@mui/material/Box';
import { callAgain, type DayCall, getOpenDay, getVenueDay, returnToQueue } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call as send } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';

type Props = { readonly dayId: string; readonly call: DayCall };

const calls = [
  { number: 2, name: 'second' },
  { number: 3, name: 'third' },
] as const;

/** Under a match that is called: its next call, and the way back to the queue. */
export function CallAgain({ dayId, call }: Props) {
  const { t } = useTranslation('day');
  const client = useQueryClient();
  const params = { id: dayId, call_id: call._id };
  const onSettled = () => invalidate(client, getOpenDay, getVenueDay);
  const again = useWrite({
    write: (number: 2 | 3) => send(callAgain, { params, body: { number } }),
    onSettled,
  });
  const back = useWrite({ write: () => send(returnToQueue, { params }), onSettled });
  const next = calls.find(({ number }) => number === call.times.length + 1);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <ActButton busy={back.isPending} onClick={() => back.mutate()}>
        {t('back')}
      </ActButton>
      {next && (
        <ActButton busy={again.isPending} onClick={() => again.mutate(next.number)}>
          {t(`nextCall.${next.name}`)}
        </ActButton>
      )}
    </Box>
  );
}
