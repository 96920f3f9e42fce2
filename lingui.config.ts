import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'

const folder = (path: string, ...include: string[]) => ({
  path: `<rootDir>/${path}/locales/{locale}`,
  include: [path, ...include].map((source) => `<rootDir>/${source}`),
})

// Listed here: with '{name}' in its place, Lingui takes the files beside the areas for areas.
const areas = readdirSync('app/areas', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ko', 'ja', 'zh'],
  catalogs: [
    ...areas.map((name) => folder(`app/areas/${name}`)),
    folder('app/directory'),
    folder('app/listings'),
    folder('app/site', 'app/root.tsx', 'app/ui', 'app/preferences', 'app/favorites', 'app/support'),
  ],
})
