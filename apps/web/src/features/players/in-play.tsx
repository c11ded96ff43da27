import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { isProblem } from '#lib/api/problem.ts';
import { useProblemWords } from '#ui/state/error-words.ts';
import { TextLink } from '#ui/page/text-link.tsx';

/** What a dialog says when a player is not removed because they play in an open; undefined of any other error. */
export function whyInPlay(error: Error): ReactNode {
  if (isProblem(error, 'player.inOpenInPlay')) return <InPlay error={error} />;
  if (!isProblem(error, 'player.inPlay')) return undefined;
  const { open_id: id, open: name } = error.body?.details ?? {};
  return typeof id === 'string' && typeof name === 'string' ? (
    <InPlay error={error} open={{ id, name }} />
  ) : undefined;
}

type Props = { readonly error: Error; readonly open?: { readonly id: string; readonly name: string } };

/** Why a player cannot be removed now, what to do, and the way to the open for those who are told which. */
function InPlay({ error, open }: Props) {
  const { title, hint } = useProblemWords()(error);
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{title}</AlertTitle>
      {hint}{' '}
      {open && (
        <TextLink to={paths.open} params={{ openId: open.id }} search={{ tab: 'players' }}>
          {open.name}
        </TextLink>
      )}
    </Alert>
  );
}
