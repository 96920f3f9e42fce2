import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'

// What every page of the site needs, and every list, in one file each: thirty small files compress worse by a tenth and
// are as many requests. With a module goes what it imports, but not what it imports later.
const groups = [
  { name: 'vendor', priority: 3, test: /node_modules/ },
  {
    name: 'shell',
    priority: 2,
    test: /app\/(root\.tsx|site\/layout\.tsx|ui\/(?!dialog)|favorites\/|directory\/page-meta)/,
  },
  { name: 'list', priority: 1, test: /app\/directory\/(list\/|listing-card|price)/ },
]

export default defineConfig({
  // Hono, the contexts and the pages share one bundle: two would mean two copies of every context.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: {
        sourcemap: true,
        rolldownOptions: {
          input: { main: './server/main.ts', seed: './server/seed.ts', bench: './bench/main.ts' },
        },
      },
    },
  },
  plugins: [tailwindcss(), babel({ presets: [linguiTransformerBabelPreset()] }), reactRouter(), lingui()],
  // Found late otherwise, which reloads the first page of a fresh checkout.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'react-router/dom'] },
  build: {
    target: 'es2022',
    // The browsers Tailwind 4 needs at least: for older ones the stylesheet would carry each color three times.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    // Tells which catalogues a page waits for; React Router deletes it unless it is asked for here.
    manifest: true,
  },
})
