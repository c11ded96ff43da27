import { mdiAccount } from '@mdi/js';
import Avatar from '@mui/material/Avatar';
import { Icon } from './icon.tsx';

type Props = { readonly src: string | null | undefined; readonly size?: number };

/** A person's picture, or a person icon if there is none. */
export function PersonAvatar({ src, size = 40 }: Props) {
  return (
    <Avatar
      src={src ?? undefined}
      alt=""
      sx={{ width: size, height: size, bgcolor: 'var(--mui-palette-quiet)', color: 'text.secondary' }}
    >
      <Icon path={mdiAccount} sx={{ fontSize: size * 0.6 }} />
    </Avatar>
  );
}
