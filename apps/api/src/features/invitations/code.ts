import type { Call } from '#http/call.ts';

/** The code of an invitation: the inviter hands it over, and it is enough to accept. */
export const codeOf = ({ seal }: Pick<Call, 'seal'>, id: string): string => seal.code(`invitation ${id}`);
