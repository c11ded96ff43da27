import Box from '@mui/material/Box';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { clamped } from '#ui/layout.ts';
import { HoldsPaint } from '../whole/holds-paint.ts';

type Props = {
  readonly text: string;
  /** The language it is written in, for screen readers and hyphenation. */
  readonly lang?: string | undefined;
  /** Whether its links can be followed: not those of people whom nobody trusts. */
  readonly links: boolean;
};

const Formatted = lazy(async () => ({ default: (await import('./formatted.tsx')).Formatted }));

/**
 * Text with its formatting. What formats it is loaded with the first such text; until then, and where it does not load,
 * the text is shown as it was typed.
 */
export function Markdown(props: Props) {
  const typed = (
    <Box lang={props.lang} sx={{ whiteSpace: 'pre-line', maxWidth: '70ch', overflowWrap: 'anywhere' }}>
      {props.text}
    </Box>
  );
  return (
    <Otherwise show={typed}>
      <Suspense
        fallback={
          <>
            <HoldsPaint />
            {typed}
          </>
        }
      >
        <Formatted {...props} />
      </Suspense>
    </Otherwise>
  );
}

const Plain = lazy(async () => ({ default: (await import('./formatted.tsx')).Brief }));

/** The first words of a formatted text, for a row of a list. */
export function MarkdownBrief({ text, lang }: Pick<Props, 'text' | 'lang'>) {
  return (
    <Box component="span" lang={lang} sx={twoLines}>
      <Otherwise show={text}>
        <Suspense
          fallback={
            <>
              <HoldsPaint />
              {text}
            </>
          }
        >
          <Plain text={text} />
        </Suspense>
      </Otherwise>
    </Box>
  );
}

const twoLines = {
  ...clamped(2),
  overflowWrap: 'anywhere',
  maxWidth: '70ch',
} as const;

type OtherwiseProps = { readonly show: ReactNode; readonly children: ReactNode };

/** Shows a fallback if its content fails. */
export class Otherwise extends Component<OtherwiseProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.show : this.props.children;
  }
}
