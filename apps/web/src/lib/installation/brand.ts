import { useEffect } from 'react';
import { readStored, store, storageKeys } from '#lib/storage.ts';
import { setSiteName } from '#ui/page/page-title.ts';
import { useInstallation } from './use-installation.ts';

export type Brand = { readonly name: string; readonly logo: string | null };

const { installationName, installationLogo } = storageKeys;

/** The name and the logo of the installation; until they are loaded, those this device saw last. */
export function useBrand(): Brand {
  const loaded = useInstallation();
  if (loaded) return loaded;
  return { name: readStored(installationName) ?? 'Topspin', logo: readStored(installationLogo) };
}

/** Keeps name and logo on this device, so that the next page is painted with them at once, and names the browser tab. */
export function useKeptBrand(): void {
  const { name, logo } = useBrand();
  useEffect(() => {
    store(installationName, name === 'Topspin' ? null : name);
    store(installationLogo, logo);
    setSiteName(name);
  }, [name, logo]);
}
