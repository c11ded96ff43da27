import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

type Props = SvgIconProps & {
  /** A path of `@mdi/js`. */
  readonly path: string;
  /** What it says to those who do not see it; without it the icon is an ornament. */
  readonly label?: string;
};

/** One Material Design icon, drawn from its path alone. */
export function Icon({ path, label, ...rest }: Props) {
  return (
    <SvgIcon {...(label ? { titleAccess: label } : {})} {...rest}>
      <path d={path} />
    </SvgIcon>
  );
}
