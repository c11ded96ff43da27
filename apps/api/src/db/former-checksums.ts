/**
 * By number, the checksums of migrations as they were before a newer PostgreSQL refused them: the only reason to change
 * one. Databases that ran the former text are brought to the same schema by a later migration (ADR 6).
 */
export const formerChecksums: Readonly<Partial<Record<number, string>>> = {
  63: 'da8df6e6c27bf40e1034c1753b13895266349c4f21073ad86eb6e030237e27f3',
};
