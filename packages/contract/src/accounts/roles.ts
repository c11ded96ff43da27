export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** The header of every answer to a logged-in user that says their roles, joined by commas. */
export const rolesHeader = 'x-roles';

export const roles = ['admin', 'circuitManager'] as const;
export type Role = (typeof roles)[number];
