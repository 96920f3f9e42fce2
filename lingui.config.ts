import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'

// Listed here: with '{name}' in its place, Lingui takes the files beside the areas for areas.
const areas = readdirSync('app/areas', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `app/areas/${name}`)

/** The folders with a catalogue, and what else has its texts there. A page waits for those whose folders it imports. */
const folders: Record<string, string[]> = {
  ...Object.fromEntries(areas.map((area) => [area, []])),
  'app/areas/properties/detail': [],
  'app/areas/businesses/detail': [],
  'app/areas/government-services/detail': [],
  'app/areas/jobs/detail': [],
  'app/areas/classifieds/detail': [],
  'app/areas/hotels/detail': [],
  'app/areas/vehicles/detail': [],
  'app/articles': [],
  'app/directory': [],
  'app/directory/detail': ['app/directory/gallery'],
  'app/directory/fields': [],
  'app/directory/map': [],
  'app/listings': [],
  'app/preferences': [],
  'app/questions': [],
  'app/recently-viewed': [],
  'app/reviews': [],
  'app/search': [],
  'app/search/box': [],
  'app/site': ['app/root.tsx', 'app/ui', 'app/favorites'],
  'app/site/adventures': [],
  'app/site/emergency': [],
  'app/site/home': [],
  'app/site/menus': [],
  'app/site/standing': [],
  'app/support': [],
  'app/support/contact': [],
}

const sources = Object.entries(folders).flatMap(([folder, others]) => [folder, ...others])
const inRoot = (source: string) => `<rootDir>/${source}`

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ko', 'ja', 'zh'],
  catalogs: Object.entries(folders).map(([folder, others]) => ({
    path: inRoot(`${folder}/locales/{locale}`),
    include: [folder, ...others].map(inRoot),
    exclude: ['**/*.test.*', ...sources.filter((source) => source.startsWith(`${folder}/`)).map(inRoot)],
  })),
})
