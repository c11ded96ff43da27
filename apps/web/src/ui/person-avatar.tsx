import Avatar from '@mui/material/Avatar';
import { clubColourOf, initialsOf } from './initials.ts';

type Props = {
  readonly name: string | undefined;
  readonly src?: string | null | undefined;
  /** The club's id, which decides the colour; without a club it is neutral. */
  readonly club?: string | null | undefined;
  readonly size?: number;
  /** Drawn with a white line around it, to stand out from the blue table. */
  readonly onTable?: boolean;
};

/** A person's picture, or the initials in the colour of the club. It says nothing to screen readers: the name is beside it. */
export function PersonAvatar({ name, src, club, size = 40, onTable = false }: Props) {
  const colour = clubColourOf(club);
  return (
    <Avatar
      src={src ?? undefined}
      alt=""
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        fontSize: `${size * 0.4}px`,
        fontWeight: 750,
        fontStretch: '75%',
        bgcolor: colour ? `var(--mui-palette-clubs-${colour})` : 'var(--mui-palette-quiet)',
        color: colour ? 'primary.contrastText' : 'text.secondary',
        ...(onTable && { border: '2px solid var(--mui-palette-table-line)' }),
      }}
    >
      {initialsOf(name ?? '')}
    </Avatar>
  );
}
