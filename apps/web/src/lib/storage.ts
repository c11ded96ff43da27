import { isEmbedded } from './embedded.ts';

/** The browser's persistent storage, under the specified names. */
export const storageKeys = {
  token: 'token',
  refreshToken: 'refreshToken',
  userId: 'user_id',
  email: 'user_email',
  lang: 'lang',
  theme: 'theme',
  installationName: 'installation_name',
  installationLogo: 'installation_logo',
  rowsPerPage: 'rowsPerPage',
  device: 'device',
  deviceKeys: 'device_keys',
  /** What an umpire chose on this device. */
  scoring: 'scoring',
  /** Whether this device reads calls to tables aloud. */
  callsAloud: 'calls_aloud',
  /** The screen of the hall that this device is, with its secret. */
  screen: 'screen',
} as const;

type Key = (typeof storageKeys)[keyof typeof storageKeys];

/** A private window may deny storage, and an embedded page takes none; values then last until the page is closed. */
const memory = new Map<string, string>();

export function readStored(key: Key): string | null {
  if (isEmbedded) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function store(key: Key, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  if (isEmbedded) return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    memory.set(key, value ?? '');
  }
}
