import type { Language } from '@topspin/contract';
import { SaxesParser } from 'saxes';
import { fail } from '#http/fail.ts';
import type { ClickTtFile } from './click-tt-file.ts';
import { decode } from './decode.ts';
import { documentType } from './document-type.ts';
import { Gatherer } from './gatherer.ts';

/**
 * Reads a tournament file of click-TT. The parser knows the five entities of XML and no others, and never looks at a DTD; what the DTD says
 * is checked by us, element by element, so that a file is refused at the first line that is wrong.
 */
export function read(bytes: Uint8Array, lang: Language): ClickTtFile {
  const text = decode(bytes);
  if (!/^\uFEFF?\s*</u.test(text)) throw fail('clickTt.notClickTt');
  const parser = new SaxesParser({
    xmlns: false,
    position: true,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  });
  const file = new Gatherer(lang);
  parser.on('error', () => {
    throw fail('clickTt.unreadable', { line: parser.line, column: parser.columnIndex + 1 });
  });
  parser.on('doctype', (written) => file.declare(documentType(written, parser.line)));
  parser.on('opentagstart', ({ name }) => file.begin(name, parser.line));
  parser.on('attribute', () => file.attribute());
  parser.on('opentag', ({ attributes }) => file.open(Object.entries(attributes)));
  parser.on('closetag', () => file.close());
  parser.on('text', (written) => file.text(written, parser.line));
  parser.on('cdata', (written) => file.text(written, parser.line));
  parser.write(text).close();
  return file.done();
}
