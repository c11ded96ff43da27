import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

type Props = SvgIconProps & {
  /** A path of `@mdi/js`. */
  readonly path: string;
  /** Its text for screen readers; without one the icon is decorative. */
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
