export type NotificationType = 'info' | 'success' | 'error' | 'warning';

export type Notification = {
  readonly id: number;
  readonly type: NotificationType;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly duration: number;
};

export const notificationLasts = 5000;
export const errorLasts = 4000;

let current: Notification | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: Notification | null): void {
  current = next;
  for (const listener of listeners) listener();
}

type Options = { readonly subtitle?: string | undefined; readonly duration?: number };

/** Says something in the snackbar, over whatever it said before; it goes by itself. */
export function notify(
  type: NotificationType,
  title: string,
  { subtitle, duration = notificationLasts }: Options = {},
): void {
  count += 1;
  show({ id: count, type, title, subtitle, duration });
}

export const dismiss = (): void => show(null);
export const currentNotification = (): Notification | null => current;

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
