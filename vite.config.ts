import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkEntrySize } from './scripts/check-entry-size.mjs';
import { precompress } from './scripts/precompress.mjs';
import { preloadFont } from './scripts/preload-font.mjs';
import { sharedChunks } from './scripts/shared-chunks.mjs';

const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

export default defineConfig({
  root: new URL('web', import.meta.url).pathname,
  plugins: [
    react(),
    tailwindcss(),
    preloadFont('geist-latin-wght-normal'),
    checkEntrySize({
      screen: 'app/screens/public/login.tsx',
      layout: ['app/public/public-layout.tsx'],
      maxGzipBytes: 120_000,
      maxChunkBytes: 40_000,
      maxSharedBytes: 130_000,
    }),
    precompress(),
  ],
  resolve: {
    // React has it by now: what stands in for it in older ones stays out of the first script.
    alias: [{ find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: 'use-sync-external-store' }],
  },
  build: {
    outDir: new URL('dist/web', import.meta.url).pathname,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Icons and fonts as files of their own: `data:` fonts are refused by the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: sharedChunks,
        // Not the names of all screens that share it, which the entry would list.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
  server: {
    port: 5173,
    // `core` and the packages lie beside `web`, not in it.
    fs: { allow: [new URL('.', import.meta.url).pathname] },
    // The last two are patterns: `/p` as a prefix would also be that of `/payment`.
    proxy: Object.fromEntries(
      ['/api', '/mailbox', '/pictures', '/terms', '/privacy', '^/p/', '^/n/'].map((path) => [path, server]),
    ),
  },
});
