import type { Call } from '#http/call.ts';
import { isCode } from '#http/seal.ts';

type Sealing = Pick<Call, 'seal'>;

/** The code of an invitation: the inviter hands it over, and it is enough to accept. */
export const codeOf = ({ seal }: Sealing, id: string): string => seal.code(`invitation ${id}`);

/** Whether the caller was handed the code of an invitation. */
export const isCodeOf = (call: Sealing, code: string | undefined) => (row: { readonly id: string }) =>
  isCode(code, codeOf(call, row.id));
