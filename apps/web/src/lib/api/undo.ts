import i18next from 'i18next';
import { writeBegins } from '#ui/act/settling.ts';
import { notify, undoLasts } from '#ui/notify/notifications.ts';
import { notifyProblem } from './problem-words.tsx';

type Undo = {
  /** Restores it on the server and on the screen. */
  readonly undo: () => Promise<unknown>;
  readonly subtitle?: string | undefined;
};

/** Notifies that something was removed, with a button to restore it. */
export function notifyRemoved(title: string, { undo, subtitle }: Undo): void {
  const action = { label: i18next.t('undo'), run: () => void putBack(undo) };
  notify('success', title, { subtitle, action, duration: undoLasts });
}

async function putBack(undo: Undo['undo']): Promise<void> {
  const ended = writeBegins();
  try {
    await undo();
    notify('success', i18next.t('undone'));
  } catch (error) {
    notifyProblem(error);
  } finally {
    ended();
  }
}
