import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentNotification, subscribeToNotifications } from './notifications.ts';

const NotificationBar = lazy(async () => ({
  default: (await import('./notification-bar.tsx')).NotificationBar,
}));

/** The one place that shows notifications; its code is loaded with the first. */
export function SnackbarHost() {
  const notification = useSyncExternalStore(subscribeToNotifications, currentNotification);
  return (
    <Suspense>
      {notification && <NotificationBar key={notification.id} notification={notification} />}
    </Suspense>
  );
}
