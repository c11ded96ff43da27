import type { PublicTurn } from '@topspin/contract';
import { usePageNotice } from '#ui/page/page-title.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { useTurnWords } from './turn-words.ts';

type Props = { readonly turn: PublicTurn | undefined };

/** When the user's turn comes, it is announced to screen readers, and the browser's tab says it. */
export function TurnNotice({ turn }: Props) {
  const { headline, tab } = useTurnWords();
  const due = turn?.state === 'due' ? turn : undefined;
  usePageNotice(due && tab(due));
  return <VisuallyHidden role="status">{due && headline(due, 'you')}</VisuallyHidden>;
}
