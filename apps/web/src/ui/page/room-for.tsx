import { styled } from '@mui/material/styles';

const Room = styled('span')({
  display: 'inline-grid',
  justifyItems: 'inherit',
  '&::after': { content: 'attr(data-texts)', whiteSpace: 'pre', height: 0, visibility: 'hidden' },
});

type Props = { readonly texts: readonly string[]; readonly children: string };

/** A text at least as wide as those that it may become, so that nothing beside it moves. */
export const RoomFor = ({ texts, children }: Props) => <Room data-texts={texts.join('\n')}>{children}</Room>;
