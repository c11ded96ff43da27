import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentNotification, subscribeToNotifications } from './notifications.ts';

const NotificationBar = lazy(async () => ({
  default: (await import('./notification-bar.tsx')).NotificationBar,
}));

/** The one place where notifications are shown; its looks are loaded with the first of them. */
export function SnackbarHost() {
  const notification = useSyncExternalStore(subscribeToNotifications, currentNotification);
  return (
    <Suspense>
      {notification && <NotificationBar key={notification.id} notification={notification} />}
    </Suspense>
  );
}
