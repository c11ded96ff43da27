import { releaseLease } from '@topspin/contract';
import { useEffect, useRef } from 'react';
import { call } from '#lib/api/client.ts';
import { deviceId } from '#lib/device-id.ts';

/** Lets go of a match when its page is left, so that another device scores it without asking. `holds` says whether there is anything to let go of. */
export function useRelease(id: string, holds: boolean): void {
  const last = useRef(holds);
  useEffect(() => {
    last.current = holds;
  }, [holds]);
  useEffect(
    () => () => {
      // Offline, the match is free anyway once nothing is heard of this device for some minutes.
      if (last.current) call(releaseLease, { params: { id }, query: { device: deviceId() } }).catch(() => {});
    },
    [id],
  );
}
