import { fail } from '#http/fail.ts';
import type { DocumentType } from './click-tt-file.ts';

/** A public identifier has these characters alone (XML 1.0, production 13), of which quotes are taken by none here. */
const external =
  /^\s*tournament(?:\s+PUBLIC\s+(?<publicId>"[-\w ()+,./:=?;!*#@$%]*"|'[-\w ()+,./:=?;!*#@$%]*')|\s+SYSTEM)?(?:\s+(?<systemId>"[^"'<&[]*"|'[^"'<&[]*'))?\s*$/u;

const unquoted = (written = '""'): string => written.slice(1, -1);

/** The declared type of a file: an address is kept and never asked; declarations of its own, and so entities, are refused. */
export function documentType(written: string, line: number): DocumentType {
  const found = external.exec(written);
  if (!found) throw fail('clickTt.doctype', { line });
  const { publicId, systemId } = found.groups ?? {};
  return { publicId: unquoted(publicId), systemId: unquoted(systemId) };
}
