import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { collectOfflineFiles } from './offline-files.ts';

/** Builds `worker/sw.ts` as `/sw.js`, with the list of the files to keep on every device. */
export function serviceWorker(): Plugin[] {
  const offline = collectOfflineFiles();
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    // The page registers it after it has loaded, and the manifest has a file for each language.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{html,js,css,svg,webmanifest,woff2}'],
      // The name of these says their content.
      dontCacheBustURLsMatching: /^assets\//u,
      maximumFileSizeToCacheInBytes: 4_000_000,
      manifestTransforms: [
        (entries) => ({ manifest: entries.filter(({ url }) => offline.has(url)), warnings: [] }),
      ],
    },
    integration: { closeBundleOrder: 'pre' },
  });
  return [offline.plugin, ...plugins.map(onlyIfWritten)];
}

/** Its list is made of the files in the folder: a build that writes none has no worker. */
const onlyIfWritten = (plugin: Plugin): Plugin => ({
  ...plugin,
  apply: ({ build }, { command }) => command === 'build' && build?.write !== false,
});
