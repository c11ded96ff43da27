/** What was typed in a form and not saved, under a name of its own. */
export type Draft = {
  readonly name: string;
  /** How long it is kept: on the device, or only as long as the tab, for what is about other people. */
  readonly keeps: 'device' | 'tab';
  /** The values that it was typed over, for a form that somebody else may fill in meanwhile: over other values it does not come back by itself. */
  readonly over?: string;
};

export type Typed = Readonly<Record<string, unknown>>;

export const onDevice = (name: string): Draft => ({ name, keeps: 'device' });
export const inTab = (name: string): Draft => ({ name, keeps: 'tab' });

/** Fields that are never kept: secrets, and consents, which are given when the form is sent. */
const neverKept: ReadonlySet<string> = new Set([
  'password',
  'old_password',
  'confirmation',
  'apiKey',
  'code',
  'setup_code',
  'terms_accepted',
  'declaration_accepted',
  'consent',
  'guardian_consent',
]);

/** Fields that are kept only in the tab, whatever the form: phones and dates of birth. */
const onlyInTab: ReadonlySet<string> = new Set(['date_of_birth', 'contact_phone', 'contacts', 'phones']);

const lasts = 30 * 24 * 3_600_000;
const prefix = 'draft:';
/** Written when all drafts are removed, so that other tabs remove theirs. */
const sweptKey = 'drafts_removed';

type Place = () => Storage;
const device: Place = () => localStorage;
const tab: Place = () => sessionStorage;

let owner = '';

const keyOf = ({ name }: Draft): string => `${prefix}${owner}:${name}`;

/** A private window may deny storage, or it may be full: false if it could not be written. */
function write(place: Place, key: string, typed: Typed, over?: string): boolean {
  try {
    if (Object.keys(typed).length === 0) place().removeItem(key);
    else place().setItem(key, JSON.stringify({ at: Date.now(), typed, over }));
    return true;
  } catch {
    return false;
  }
}

type Stored = { readonly typed: Typed; readonly over?: string | undefined };

function read(place: Place, key: string): Stored {
  try {
    const { at, typed, over }: Partial<Stored> & { at?: number } = JSON.parse(place().getItem(key) ?? '{}');
    if (at !== undefined && typed !== undefined && Date.now() - at < lasts) return { typed, over };
    place().removeItem(key);
  } catch {
    // Unreadable is as good as absent.
  }
  return { typed: {} };
}

/** Keeps what was typed, by field, in place of what was kept before. Returns whether it will survive a reload. */
export function keepDraft(draft: Draft, typed: Typed): boolean {
  const fields = Object.entries(typed).filter(([field]) => !neverKept.has(field));
  const goesToTab = (field: string): boolean => draft.keeps === 'tab' || onlyInTab.has(field);
  const inItsTab = Object.fromEntries(fields.filter(([field]) => goesToTab(field)));
  const onItsDevice = Object.fromEntries(fields.filter(([field]) => !goesToTab(field)));
  const key = keyOf(draft);
  return [write(tab, key, inItsTab, draft.over), write(device, key, onItsDevice, draft.over)].every(Boolean);
}

/** What is kept of a form, by field; empty if nothing is. */
export const readDraft = (draft: Draft): Typed => ({
  ...read(device, keyOf(draft)).typed,
  ...read(tab, keyOf(draft)).typed,
});

export const hasDraft = (draft: Draft): boolean => Object.keys(readDraft(draft)).length > 0;

const isOutdated = (draft: Draft): boolean =>
  draft.over !== undefined &&
  [device, tab]
    .map((place) => read(place, keyOf(draft)))
    .some(({ typed, over }) => Object.keys(typed).length > 0 && over !== draft.over);

/** The fields that differ from what a form starts with. */
export const changedFields = (values: Typed, initial: Typed): Typed =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field]),
    ),
  );

/** The draft that a form finds when it opens. */
export type FoundDraft = {
  readonly typed: Typed;
  /** Whether what it was typed over has changed: it is offered, and what is there now is shown. */
  readonly isOutdated: boolean;
};

/**
 * The fields of a draft that a form can show and does not hold already. An answer that got lost may have saved them;
 * and a draft may be older than the form.
 */
export function draftFor(draft: Draft | null, initial: Typed): FoundDraft {
  if (draft === null) return { typed: {}, isOutdated: false };
  const fields = Object.entries(changedFields(readDraft(draft), initial));
  const typed = Object.fromEntries(
    fields.filter(([field, value]) => field in initial && fits(value, initial[field])),
  );
  return { typed, isOutdated: isOutdated(draft) };
}

/** The fields of a draft with which a form opens by itself. */
export const shownAtOnce = ({ typed, isOutdated: waits }: FoundDraft): Typed => (waits ? {} : typed);

const fits = (value: unknown, initial: unknown): boolean =>
  value === null ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial));

/** It was saved or discarded. */
export const removeDraft = (draft: Draft): void => void keepDraft(draft, {});

function removeWhere(goes: (key: string) => boolean): void {
  for (const place of [device, tab]) {
    try {
      for (const key of Object.keys(place()))
        if (key.startsWith(prefix) && goes(key)) place().removeItem(key);
    } catch {
      // Without storage there are no drafts.
    }
  }
}

/** Sets the owner of drafts from now on. Drafts of another account are removed: the device is shared. */
export function draftsBelongTo(user: string | null): void {
  owner = user ?? '';
  if (user !== null) removeWhere((key) => !key.startsWith(`${prefix}${user}:`));
}

/** Removes all drafts, in every tab: the user logged out. */
export function removeAllDrafts(): void {
  removeWhere(() => true);
  try {
    localStorage.setItem(sweptKey, String(Date.now()));
  } catch {
    // Other tabs have no storage either.
  }
}

window.addEventListener('storage', ({ key }) => {
  if (key === sweptKey) removeWhere(() => true);
});
