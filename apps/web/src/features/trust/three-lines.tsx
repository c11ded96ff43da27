import type { ReactNode } from 'react';
import { Hint } from '#ui/page/hint.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

type Facts = readonly (string | null | undefined | false)[];
type Props = { readonly first: ReactNode; readonly second: Facts; readonly third: Facts };

/** A name, a description, and since when. */
export function ThreeLines({ first, second, third }: Props) {
  return (
    <span>
      <TwoLines first={first} second={second} />
      <Hint component="span" sx={{ display: 'block', mt: -0.5 }}>
        {third.filter(Boolean).join(' · ')}
      </Hint>
    </span>
  );
}
