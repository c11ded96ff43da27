import type { openKeys as original } from '../../es/opens/open-keys.ts';
import type { Translated } from '../../translated.ts';

export const openKeys = {
  title: 'Read-only keys',
  hint: 'With a key, a club’s website or a program reads what any visitor sees of this open, and nothing more. Anyone who looks at the page’s source sees the key: if it is abused, revoke it and use another.',
  scripts: 'Does the website have a design of its own?',
  scriptsHint: 'With a read-only key, whoever programs it reads the data of this open.',
  unpublished: 'This open cannot be seen without an account yet',
  unpublishedHint: 'Its keys read nothing until its results are public.',
  none: 'No keys yet',
  noneHint:
    'Make one for each website or program: then you know which is in use, and can revoke that one alone.',
  name: 'Where it will be used',
  nameHint: 'For example: Club website',
  create: 'Create key',
  created: 'Copy the key now: it will not be shown again',
  copy: 'Copy key',
  copied: 'Key copied',
  copyExample: 'Copy example (curl)',
  exampleCopied: 'Example copied',
  guide: 'How to use it',
  made: 'Made by {{who}} on {{when}}',
  madeByNobody: 'Made on {{when}}',
  left: 'no longer an organiser of this open',
  unused: 'Not used yet',
  used: 'Last used: {{when}}',
  revoke: 'Revoke the key {{name}}',
  revokeTitle: 'Revoke the key {{name}}?',
  confirm: 'Revoke',
  revokeBody:
    'The website or program that uses it stops reading at once. This cannot be undone: it would need a new key.',
  revoked: 'Key revoked',
} as const satisfies Translated<typeof original>;
