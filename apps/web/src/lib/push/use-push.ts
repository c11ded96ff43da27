import { getPushDevice } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';
import { pushHere, pushHindrance, renew, switchOff, switchOn, type PushHindrance } from './subscription.ts';

export type PushState = 'on' | 'off' | 'blocked' | 'unknown' | PushHindrance;

const hereQuery = { queryKey: ['pushHere'], queryFn: pushHere, staleTime: 0 };

/** Whether this browser is notified of turns, and the way to switch it. */
export function usePush() {
  const { t } = useTranslation('turns');
  const hindrance = pushHindrance();
  const able = hindrance === null;
  const here = useQuery({ ...hereQuery, enabled: able }).data;
  const device = useQuery({ ...apiQuery(getPushDevice), enabled: able }).data;
  const refresh = () =>
    Promise.all([invalidate(getPushDevice), queries.invalidateQueries({ queryKey: hereQuery.queryKey })]);
  const on = useWrite({
    write: (key: string) => switchOn(key),
    onSuccess: (became) => {
      if (became === 'away') notify('error', t('push.away'));
    },
    onSettled: refresh,
  });
  const off = useWrite({ write: switchOff, onSettled: refresh });
  const renewed = useWrite({ write: renew, onSettled: refresh });

  const hasMoved =
    device !== undefined &&
    device.endpoint !== null &&
    here !== undefined &&
    here.endpoint !== null &&
    device.endpoint !== here.endpoint;
  const { mutate: sendAgain } = renewed;
  useEffect(() => {
    if (hasMoved) sendAgain();
  }, [hasMoved, sendAgain]);

  const stateOf = (): PushState => {
    if (hindrance !== null) return hindrance;
    if (!here || !device) return 'unknown';
    if (here.permission === 'denied') return 'blocked';
    const isOn = here.permission === 'granted' && here.endpoint !== null && device.endpoint !== null;
    return isOn ? 'on' : 'off';
  };
  return {
    state: stateOf(),
    busy: on.isPending || off.isPending,
    switchOn: () => device && on.mutate(device.key),
    switchOff: () => off.mutate(),
  };
}
