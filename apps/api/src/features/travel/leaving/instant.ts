/** An instant as a file has it. */
export const instantOf = (at: Date): string => at.toISOString();

export const instantOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;
