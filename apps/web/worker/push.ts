declare const self: ServiceWorkerGlobalScope;

/** A notification as the server writes it. */
type Message = {
  readonly title: string;
  readonly body: string;
  /** A newer notification with the same tag replaces this one. */
  readonly tag: string;
  readonly path: string;
};

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'title' in value && 'path' in value;

/** Shows what the server notifies of, and leads to its match. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => {
    const message: unknown = event.data?.json();
    if (isMessage(message)) event.waitUntil(show(message));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}

/** A second call rings as the first did: browsers replace a notification silently unless they are told otherwise. */
type Ringing = NotificationOptions & { readonly renotify: true };

function show({ title, body, tag, path }: Message): Promise<void> {
  const options: Ringing = { body, tag, renotify: true, data: path, icon: '/icon-192.png' };
  return self.registration.showNotification(title, options);
}

/** A page that shows it comes to the front; any other stays as it is, since somebody may be scoring there. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === href);
  await (page ? page.focus() : self.clients.openWindow(href));
}
