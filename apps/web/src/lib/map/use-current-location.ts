import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#ui/notify/notifications.ts';
import { rounded, type Position } from './position.ts';

/** Asks the browser where it is. Over plain HTTP browsers refuse, and the message says so. */
export function useCurrentLocation(onFound: (position: Position) => void) {
  const { t } = useTranslation('map');
  const [isLocating, setLocating] = useState(false);
  const locate = () => {
    if (!window.isSecureContext)
      return notify('warning', t('locationMissing'), { subtitle: t('locationInsecure') });
    if (!('geolocation' in navigator)) return notify('warning', t('locationMissing'));
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating(false);
        onFound(rounded({ latitude, longitude }));
      },
      ({ message }) => {
        setLocating(false);
        notify('error', t('locationFailed', { message }));
      },
    );
  };
  return { isLocating, locate };
}
