import i18next from 'i18next';
import { writeBegins } from '#ui/act/settling.ts';
import { notify, undoLasts } from '#ui/notify/notifications.ts';
import { notifyProblem } from './problem-words.tsx';

type Undo<Answer> = {
  /** Restores it on the server and on the screen. */
  readonly undo: () => Promise<Answer>;
  readonly subtitle?: string | undefined;
  /** How long it can be undone, in milliseconds, where that is longer than usual. */
  readonly lasts?: number;
  /** What to say once it is undone, where it did not come back as it was. */
  readonly undone?: (answer: Answer) => string | undefined;
};

/** Says that something was removed, with a button that puts it back. */
export function notifyRemoved<Answer>(
  title: string,
  { subtitle, lasts = undoLasts, ...how }: Undo<Answer>,
): void {
  const action = { label: i18next.t('undo'), run: () => void putBack(how) };
  notify('success', title, { subtitle, action, duration: lasts });
}

async function putBack<Answer>({ undo, undone }: Undo<Answer>): Promise<void> {
  const ended = writeBegins();
  try {
    const answer = await undo();
    notify('success', undone?.(answer) ?? i18next.t('undone'));
  } catch (error) {
    notifyProblem(error);
  } finally {
    ended();
  }
}
