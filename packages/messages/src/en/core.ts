import { auth } from './core/auth.ts';
import { common } from './core/common.ts';
import { forms } from './core/forms.ts';
import { home } from './core/home.ts';
import { lists } from './core/lists.ts';
import { shell } from './core/shell.ts';
import { validation } from './validation.ts';

/** The areas that the first page needs, in one file, so that it makes one request. */
export const core = { common, shell, forms, validation, lists, auth, home } as const;
