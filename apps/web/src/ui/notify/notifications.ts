export type NotificationType = 'info' | 'success' | 'error' | 'warning';

export type Notification = {
  readonly id: number;
  readonly type: NotificationType;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly duration: number;
  /** Its action. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
};

export const notificationLasts = 5000;
export const errorLasts = 4000;
/** Longer, since it has to be read, reached and pressed. */
export const undoLasts = 10_000;

let current: Notification | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: Notification | null): void {
  current = next;
  for (const listener of listeners) listener();
}

type Options = Pick<Notification, 'subtitle' | 'action'> & { readonly duration?: number };

/** Shows a notification in the snackbar, replacing the previous one; it disappears by itself. */
export function notify(
  type: NotificationType,
  title: string,
  { subtitle, action, duration = type === 'error' ? errorLasts : notificationLasts }: Options = {},
): void {
  count += 1;
  show({ id: count, type, title, subtitle, action, duration });
}

export const dismiss = (): void => show(null);
export const currentNotification = (): Notification | null => current;

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
