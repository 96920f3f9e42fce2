import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'
import { chunks } from './vite/chunks.ts'
import { fetchedImports, modulePreload } from './vite/fetched-imports.ts'
import { stylesheet } from './vite/stylesheet.ts'
import { words } from './vite/words.ts'

export default defineConfig({
  // Hono, the contexts and the pages share one bundle: two would mean two copies of every context.
  environments: {
    client: { build: { rolldownOptions: { output: chunks } } },
    ssr: {
      // In one file a start takes a third of the time: reading two thousand modules is most of it.
      resolve: { noExternal: true, external: ['sharp', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'] },
      build: {
        sourcemap: true,
        rolldownOptions: {
          output: { sourcemapExcludeSources: true },
          input: {
            main: './server/main.ts',
            'open-site': './server/open-site.ts', // for tests, whose sites share a process
            admin: './server/admin.ts',
            seed: './server/seed.ts',
            reindex: './server/reindex.ts',
            worker: './server/worker.ts',
            bench: './bench/main.ts',
            growth: './bench/growth.ts',
            'bench-admin': './bench/admin.ts',
          },
        },
      },
    },
  },
  plugins: [
    fetchedImports,
    tailwindcss(),
    stylesheet,
    words,
    reactRouter(),
    lingui({ macroTransform: true }),
  ],
  // React has had it itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // Found late otherwise, which reloads the first page of a fresh checkout.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'react-router/dom'] },
  build: {
    target: 'es2022',
    // The browsers Tailwind 4 needs at least: for older ones the stylesheet would carry each color three times.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    // Tells which catalogues a page waits for; React Router deletes it unless it is asked for here.
    manifest: true,
    modulePreload,
  },
})
