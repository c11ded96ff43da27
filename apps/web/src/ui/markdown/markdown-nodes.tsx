import Link from '@mui/material/Link';
import type { Nodes, Parents, Table } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { safeLink } from './safe-link.ts';

export type Rendering = {
  /** Whether links can be followed; if not, their text is shown, with the address where that differs. */
  readonly links: boolean;
};

/**
 * A node as elements. Only what is listed here reaches the page: HTML is shown as it was typed, an image by its text,
 * and a link only to a web page, an email address or a phone.
 */
export function rendered(node: Nodes, rendering: Rendering): ReactNode {
  const inside = (parent: Parents) => children(parent, rendering);
  switch (node.type) {
    case 'root':
      return inside(node);
    case 'paragraph':
      return <p>{inside(node)}</p>;
    case 'heading':
      return <Heading depth={node.depth}>{inside(node)}</Heading>;
    case 'text':
      return node.value;
    case 'strong':
      return <strong>{inside(node)}</strong>;
    case 'emphasis':
      return <em>{inside(node)}</em>;
    case 'delete':
      return <del>{inside(node)}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside(node)}</ol> : <ul>{inside(node)}</ul>;
    case 'listItem':
      return <li>{inside(node)}</li>;
    case 'link':
      return (
        <Address to={node.url} rendering={rendering} text={plainText(node)}>
          {inside(node)}
        </Address>
      );
    case 'image':
      return node.alt ?? null;
    case 'html':
      return lineBreak.test(node.value) ? <br /> : node.value;
    case 'table':
      return <Rows table={node} rendering={rendering} />;
    case 'linkReference':
    case 'tableRow':
    case 'tableCell':
      return inside(node);
    case 'imageReference':
      return node.alt ?? null;
    case 'definition':
    case 'yaml':
    case 'footnoteDefinition':
    case 'footnoteReference':
      return null;
  }
}

/** The editor writes an empty paragraph so. */
const lineBreak = /^<br *\/?>$/iu;

const children = (parent: Parents, rendering: Rendering): ReactNode =>
  parent.children.map((child, index) => (
    // The text is never reordered.
    <Fragment key={index}>{rendered(child, rendering)}</Fragment>
  ));

/** Below the headings of the page: those of a text start at the third level. */
function Heading({ depth, children: text }: { readonly depth: number; readonly children: ReactNode }) {
  if (depth === 1) return <h3>{text}</h3>;
  if (depth === 2) return <h4>{text}</h4>;
  return <h5>{text}</h5>;
}

type AddressProps = {
  readonly to: string;
  readonly text: string;
  readonly rendering: Rendering;
  readonly children: ReactNode;
};

function Address({ to, text, rendering, children: words }: AddressProps) {
  const href = safeLink(to);
  if (href === null) return words;
  if (!rendering.links)
    return text === to || `mailto:${text}` === to ? (
      words
    ) : (
      <>
        {words} ({to})
      </>
    );
  return (
    <Link href={href} underline="always" target="_blank" rel="noopener noreferrer nofollow ugc">
      {words}
    </Link>
  );
}

/** Nodes whose parts are words of one line. */
const phrases: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'strong',
  'emphasis',
  'delete',
  'link',
  'linkReference',
  'tableCell',
]);

/** A node's text without its formatting. */
export function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(plainText).join(phrases.has(node.type) ? '' : ' ');
  return '';
}

function Rows({ table, rendering }: { readonly table: Table; readonly rendering: Rendering }) {
  const [head, ...rows] = table.children;
  return (
    <table>
      <thead>{head && <Row of={head} as="th" rendering={rendering} />}</thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} of={row} as="td" rendering={rendering} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  readonly of: Table['children'][number];
  readonly as: 'th' | 'td';
  readonly rendering: Rendering;
};

const Row = ({ of, as: Cell, rendering }: RowProps) => (
  <tr>
    {of.children.map((cell, index) => (
      <Cell key={index}>{children(cell, rendering)}</Cell>
    ))}
  </tr>
);
