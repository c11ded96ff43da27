import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installable } from './build/installable.ts';
import { inlineIcons } from './build/inline-icons.ts';
import { noStatics } from './build/no-statics.ts';
import { paintFirst } from './build/paint-first.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [inlineIcons(), noStatics(), react(), paintFirst(), installable(), serviceWorker(), precompress()],
  server: { proxy: { '/api': apiAddress } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        // The first page names hundreds of files: seven characters are the fewest that the bundler allows.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // The first page comes in two files: dependencies, and our code.
            { name: 'platform', tags: ['$initial'], test: /node_modules/u, priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
            // What home adds comes in one: two dozen files of a few lines each are larger, and so is every list of them.
            { name: 'home', test: /\/app\/pages\/home-page\.tsx$/u },
            // Its notices are a few lines each, too.
            { name: 'notices', test: /\/features\/home\/[a-z-]+-notice\.tsx$/u },
          ],
        },
      },
    },
  },
});
