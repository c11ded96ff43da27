import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentNotification, subscribeToNotifications } from './notifications.ts';

const tryAgainAfter = 2000;

const loadBar = () => import('./notification-bar.tsx');

/** Retries until it is loaded: without a connection a failed import would crash the page that shows the notification. */
const NotificationBar = lazy(async () => {
  for (;;) {
    try {
      return { default: (await loadBar()).NotificationBar };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, tryAgainAfter));
    }
  }
});

/** The one place that shows notifications; its code is loaded after the page, before it can be needed offline. */
export function SnackbarHost() {
  const notification = useSyncExternalStore(subscribeToNotifications, currentNotification);
  useEffect(() => {
    const timer = setTimeout(() => void loadBar().catch(() => undefined), tryAgainAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {notification && <NotificationBar key={notification.id} notification={notification} />}
    </Suspense>
  );
}
