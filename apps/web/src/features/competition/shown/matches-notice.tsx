import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { paths } from '#lib/paths.ts';
import { notify } from '#ui/notify/notifications.ts';
import { type NoticePlace, usePlaceOfNotice } from '#ui/page/place-of-notice.ts';
import { TextLink } from '#ui/page/text-link.tsx';

type Row = { readonly id: string; readonly players: string; readonly where: string };

type Props = {
  readonly title: string;
  /** Undefined until they are known. */
  readonly matches: readonly Row[] | undefined;
  readonly place: NoticePlace;
  readonly children?: ReactNode;
};

/** The matches of an open that wait for the organiser. If they come while the page is open, a notification says so, too. */
export function MatchesNotice({ title, matches, place, children }: Props) {
  const isThere = matches && matches.length > 0;
  const isHere = usePlaceOfNotice(isThere) === place && isThere === true;
  const isLate = isHere && place === 'below';
  const say = useEffectEvent(() => notify('warning', title));
  useEffect(() => {
    if (isLate) say();
  }, [isLate]);
  if (!isHere) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      {children}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {matches?.map(({ id, players, where }) => (
          <li key={id}>
            <TextLink to={paths.match} params={{ matchId: id }}>
              {players}
            </TextLink>
            {` · ${where}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
